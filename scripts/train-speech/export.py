"""Writes the net as packages/speech reads it: a description in JSON, whole-number weights in one file."""

import json
import os

import numpy as np
import torch

from features import BANDS
from inventory import PHONES
from network import is_residual


def _layers(network):
    """(weights outputs x inputs x width, biases, frames looked at, residual) with the norms multiplied in."""
    for convolution, norm in zip(network.convolutions, network.norms):
        gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        width, step = convolution.kernel_size[0], convolution.dilation[0]
        offsets = [step * (i - width // 2) for i in range(width)]
        yield (convolution.weight * gain[:, None, None], norm.bias - norm.running_mean * gain,
               offsets, is_residual(convolution))
    yield network.output.weight, network.output.bias, [0], False


@torch.no_grad()
def export(network, prior, folder, origin):
    """
    int8 weights, one scale an output; scales, biases, input mean and scale as float32, little endian,
    layer after layer: scales, biases, weights (outputs x frames looked at x inputs).
    """
    os.makedirs(folder, exist_ok=True)
    parts = [network.mean.numpy().astype("<f4").tobytes(), network.scale.numpy().astype("<f4").tobytes()]
    layers = []
    for weight, bias, offsets, residual in _layers(network):
        outputs, inputs, _ = weight.shape
        rows = weight.permute(0, 2, 1).reshape(outputs, -1).numpy()
        scale = np.maximum(np.abs(rows).max(axis=1), 1e-8) / 127
        whole = np.round(rows / scale[:, None]).astype(np.int8)
        parts += [scale.astype("<f4").tobytes(), bias.numpy().astype("<f4").tobytes(), whole.tobytes()]
        layers.append({"inputs": inputs, "outputs": outputs, "offsets": offsets, "residual": residual})
    with open(os.path.join(folder, "phones.bin"), "wb") as file:
        file.write(b"".join(parts))
    description = {
        "format": 2, "bands": BANDS, "phones": PHONES, "layers": layers,
        "logPrior": [round(float(p), 4) for p in prior], "origin": origin,
    }
    with open(os.path.join(folder, "phones.json"), "w") as file:
        json.dump(description, file, ensure_ascii=False, indent=2)
        file.write("\n")
