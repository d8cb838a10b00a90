"""Writes the net as packages/speech reads it: a description in JSON, whole-number weights in one file."""

import json
import os

import numpy as np

from features import BANDS
from inventory import PHONES
from network import OFFSETS


def export(network, prior, folder, origin):
    """
    int8 weights, one scale an output; biases, scales, input mean and scale as float32, little endian,
    layer after layer: scales, biases, weights (outputs x inputs).
    """
    os.makedirs(folder, exist_ok=True)
    parts = [network.mean.astype("<f4").tobytes(), network.scale.astype("<f4").tobytes()]
    layers = []
    for weight, bias in zip(network.weights, network.biases):
        rows = weight.T
        scale = np.maximum(np.abs(rows).max(axis=1), 1e-8) / 127
        whole = np.round(rows / scale[:, None]).astype(np.int8)
        parts += [scale.astype("<f4").tobytes(), bias.astype("<f4").tobytes(), whole.tobytes()]
        layers.append({"inputs": int(rows.shape[1]), "outputs": int(rows.shape[0])})
    with open(os.path.join(folder, "phones.bin"), "wb") as file:
        file.write(b"".join(parts))
    description = {
        "format": 1, "bands": BANDS, "offsets": OFFSETS, "phones": PHONES, "layers": layers,
        "logPrior": [round(float(p), 4) for p in prior], "origin": origin,
    }
    with open(os.path.join(folder, "phones.json"), "w") as file:
        json.dump(description, file, ensure_ascii=False, indent=2)
        file.write("\n")


def load_into(network, folder):
    """Takes up a net that was exported before, to go on training it."""
    data = open(os.path.join(folder, "phones.bin"), "rb").read()
    network.mean = np.frombuffer(data, "<f4", BANDS, 0).copy()
    network.scale = np.frombuffer(data, "<f4", BANDS, 4 * BANDS).copy()
    at = 8 * BANDS
    for layer, weight in enumerate(network.weights):
        inputs, outputs = weight.shape
        scale = np.frombuffer(data, "<f4", outputs, at)
        network.biases[layer][:] = np.frombuffer(data, "<f4", outputs, at + 4 * outputs)
        whole = np.frombuffer(data, np.int8, inputs * outputs, at + 8 * outputs).reshape(outputs, inputs)
        network.weights[layer][:] = (whole * scale[:, None]).T
        at += 8 * outputs + inputs * outputs
