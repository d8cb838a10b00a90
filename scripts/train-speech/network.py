"""A stack of convolutions over time: what a frame is, judged from 12 frames on either side of it."""

import torch
from torch import nn
from torch.nn import functional

from features import BANDS
from inventory import SILENCE

CLASSES = SILENCE + 1
# Frames between what each layer looks at; together they see 12 frames to either side.
FIRST_WIDTH = 5
DILATIONS = [1, 2, 3, 4]
# Between two clips of a batch: no layer looks over it.
GAP = max(DILATIONS)


class Network(nn.Module):
    """
    Clips come one after another with GAP frames between them; `inside` (frames) is one within a clip
    and zero between, where every layer's output is made zero, as it is beyond the ends in network.ts.
    """

    def __init__(self, channels, last):
        super().__init__()
        self.register_buffer("mean", torch.zeros(BANDS))
        self.register_buffer("scale", torch.ones(BANDS))
        widths = [FIRST_WIDTH] + [3] * len(DILATIONS) + [1]
        sizes = [BANDS] + [channels] * (1 + len(DILATIONS)) + [last]
        dilations = [1, *DILATIONS, 1]
        self.convolutions = nn.ModuleList(
            nn.Conv1d(a, b, w, dilation=d, padding=d * (w // 2), bias=False)
            for a, b, w, d in zip(sizes, sizes[1:], widths, dilations))
        self.norms = nn.ModuleList(nn.BatchNorm1d(b) for b in sizes[1:])
        self.output = nn.Conv1d(last, CLASSES, 1)

    def forward(self, features, inside, dropout=0.0):
        """Log posteriors, frames x classes, of scaled features, frames x bands."""
        x = (features * inside[:, None]).T[None]
        for convolution, norm in zip(self.convolutions, self.norms):
            y = functional.relu(norm(convolution(x))) * inside
            x = x + y if is_residual(convolution) else y
        x = functional.dropout(x, dropout, self.training)
        return functional.log_softmax(self.output(x)[0].T, dim=1)

    def scaled(self, features):
        return (features - self.mean) * self.scale


def is_residual(convolution):
    """The middle layers add to what they are given."""
    return convolution.in_channels == convolution.out_channels and convolution.kernel_size[0] > 1


def joined(clips):
    """
    Frames of several clips in one row with gaps: (frames x bands, inside, first frame of each clip).
    """
    total = sum(len(clip) + GAP for clip in clips)
    row = torch.zeros(total, clips[0].shape[1])
    inside = torch.zeros(total)
    firsts, at = [], 0
    for clip in clips:
        row[at:at + len(clip)] = clip
        inside[at:at + len(clip)] = 1
        firsts.append(at)
        at += len(clip) + GAP
    return row, inside, firsts
