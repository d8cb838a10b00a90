"""
Trains the phone classifier from synthesisers, recordings of Debian's packages and a generator's seed, and
writes packages/speech/model. See README.md beside this file.
"""

import argparse
import copy
import json
import os
import pickle
import tempfile
import time

import numpy as np
import torch

from alignment import align
from corpus import UNKNOWN, ambivalent, build
from export import export
from features import BANDS
from inventory import SILENCE
from network import CLASSES, Network, joined
from recorded import certain, joined_corpora, record, without_speech
from restore import renormed, restore
from sentences import with_sets
from vary import vary

_SMOOTHING = 0.05
_DROPOUT = 0.1
_BATCH_FRAMES = 5000
# Half of the silence is plenty.
_SILENCE_WEIGHT = 0.5
# A phone as a whole counts beside its frames, so that a short stop weighs as much as a long vowel.
_PHONE_SHARE = 0.3
_PHONE_SHARPNESS = 3.0
_FASTEST, _FASTEST_AT_LAST, _SLOWEST = 2.5e-3, 6e-4, 3e-5
# After which passes the labels move to where the net hears the phones: of the first net, and of the net that ships.
_REALIGN_FIRST_AFTER, _REALIGN_AFTER = (1, 3), (2, 4)
_FIRST_CHANNELS = 160
# How often the last pass hears a clip without speech.
_EMPTY_AT_LAST = 4


def log_prior(labels):
    known = labels[labels != UNKNOWN]
    return np.log(np.bincount(known, minlength=CLASSES) / len(known) + 1e-6)


@torch.no_grad()
def log_posteriors(network, corpus, clips):
    bounds = corpus["bounds"]
    network.eval()
    row, inside, firsts = joined([
        network.scaled(torch.from_numpy(corpus["features"][bounds[i]:bounds[i + 1]].astype(np.float32))) for i in clips])
    scores = network(row, inside).numpy()
    return [scores[first:first + bounds[i + 1] - bounds[i]] for first, i in zip(firsts, clips)]


def realign(network, corpus, report):
    """Moves the labels to where the net hears the phones; clips with unknown sounds keep theirs."""
    bounds, moved, total = corpus["bounds"], 0, 0
    prior = log_prior(corpus["labels"])
    clips = [i for i, w in enumerate(corpus["words"]) if w is not None and bounds[i + 1] - bounds[i] <= 300]
    clips.sort(key=lambda i: bounds[i + 1] - bounds[i])
    for first in range(0, len(clips), 256):
        part = clips[first:first + 256]
        scores = [with_sets(s - 0.5 * prior) for s in log_posteriors(network, corpus, part)]
        for i, path in zip(part, align(scores, [corpus["words"][i] for i in part])):
            if path is None:
                continue
            path[path > SILENCE] = UNKNOWN
            old = corpus["labels"][bounds[i]:bounds[i + 1]]
            moved += int((old != path).sum())
            total += len(path)
            corpus["labels"][bounds[i]:bounds[i + 1]] = path
    report(f"realigned: {100 * moved / max(total, 1):.1f} % of frames moved")


def batches(rng, corpus, network):
    """
    (scaled frames, inside, label, other label) of some _BATCH_FRAMES frames at a time, each clip once.
    Some clips lose a few neighbouring bands, so that no phone hangs on one of them.
    """
    bounds, labels, other = corpus["bounds"], corpus["labels"], ambivalent(corpus)
    held, frames = [], 0
    for clip in rng.permutation(len(bounds) - 1):
        first, last = bounds[clip], bounds[clip + 1]
        features, label, also = vary(rng, corpus["features"][first:last].astype(np.float32), labels[first:last], other[first:last])
        features = network.scaled(torch.from_numpy(features))
        if rng.random() < 0.35:
            band = int(rng.integers(0, BANDS))
            features[:, band:band + int(rng.integers(2, 8))] = 0
        held.append((features, label, also))
        frames += len(features)
        if frames >= _BATCH_FRAMES:
            row, inside, firsts = joined([f for f, _, _ in held])
            targets = np.full((2, len(row)), UNKNOWN, np.int64)
            for at, (_, label, also) in zip(firsts, held):
                targets[0, at:at + len(label)] = label
                targets[1, at:at + len(label)] = also
            yield row, inside, torch.from_numpy(targets[0]), torch.from_numpy(targets[1])
            held, frames = [], 0


def loss_of(scores, label, other):
    """Cross entropy of the frames, and of whole phones by the mean of their frames."""
    known = label != UNKNOWN
    weight = known.float() * torch.where(label == SILENCE, _SILENCE_WEIGHT, 1.0)
    rows = torch.arange(len(label))
    a, b = scores[rows, label.clamp(min=0)], scores[rows, other.clamp(min=0)]
    by_frame = -((1 - _SMOOTHING) * (a + b) / 2 + _SMOOTHING * scores.mean(dim=1))
    frame_loss = (weight * by_frame).sum() / weight.sum()

    starts = torch.ones(len(label), dtype=torch.bool)
    starts[1:] = (label[1:] != label[:-1]) | (other[1:] != other[:-1])
    phone_of = starts.cumsum(0) - 1
    count = int(phone_of[-1]) + 1
    length = torch.zeros(count).index_add_(0, phone_of, torch.ones(len(label)))
    mean = torch.zeros(count, CLASSES).index_add_(0, phone_of, scores) / length[:, None]
    of_phone = torch.log_softmax(_PHONE_SHARPNESS * mean, dim=1)
    first = starts.nonzero()[:, 0]
    one, two = label[first], other[first]
    counted = (one != UNKNOWN) & (one != SILENCE)
    places = torch.arange(count)
    by_phone = -(of_phone[places, one.clamp(min=0)] + of_phone[places, two.clamp(min=0)]) / 2
    phone_loss = by_phone[counted].mean()
    right = ((scores.argmax(1) == label) | (scores.argmax(1) == other))[known].float().mean()
    return (1 - _PHONE_SHARE) * frame_loss + _PHONE_SHARE * phone_loss, float(right)


def fresh(channels, last, corpus, seed):
    """A net that knows nothing but the mean and spread of what it will hear."""
    torch.manual_seed(seed)
    network = Network(channels, last)
    sample = corpus["features"][np.random.default_rng(seed).choice(len(corpus["features"]), 200_000)].astype(np.float32)
    network.mean.copy_(torch.from_numpy(sample.mean(axis=0)))
    network.scale.copy_(torch.from_numpy(1 / sample.std(axis=0)))
    return network


def learning(folder, corpus, seed):
    """The net in `folder`, ready to learn on."""
    network, _ = restore(folder)
    row, inside, _, _ = next(batches(np.random.default_rng(seed), corpus, network))
    return renormed(network, row, inside)


def train(network, corpus, fastest, epochs, realign_after, seed, report, keep):
    rng = np.random.default_rng(seed)
    torch.manual_seed(seed)
    steps = epochs * (len(corpus["labels"]) // _BATCH_FRAMES)
    optimiser = torch.optim.AdamW(network.parameters(), lr=fastest, weight_decay=0.01)
    average = copy.deepcopy(network)
    step = 0
    for epoch in range(epochs):
        started, losses, rights = time.time(), [], []
        for row, inside, label, other in batches(rng, corpus, network):
            rate = _SLOWEST + (fastest - _SLOWEST) * (1 + np.cos(np.pi * min(1.0, step / steps))) / 2
            optimiser.param_groups[0]["lr"] = rate * min(1.0, (step + 1) / 100)
            network.train()
            loss, right = loss_of(network(row, inside, _DROPOUT), label, other)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
            optimiser.step()
            step += 1
            with torch.no_grad():
                near = min(0.998, step / (step + 50))
                for kept, now in zip(average.state_dict().values(), network.state_dict().values()):
                    if kept.dtype.is_floating_point:
                        kept.lerp_(now, 1 - near)
            losses.append(float(loss))
            rights.append(right)
        report(f"epoch {epoch + 1}: loss {np.mean(losses):.3f}, frames right {100 * np.mean(rights):.1f} %, {time.time() - started:.0f} s")
        average.eval()
        keep(average, log_prior(corpus["labels"]))
        if epoch + 1 in realign_after:
            realign(average, corpus, report)
    return average


def kept(path, make):
    """What `make` makes, or what it made when the file was written."""
    if path and os.path.exists(path):
        return pickle.load(open(path, "rb"))
    made = make()
    if path:
        pickle.dump(made, open(path, "wb"), protocol=4)
    return made


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=20261121)
    parser.add_argument("--espeak", type=int, default=16000, help="clips of espeak-ng")
    parser.add_argument("--variants", type=int, default=200, help="variants of espeak-ng made at random")
    parser.add_argument("--person", type=int, default=1500, help="clips of each voice built from recordings")
    parser.add_argument("--pieces", type=int, default=6000, help="pieces of natural speech")
    parser.add_argument("--empty", type=int, default=1000, help="clips without speech")
    parser.add_argument("--channels", type=int, default=176)
    parser.add_argument("--last", type=int, default=256, help="outputs of the layer before the phones")
    parser.add_argument("--passes", type=int, default=7, help="of each of the two nets over its corpus")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--corpus", help="keep the corpus of synthesisers in this file, or take it from there")
    parser.add_argument("--recorded", help="keep the corpus of recordings with texts in this file, or take it from there")
    parser.add_argument("--first", help="keep the net of synthesisers, which finds the sounds of recordings, in this folder, or take it from there")
    parser.add_argument("--out", default=os.path.join(os.path.dirname(__file__), "../../packages/speech/model"))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)

    def report(line):
        print(line, flush=True)

    corpus = kept(options.corpus, lambda: build(
        options.seed, options.espeak, options.variants, options.person, options.pieces, options.empty, report))
    first = options.first or tempfile.mkdtemp(prefix="first-net-")
    if not os.path.exists(os.path.join(first, "phones.json")):
        report("the first net, from synthesisers and labelled recordings alone")
        train(fresh(_FIRST_CHANNELS, options.last, corpus, options.seed), copy.deepcopy(corpus), _FASTEST, options.passes, _REALIGN_FIRST_AFTER, options.seed, report,
              lambda network, prior: export(network, prior, first, {"seed": options.seed}))
    recorded = kept(options.recorded, lambda: joined_corpora(record(options.seed + 1, first, options.threads, report)))
    realign(restore(first)[0], corpus, report)
    whole = joined_corpora([corpus, recorded])

    def keep(network, prior):
        report(f"{len(whole['words'])} clips, {len(whole['labels'])} frames")
        export(network, prior, options.out, {"seed": options.seed, "clips": len(whole["words"]), "frames": len(whole["labels"])})

    train(fresh(options.channels, options.last, whole, options.seed), whole, _FASTEST, options.passes, _REALIGN_AFTER, options.seed + 2, report, keep)
    # Those passes leave the net too mild in two things: the к of all these languages is no қ, and a noise is no word.
    whole = joined_corpora([corpus, certain(recorded), *[without_speech(corpus)] * (_EMPTY_AT_LAST - 1)])
    realign(restore(options.out)[0], whole, report)
    train(learning(options.out, whole, options.seed), whole, _FASTEST_AT_LAST, 1, (), options.seed + 5, report, keep)
    report(json.dumps({"out": options.out}))


if __name__ == "__main__":
    main()
