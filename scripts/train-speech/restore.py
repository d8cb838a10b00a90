"""Reads back what export.py wrote: that net finds the sounds of recordings, and learns on."""

import json
import os

import numpy as np
import torch

from features import BANDS
from network import Network


@torch.no_grad()
def restore(folder):
    """The net with its norms already multiplied in, and its prior."""
    description = json.load(open(os.path.join(folder, "phones.json")))
    data = open(os.path.join(folder, "phones.bin"), "rb").read()
    layers = description["layers"]
    network = Network(layers[0]["outputs"], layers[-1]["inputs"])
    at = 0

    def take(count, kind="<f4"):
        nonlocal at
        values = np.frombuffer(data, kind, count, at)
        at += values.nbytes
        return torch.from_numpy(values.astype(np.float32))

    network.mean.copy_(take(BANDS))
    network.scale.copy_(take(BANDS))
    for place, layer in enumerate(layers):
        outputs, inputs, width = layer["outputs"], layer["inputs"], len(layer["offsets"])
        scale, bias = take(outputs), take(outputs)
        weight = (take(outputs * inputs * width, np.int8).reshape(outputs, width, inputs) * scale[:, None, None]).permute(0, 2, 1)
        if place < len(network.norms):
            norm = network.norms[place]
            network.convolutions[place].weight.copy_(weight)
            norm.bias.copy_(bias)
            norm.running_var.fill_(1 - norm.eps)
        else:
            network.output.weight.copy_(weight)
            network.output.bias.copy_(bias)
    network.eval()
    return network, np.array(description["logPrior"], np.float32)


@torch.no_grad()
def renormed(network, row, inside):
    """
    The same net with norms that measure again: export multiplies them into the weights, and a net that learns needs them. Their means
    and spreads come from the frames given.
    """
    network.eval()
    for convolution, norm in zip(network.convolutions, network.norms):
        seen = []
        hook = convolution.register_forward_hook(lambda _module, _given, made, seen=seen: seen.append(made[0]))
        network(row, inside)
        hook.remove()
        norm.running_mean.copy_(seen[0].mean(1))
        norm.running_var.copy_(seen[0].var(1))
        norm.weight.copy_(torch.sqrt(norm.running_var + norm.eps))
        norm.bias.add_(norm.running_mean)
    return network
