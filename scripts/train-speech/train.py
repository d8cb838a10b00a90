"""
Trains the phone classifier from nothing but synthesisers and a generator's seed, and writes
packages/speech/model. See README.md beside this file.
"""

import argparse
import json
import os
import pickle
import time

import numpy as np

from alignment import align
from corpus import UNKNOWN, ambivalent, build
from export import export, load_into
from features import BANDS
from inventory import SILENCE
from network import CLASSES, Network

_SMOOTHING = 0.05
_DROPOUT = 0.2
_BATCH = 768


def realign(network, corpus, prior, report):
    """Moves the labels to where the net hears the phones; clips with unknown sounds keep theirs."""
    bounds, moved, total = corpus["bounds"], 0, 0
    clips = [i for i, w in enumerate(corpus["words"]) if w is not None and bounds[i + 1] - bounds[i] <= 300]
    clips.sort(key=lambda i: bounds[i + 1] - bounds[i])
    for first in range(0, len(clips), 256):
        part = clips[first:first + 256]
        scores = [network.log_posteriors(corpus["features"], bounds[i], bounds[i + 1]) - 0.5 * prior for i in part]
        for i, path in zip(part, align(scores, [corpus["words"][i] for i in part])):
            if path is None:
                continue
            old = corpus["labels"][bounds[i]:bounds[i + 1]]
            moved += int((old != path).sum())
            total += len(path)
            corpus["labels"][bounds[i]:bounds[i + 1]] = path
    report(f"realigned: {100 * moved / max(total, 1):.1f} % of frames moved")


def train(corpus, hidden, epochs, seed, report, start=None):
    rng = np.random.default_rng(seed)
    network = Network(rng, hidden)
    bounds = corpus["bounds"]
    clip_of = np.repeat(np.arange(len(bounds) - 1), np.diff(bounds))
    sample = corpus["features"][rng.choice(len(clip_of), min(200_000, len(clip_of)), replace=False)].astype(np.float32)
    network.mean = sample.mean(axis=0)
    network.scale = (1 / sample.std(axis=0)).astype(np.float32)
    rates = np.geomspace(1.2e-3, 1.0e-4, epochs)
    if start:
        load_into(network, start)
        labels = corpus["labels"]
        prior = np.log(np.bincount(labels[labels != UNKNOWN], minlength=CLASSES) / (labels != UNKNOWN).sum() + 1e-6)
        realign(network, corpus, prior, report)
        rates = np.geomspace(6e-4 if epochs > 2 else 4e-4, 1.0e-4, epochs)
    for epoch in range(epochs):
        started = time.time()
        labels, other = corpus["labels"], ambivalent(corpus)
        prior = np.log(np.bincount(labels[labels != UNKNOWN], minlength=CLASSES) / (labels != UNKNOWN).sum() + 1e-6)
        frames = np.flatnonzero(labels != UNKNOWN)
        # Half of the silence is plenty.
        frames = frames[(labels[frames] != SILENCE) | (rng.random(len(frames)) < 0.5)]
        rng.shuffle(frames)
        losses, right = [], 0
        for first in range(0, len(frames) - _BATCH + 1, _BATCH):
            chosen = frames[first:first + _BATCH]
            clips = clip_of[chosen]
            x = network.inputs(corpus["features"], chosen, bounds[clips], bounds[clips + 1], rng)
            targets = np.full((_BATCH, CLASSES), _SMOOTHING / CLASSES, np.float32)
            rows = np.arange(_BATCH)
            targets[rows, labels[chosen]] += (1 - _SMOOTHING) / 2
            targets[rows, other[chosen]] += (1 - _SMOOTHING) / 2
            progress = first / len(frames)
            rate = rates[epoch] * (rates[min(epoch + 1, epochs - 1)] / rates[epoch]) ** progress
            loss, posteriors = network.step(rng, x, targets, rate, _DROPOUT)
            losses.append(loss)
            right += int((posteriors.argmax(axis=1) == labels[chosen]).sum())
        report(f"epoch {epoch + 1}: loss {np.mean(losses):.3f}, frames right {100 * right / (len(losses) * _BATCH):.1f} %, {time.time() - started:.0f} s")
        if epoch in (1, 2) and not start:
            realign(network, corpus, prior, report)
    labels = corpus["labels"]
    prior = np.log(np.bincount(labels[labels != UNKNOWN], minlength=CLASSES) / (labels != UNKNOWN).sum() + 1e-6)
    return network, prior


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=20261121)
    parser.add_argument("--espeak", type=int, default=9000, help="clips of espeak-ng")
    parser.add_argument("--variants", type=int, default=200, help="variants of espeak-ng made at random")
    parser.add_argument("--person", type=int, default=900, help="clips of each voice built from recordings")
    parser.add_argument("--pieces", type=int, default=5000, help="pieces of natural speech")
    parser.add_argument("--empty", type=int, default=700, help="clips without speech")
    parser.add_argument("--hidden", type=int, nargs="+", default=[384, 384])
    parser.add_argument("--start", help="folder of an exported net to go on from")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--extra", nargs="*", default=[], help="further voices built from recordings")
    parser.add_argument("--corpus", help="keep the corpus in this file, or take it from there")
    parser.add_argument("--out", default=os.path.join(os.path.dirname(__file__), "../../packages/speech/model"))
    options = parser.parse_args()

    def report(line):
        print(line, flush=True)

    if options.corpus and os.path.exists(options.corpus):
        corpus = pickle.load(open(options.corpus, "rb"))
    else:
        corpus = build(options.seed, options.espeak, options.variants, options.person, options.pieces, options.empty, options.extra, report)
        if options.corpus:
            pickle.dump(corpus, open(options.corpus, "wb"), protocol=4)
    report(f"{len(corpus['words'])} clips, {corpus['features'].shape[0]} frames of {BANDS} bands")
    network, prior = train(corpus, options.hidden, options.epochs, options.seed, report, options.start)
    export(network, prior, options.out, {
        "seed": options.seed, "epochs": options.epochs, "clips": len(corpus["words"]),
        "frames": int(corpus["features"].shape[0]),
    })
    report(json.dumps({"out": options.out}))


if __name__ == "__main__":
    main()
