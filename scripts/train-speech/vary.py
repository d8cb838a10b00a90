"""What a pass over the corpus changes in a clip's features, so that no two passes hear the same: throat, microphone, pace."""

import numpy as np

from features import BANDS

_KNOTS = np.linspace(0, BANDS - 1, 5)


def _bend(rng, features):
    """Formants moved by up to a band and a half, low, middle and high ones each by themselves."""
    places = np.arange(BANDS) + np.interp(np.arange(BANDS), _KNOTS, np.clip(rng.normal(0, 0.6, len(_KNOTS)), -1.5, 1.5))
    places = np.clip(places, 0, BANDS - 1)
    below = np.minimum(places.astype(int), BANDS - 2)
    share = (places - below).astype(np.float32)
    return features[:, below] * (1 - share) + features[:, below + 1] * share


def _colour(rng, features):
    """Another balance of low and high."""
    turns = np.pi * np.arange(BANDS) / (BANDS - 1)
    return features + sum(rng.normal(0, 0.4 / k**0.5) * np.cos(k * turns) for k in (1, 2, 3)).astype(np.float32)


def _pace(rng, features, labels, other):
    """Every phone longer or shorter by itself."""
    borders = np.flatnonzero(np.concatenate([[True], labels[1:] != labels[:-1], [True]]))
    places, sources = [], []
    whole = rng.normal(0, 0.12)
    for start, end in zip(borders, borders[1:]):
        length = end - start
        wanted = max(min(length, 3), int(round(length * np.exp(whole + rng.normal(0, 0.2)))))
        places.append(start + (np.arange(wanted) + 0.5) * length / wanted - 0.5)
        sources.append(np.full(wanted, start))
    places = np.clip(np.concatenate(places), 0, len(features) - 1)
    below = np.minimum(places.astype(int), max(len(features) - 2, 0))
    share = (places - below).astype(np.float32)[:, None]
    above = np.minimum(below + 1, len(features) - 1)
    sources = np.concatenate(sources)
    return features[below] * (1 - share) + features[above] * share, labels[sources], other[sources]


def vary(rng, features, labels, other):
    """Features, labels and other labels of a clip as one pass hears it."""
    if rng.random() < 0.45:
        features = _bend(rng, features)
    if rng.random() < 0.45:
        features = _colour(rng, features)
    if rng.random() < 0.35:
        features, labels, other = _pace(rng, features, labels, other)
    return features, labels, other
