# The command line in a container, with the browser's server:
#   docker build -t badbones .
#   docker run --rm badbones tournament random greedy guardian --games 60 --seed 7
#   docker run --rm -p 127.0.0.1:8127:8127 badbones play --web --host 0.0.0.0 --no-browser
# The image has the compiled code of environments and agents. The second volume keeps what else is compiled:
#   docker run --rm -v badbones-runs:/home/player/runs -v badbones-cache:/home/player/.cache/badbones badbones ...

FROM python:3.12-slim AS build
WORKDIR /source
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY badbones_env badbones_env
COPY agents agents
COPY experiments experiments
RUN python -m venv /opt/badbones \
    && /opt/badbones/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt '.[web]'

FROM python:3.12-slim
COPY --from=build /opt/badbones /opt/badbones
# the folders belong to the player, and so do volumes that are put there
RUN useradd --create-home --uid 1000 player \
    && install -d -o player -g player /home/player/runs /home/player/.cache /home/player/.cache/badbones
ENV PATH=/opt/badbones/bin:$PATH \
    BADBONES_CACHE_DIR=/home/player/.cache/badbones \
    PYTHONUNBUFFERED=1
USER 1000:1000
WORKDIR /home/player
RUN badbones warm environment agents
EXPOSE 8127
ENTRYPOINT ["badbones"]
CMD ["--help"]
