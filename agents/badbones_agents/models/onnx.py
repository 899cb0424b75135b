"""Models in the ONNX format, which holds weights and a graph but no code."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import ModelError
from badbones_env.files import MEGABYTE, read_bytes

from .agent import PARAMETERS, ModelAgent, need
from .masked_choice import Floats, Logits

TYPES = {
    "tensor(float)": np.float32, "tensor(double)": np.float64, "tensor(uint8)": np.uint8, "tensor(int8)": np.int8,
    "tensor(int32)": np.int32, "tensor(int64)": np.int64, "tensor(bool)": np.bool_,
}  # fmt: skip
MOST_BYTES = 512 * MEGABYTE
# The entry "location" of a tensor's external data, the name of a file that onnxruntime would open. In the encoding
# of protobuf: the tag of the key (field 1), its length, its text; numbers may be padded.
EXTERNAL_DATA = re.compile(rb"(?:\x0a|\x8a\x80*\x00)(?:\x08|\x88\x80*\x00)location")


class OnnxAgent(ModelAgent):
    """Plays an ONNX model that maps observations to logits; an input whose name has mask in it gets the masks."""

    name = "onnx"
    example = "onnx:path=model.onnx"
    parameters: ClassVar[dict[str, str]] = {
        "path": "the .onnx file",
        "timeout": "seconds for each call of the model, with all decisions of a step",
        **PARAMETERS,
    }

    def __init__(
        self,
        *,
        path: str = "",
        observation: str = "",
        decisions: str = "",
        game: str = "",
        temperature: float = 0.0,
        timeout: float = 60.0,
        seed: int = 0,
    ) -> None:
        self.timeout = timeout
        super().__init__(
            path=path, observation=observation, decisions=decisions, game=game, temperature=temperature, seed=seed
        )

    def load(self) -> Logits:
        runtime = need("onnxruntime", "onnx")
        options = runtime.SessionOptions()
        options.intra_op_num_threads, options.log_severity_level = 1, 4
        content = read_bytes(self.path, MOST_BYTES)
        if EXTERNAL_DATA.search(content):
            raise ModelError(f"{self.path} keeps its weights in other files (external data): save it as one file")
        session = runtime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
        inputs = session.get_inputs()
        for each in inputs:
            if each.type not in TYPES:
                raise ModelError(f"{self.path}: its input {each.name} is {each.type}; known are {', '.join(TYPES)}")
        masked = [each.name for each in inputs if "mask" in each.name.lower()]
        if len(inputs) - len(masked) != 1 or len(masked) > 1:
            names = ", ".join(each.name for each in inputs)
            raise ModelError(f"{self.path} must have an input for observations and at most one named mask, not {names}")
        output = session.get_outputs()[0].name
        pool = ThreadPoolExecutor(1, "onnx")

        def logits(observations: NDArray[Any], masks: NDArray[np.bool_]) -> Floats:
            feeds: dict[str, NDArray[Any]] = {
                each.name: (masks if each.name in masked else observations).astype(TYPES[each.type]) for each in inputs
            }
            array: Floats = _run(pool, session, runtime.RunOptions(), output, feeds, self.timeout)
            return array

        return logits


def _run(
    pool: ThreadPoolExecutor, session: Any, options: Any, output: str, feeds: dict[str, Any], timeout: float
) -> Any:
    """Run a model in another thread: one that loops for ever ends at its time limit, or at Ctrl-C."""
    options.log_severity_level = 4
    running = pool.submit(session.run, [output], feeds, options)
    try:
        return running.result(timeout)[0]
    except TimeoutError:
        raise ModelError(f"no logits within {timeout:g} s") from None
    finally:
        options.terminate = True  # without effect on one that has ended
