"""Long computations in chunks: on any number of workers, resumable, with the same results however they are divided.

A *job* can be pickled and makes, wherever it is called, a *worker* whose ``do(chunk)`` returns the result of a chunk.
Results depend on job and chunk alone, never on who else works or on what was done before: so chunks can be done in any
order, anywhere, and again after somebody died.

``backends`` where workers live: in this process, in threads, in processes, on a Ray cluster; ``dispatch`` hands out
chunks and sees to workers that die; ``store`` keeps what is finished in one SQLite file, which a kill cannot spoil;
``files`` locks folders and writes safely; ``keyed`` the usual case of all: chunks with keys, whose results are JSON.
"""
