"""A perceptron over a window of frames, trained with Adam in numpy."""

import numpy as np

from features import BANDS
from inventory import SILENCE

OFFSETS = [-12, -9, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9, 12]
CLASSES = SILENCE + 1


class Network:
    def __init__(self, rng, hidden):
        sizes = [len(OFFSETS) * BANDS, *hidden, CLASSES]
        self.weights = [rng.standard_normal((a, b)).astype(np.float32) * np.sqrt(2 / a) for a, b in zip(sizes, sizes[1:])]
        self.weights[-1] *= 0.3
        self.biases = [np.zeros(b, np.float32) for b in sizes[1:]]
        self.moments = [(np.zeros_like(p), np.zeros_like(p)) for p in self.weights + self.biases]
        self.steps = 0
        self.mean = np.zeros(BANDS, np.float32)
        self.scale = np.ones(BANDS, np.float32)

    def inputs(self, features, frames, low, high, rng=None):
        """
        Windows around `frames`; beyond the clip [low, high) its edge is repeated. With `rng`, some
        windows lose a few neighbouring bands, so that no phone hangs on one of them.
        """
        index = np.clip(frames[:, None] + np.array(OFFSETS)[None, :], low[:, None], high[:, None] - 1)
        window = (features[index].astype(np.float32) - self.mean) * self.scale
        if rng is not None:
            first = rng.integers(0, BANDS, len(frames))
            width = np.where(rng.random(len(frames)) < 0.35, rng.integers(2, 8, len(frames)), 0)
            bands = np.arange(BANDS)[None, :]
            lost = (bands >= first[:, None]) & (bands < (first + width)[:, None])
            window = np.where(lost[:, None, :], np.float32(0), window)
        return window.reshape(len(frames), -1)

    def logits(self, x):
        for weight, bias in zip(self.weights[:-1], self.biases[:-1]):
            x = np.maximum(x @ weight + bias, 0)
        return x @ self.weights[-1] + self.biases[-1]

    def log_posteriors(self, features, low, high):
        frames = np.arange(low, high)
        x = self.inputs(features, frames, np.full(len(frames), low), np.full(len(frames), high))
        logits = self.logits(x)
        logits -= logits.max(axis=1, keepdims=True)
        return logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))

    def step(self, rng, x, targets, rate, dropout):
        activations, masks = [x], []
        for weight, bias in zip(self.weights[:-1], self.biases[:-1]):
            x = np.maximum(x @ weight + bias, 0)
            mask = (rng.random(x.shape, dtype=np.float32) >= dropout).astype(np.float32) / (1 - dropout)
            masks.append(mask)
            x = x * mask
            activations.append(x)
        logits = x @ self.weights[-1] + self.biases[-1]
        logits -= logits.max(axis=1, keepdims=True)
        posteriors = np.exp(logits)
        posteriors /= posteriors.sum(axis=1, keepdims=True)
        loss = -np.mean(np.sum(targets * np.log(posteriors + 1e-9), axis=1))
        delta = (posteriors - targets) / len(x)
        weight_gradients, bias_gradients = [], []
        for layer in range(len(self.weights) - 1, -1, -1):
            weight_gradients.insert(0, activations[layer].T @ delta)
            bias_gradients.insert(0, delta.sum(axis=0))
            if layer:
                delta = (delta @ self.weights[layer].T) * masks[layer - 1] * (activations[layer] > 0)
        self.steps += 1
        for (m, v), parameter, gradient in zip(self.moments, self.weights + self.biases, weight_gradients + bias_gradients):
            m += 0.1 * (gradient - m)
            v += 0.001 * (gradient * gradient - v)
            corrected = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            parameter -= corrected * m / (np.sqrt(v) + 1e-8)
        return loss, posteriors
