"""Writes what features.ts and network.ts have to agree with into packages/speech/fixtures."""

import base64
import json
import os
import tempfile

import numpy as np
import torch

from export import export
from features import BANDS, log_mel, normalise
from network import CLASSES, Network, joined

_FOLDER = os.path.join(os.path.dirname(__file__), "../../packages/speech/fixtures")


def keep(name, what):
    json.dump(what, open(os.path.join(_FOLDER, name), "w"), ensure_ascii=False)


def features():
    i = np.arange(1600)
    samples = (0.4 * np.sin(i * (300 + i) / 16000) + 0.1 * np.sin(i * 1.3) * np.where(i > 700, 1, 0.1)).astype(np.float32)
    return [round(float(v), 3) for v in normalise(log_mel(samples)).ravel()]


@torch.no_grad()
def network():
    """A small net of random weights, some frames and what it makes of them."""
    torch.manual_seed(5)
    net = Network(4, 6)
    for norm in net.norms:
        norm.running_mean.uniform_(-0.5, 0.5)
        norm.running_var.uniform_(0.5, 2)
        norm.weight.uniform_(0.5, 1.5)
        norm.bias.uniform_(-0.5, 0.5)
    net.mean.uniform_(-1, 1)
    net.scale.uniform_(0.5, 2)
    net.eval()
    frames = torch.round(torch.randn(19, BANDS) * 100) / 100
    row, inside, _ = joined([net.scaled(frames)])
    posteriors = net(row, inside)[:len(frames)]
    with tempfile.TemporaryDirectory() as folder:
        export(net, np.zeros(CLASSES), folder, {})
        description = json.load(open(os.path.join(folder, "phones.json")))
        weights = open(os.path.join(folder, "phones.bin"), "rb").read()
    return {"description": description, "weights": base64.b64encode(weights).decode(),
            "features": [round(float(v), 2) for v in frames.ravel()],
            "posteriors": [round(float(v), 3) for v in posteriors.ravel()]}


keep("features.json", features())
keep("network.json", network())
