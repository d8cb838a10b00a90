"""Forced alignment of many clips at once, to put the borders of the phones where the net hears them."""

import numpy as np

from inventory import INDEX, SILENCE, VOWELS

_VOWEL_INDEX = {INDEX[p] for p in VOWELS}


def least_frames(phone):
    """A vowel lasts three frames at least, a consonant two."""
    return 3 if phone in _VOWEL_INDEX else 2


def align(scores, words):
    """
    Phone of each frame for every clip: silence, the phones of its word, silence. `scores` are lists of
    frames x phones log likelihoods. Clips too short for their word give None.
    """
    chains, firsts = [], []
    for word in words:
        chain, first = [SILENCE], [0]
        for phone in word:
            for step in range(least_frames(phone)):
                chain.append(phone)
                first.append(1 if step == 0 else 0)
        chain.append(SILENCE)
        first.append(1)
        chains.append(chain)
        firsts.append(first)
    states = max(len(c) for c in chains)
    frames = max(len(s) for s in scores)
    count = len(words)
    phone_of = np.full((count, states), SILENCE)
    # A state that ends a phone may last; one inside a phone's least length may not.
    stays = np.zeros((count, states), bool)
    skips = np.zeros((count, states), bool)
    lengths = np.array([len(s) for s in scores])
    ends = np.array([len(c) for c in chains]) - 1
    for i, chain in enumerate(chains):
        phone_of[i, :len(chain)] = chain
        for j in range(len(chain)):
            stays[i, j] = j + 1 == len(chain) or firsts[i][j + 1] == 1
    padded = np.zeros((count, frames, scores[0].shape[1]), np.float32)
    for i, s in enumerate(scores):
        padded[i, :len(s)] = s
    rows = np.arange(count)
    best = np.full((count, states), -1e9, np.float32)
    best[:, 0] = padded[rows, 0, SILENCE]
    # The first silence may be empty.
    best[:, 1] = padded[rows, 0, phone_of[:, 1]]
    came = np.zeros((count, frames, states), bool)
    for t in range(1, frames):
        moved = np.full_like(best, -1e9)
        moved[:, 1:] = best[:, :-1]
        kept = np.where(stays, best, -1e9)
        came[:, t] = moved > kept
        best = np.maximum(moved, kept) + np.take_along_axis(padded[:, t], phone_of, 1)
        if t + 1 in lengths:
            done = np.flatnonzero(lengths == t + 1)
            if t + 1 == lengths.min():
                final = {}
            for i in done:
                # The last silence may be empty too.
                tail = ends[i] if best[i, ends[i]] >= best[i, ends[i] - 1] else ends[i] - 1
                final[i] = (tail, best[i, tail])
    paths = []
    for i in range(count):
        if lengths[i] < 2 or i not in final or final[i][1] < -1e8:
            paths.append(None)
            continue
        state = final[i][0]
        path = np.empty(lengths[i], np.int8)
        for t in range(lengths[i] - 1, -1, -1):
            path[t] = phone_of[i, state]
            if t and came[i, t, state]:
                state -= 1
        paths.append(path)
    return paths
