"""
Finds the sounds of a recording whose text is known with a net that is already trained, and cuts it into pieces of a word's
length to train the next one on.
"""

import subprocess
import tempfile

import numpy as np
import torch

from alignment import least_frames
from features import HOP, RATE, log_mel, normalise
from festival import read_wave
from inventory import SILENCE
from ipa import SETS, words
from network import joined
from transcripts import transcripts

_LONGEST_SECONDS = 14
# Worse than this, in nats a frame below what the net hears by itself, the text is not what was said.
_WORST_SENTENCE = -2.2
_WORST_PIECE = -2.4
_EDGE = 0.06
# The border before frame t lies half a hop before its middle.
_BORDER = 120
_AT_ONCE = 80


def decode(paths):
    """16 kHz samples of each file; many at once, as starting ffmpeg takes longer than its work."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["ffmpeg", "-v", "error", "-y"]
        for path in paths:
            command += ["-i", path]
        for place in range(len(paths)):
            command += ["-map", f"{place}:a", "-ac", "1", "-ar", str(RATE), f"{folder}/{place}.wav"]
        subprocess.run(command, check=True)
        return [read_wave(f"{folder}/{place}.wav")[0] for place in range(len(paths))]


def with_sets(scores):
    """Columns for the sets of phones beside those of the phones: the best of each set."""
    return np.concatenate([scores, np.stack([scores[:, list(members)].max(1) for members in SETS], 1)], 1)


def find(scores, rows):
    """
    [(sound, first frame, frame after the last)] of words one after another with silence between them where there is some;
    None when the recording is too short. `scores` as of with_sets.
    """
    states, first, optional = [SILENCE], [True], [True]
    for row in rows:
        for phone in row:
            for step in range(least_frames(phone)):
                states.append(phone)
                first.append(step == 0)
                optional.append(False)
        states.append(SILENCE)
        first.append(True)
        optional.append(True)
    states, first, optional = np.array(states), np.array(first), np.array(optional)
    count, frames = len(states), len(scores)
    if frames < count:
        return None
    stays = np.append(first[1:], True)
    best = np.full(count, -1e9, np.float32)
    best[0], best[1] = scores[0, SILENCE], scores[0, states[1]]
    came = np.zeros((frames, count), np.int8)
    jumps = np.concatenate([[False, False], optional[1:-1]])
    for t in range(1, frames):
        options = np.full((3, count), -1e9, np.float32)
        options[0] = np.where(stays, best, -1e9)
        options[1, 1:] = best[:-1]
        options[2, 2:] = np.where(jumps[2:], best[:-2], -1e9)
        came[t] = options.argmax(0)
        best = options.max(0) + scores[t, states]
    at = count - 1 if best[-1] >= best[-2] else count - 2
    if best[at] < -1e8:
        return None
    path = np.empty(frames, np.int64)
    for t in range(frames - 1, -1, -1):
        path[t] = at
        at -= came[t, at]
    found = []
    for t, state in enumerate(path):
        begins = first[state] and (t == 0 or path[t - 1] != state)
        if begins:
            found.append([int(states[state]), t, t + 1])
        else:
            found[-1][2] = t + 1
    return found


@torch.no_grad()
def heard(network, prior, sound):
    """Log likelihoods, frames x sounds."""
    row, inside, _ = joined([network.scaled(torch.from_numpy(normalise(log_mel(sound.astype(np.float32)))))])
    scores = network(row, inside).numpy()[:int(inside.sum())] - 0.5 * prior
    return with_sets(scores)


def cut(rng, network, prior, sound, transcript, language):
    """Pieces (samples, [(sound, start, end)]) of one recording; none when the net does not hear its text in it."""
    if not 0.3 * RATE < len(sound) < _LONGEST_SECONDS * RATE:
        return []
    scores = heard(network, prior, sound / 32768)
    found = find(scores, words(language, transcript))
    if found is None:
        return []
    free = scores[:, :SILENCE + 1].max(1)
    worth = [float(np.mean(scores[a:b, phone] - free[a:b])) for phone, a, b in found]
    spoken = [w for w, (phone, _, _) in zip(worth, found) if phone != SILENCE]
    if np.mean(spoken) < _WORST_SENTENCE:
        return []
    pieces, at = [], 0
    while at < len(found):
        if found[at][0] == SILENCE:
            at += 1
            continue
        end, wanted = at, rng.integers(3, 11)
        while end < len(found) and end - at < wanted and found[end][0] != SILENCE:
            end += 1
        if end - at >= 3 and np.mean(worth[at:end]) > _WORST_PIECE:
            # What is silent beside it stays on.
            before = _EDGE if at == 0 or found[at - 1][0] == SILENCE else 0
            after = _EDGE if end == len(found) or found[end][0] == SILENCE else 0
            times = [((a * HOP + _BORDER) / RATE, (b * HOP + _BORDER) / RATE) for _, a, b in found[at:end]]
            start = max(0.0, times[0][0] - before)
            stop = min(len(sound) / RATE, times[-1][1] + after)
            pieces.append((sound[int(start * RATE):int(stop * RATE)],
                           [(phone, a - start, b - start) for (phone, _, _), (a, b) in zip(found[at:end], times)]))
        at = end
    return pieces


def pieces(rng, network, prior, language):
    """Pieces of all recordings in a language: (samples, rate, [(sound, start, end)])."""
    rows = transcripts(language)
    for first in range(0, len(rows), _AT_ONCE):
        part = rows[first:first + _AT_ONCE]
        for (_, transcript), samples in zip(part, decode([path for path, _ in part])):
            for piece, sounds in cut(rng, network, prior, samples, transcript, language):
                yield piece, RATE, sounds
