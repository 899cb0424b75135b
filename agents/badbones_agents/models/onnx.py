"""Models in the ONNX format, which holds weights and a graph but no code."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import ModelError
from badbones_env.files import MEGABYTE, read_bytes

from .masked_choice import Floats, Logits
from .service import Settings, need

LIBRARIES = (("onnxruntime", "onnx"),)
TYPES = {
    "tensor(float)": np.float32, "tensor(double)": np.float64, "tensor(uint8)": np.uint8, "tensor(int8)": np.int8,
    "tensor(int32)": np.int32, "tensor(int64)": np.int64, "tensor(bool)": np.bool_,
}  # fmt: skip
MOST_BYTES = 512 * MEGABYTE
# The entry "location" of a tensor's external data, the name of a file that onnxruntime would open. In the encoding
# of protobuf: the tag of the key (field 1), its length, its text; numbers may be padded.
EXTERNAL_DATA = re.compile(rb"(?:\x0a|\x8a\x80*\x00)(?:\x08|\x88\x80*\x00)location")


def load(settings: Settings, warnings: list[str]) -> Logits:
    """The model of a file."""
    runtime, path = need("onnxruntime", "onnx"), settings["path"]
    options = runtime.SessionOptions()
    options.intra_op_num_threads, options.log_severity_level = 1, 4
    content = read_bytes(path, MOST_BYTES)
    if EXTERNAL_DATA.search(content):
        raise ModelError(f"{path} keeps its weights in other files (external data): save it as one file")
    session = runtime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
    inputs = session.get_inputs()
    for each in inputs:
        if each.type not in TYPES:
            raise ModelError(f"{path}: its input {each.name} is {each.type}; known are {', '.join(TYPES)}")
    masked = [each.name for each in inputs if "mask" in each.name.lower()]
    if len(inputs) - len(masked) != 1 or len(masked) > 1:
        names = ", ".join(each.name for each in inputs)
        raise ModelError(f"{path} must have an input for observations and at most one named mask, not {names}")
    output = session.get_outputs()[0].name

    def logits(observations: NDArray[Any], masks: NDArray[np.bool_]) -> Floats:
        feeds: dict[str, NDArray[Any]] = {
            each.name: (masks if each.name in masked else observations).astype(TYPES[each.type]) for each in inputs
        }
        array: Floats = session.run([output], feeds)[0]
        return array

    return logits
