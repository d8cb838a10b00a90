"""The corpus of people whose recordings come with a text: their sounds are where a net trained before hears them."""

import functools
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch

from corpus import Corpus
from inventory import SILENCE
from restore import restore
from sentences import pieces
from transcripts import FILLETS_LANGUAGES, STAMP_LANGUAGES

# The dialogues are many and acted, with noises and funny voices; each stamp is said plainly.
_TIMES = {**dict.fromkeys(FILLETS_LANGUAGES, 1), **dict.fromkeys(STAMP_LANGUAGES, 2)}


def _of_language(seed, folder, language):
    torch.set_num_threads(1)
    rng = np.random.default_rng([seed, sum(language.encode())])
    network, prior = restore(folder)
    corpus = Corpus()
    for samples, rate, sounds in pieces(rng, network, prior, language):
        for _ in range(_TIMES[language]):
            corpus.add(rng, samples, rate, sounds, True)
    return corpus.pack()


def record(seed, folder, jobs, report):
    """One corpus a language; `folder` holds the net that finds the sounds."""
    with ProcessPoolExecutor(jobs) as pool:
        for language, corpus in zip(_TIMES, pool.map(functools.partial(_of_language, seed, folder), _TIMES)):
            report(f"recordings, {language}: {len(corpus['words'])} clips, {len(corpus['labels'])} frames")
            yield corpus


def joined_corpora(corpora):
    """Several corpora as one."""
    corpora = list(corpora)
    bounds, at = [np.zeros(1, np.int64)], 0
    for corpus in corpora:
        bounds.append(corpus["bounds"][1:] + at)
        at += corpus["bounds"][-1]
    return {
        "features": np.concatenate([c["features"] for c in corpora]), "labels": np.concatenate([c["labels"] for c in corpora]),
        "bounds": np.concatenate(bounds), "people": np.concatenate([c["people"] for c in corpora]),
        "words": sum((c["words"] for c in corpora), []),
    }


def certain(corpus):
    """The corpus with every к learnt as к alone: none of these people's languages has a қ."""
    return {**corpus, "people": np.zeros_like(corpus["people"])}


def without_speech(corpus):
    """The clips of a corpus in which nobody speaks."""
    bounds = corpus["bounds"]
    kept = [i for i in range(len(bounds) - 1) if (corpus["labels"][bounds[i]:bounds[i + 1]] == SILENCE).all()]
    frames = np.concatenate([np.arange(bounds[i], bounds[i + 1]) for i in kept])
    return {
        "features": corpus["features"][frames], "labels": corpus["labels"][frames],
        "bounds": np.concatenate([[0], np.cumsum(np.diff(bounds)[kept])]), "people": corpus["people"][kept],
        "words": [corpus["words"][i] for i in kept],
    }
