"""Speaks the training clips, disturbs them, and writes features with a phone for every frame."""

import tempfile

import numpy as np

from augment import augment, bent_matrix, blur, noise
from espeak import SAMPLE_RATE, Espeak, add_variants, data_folder
from features import HOP, RATE, log_mel, normalise
from festival import can_say, diphones, say
from inventory import BACK, INDEX, LENIS, SILENCE, VOWELS, made_up_word
from recordings import pieces
from voices import DEVOICING, DIPHONE_VOICES, STATISTICAL_VOICES, TRAIN_DIPHONES, TRAIN_LANGUAGES, TRAIN_VARIANTS

# A frame that is heard but not learnt from.
UNKNOWN = -1
_MARGIN = 0.08


def _number(phone):
    """Number of a phone given by its name; sounds of sentences.py, perhaps sets of phones, are numbers already."""
    return INDEX[phone] if isinstance(phone, str) else phone


class Corpus:
    """Frames of many clips in one row: features, phone of each frame, bounds and phones of the clips."""

    def __init__(self):
        self.features, self.labels, self.words, self.people, self.bounds = [], [], [], [], [0]

    def add(self, rng, samples, rate, phones, person):
        sound, factor = augment(rng, samples, rate)
        start = max(0.0, phones[0][1] * factor - _MARGIN * rng.uniform(0.3, 1.6))
        end = min(len(sound) / RATE, phones[-1][2] * factor + _MARGIN * rng.uniform(0.3, 1.6))
        first, last = int(start * RATE), int(end * RATE)
        if last - first < 0.09 * RATE:
            return
        bands = log_mel(sound[first:last], bent_matrix(rng) if rng.random() < 0.75 else None)
        if rng.random() < 0.25:
            bands = blur(rng, bands)
        features = normalise(bands)
        centres = (np.arange(len(features)) * HOP + 200 + first) / RATE
        labels = np.full(len(features), SILENCE, np.int8)
        for phone, a, b in phones:
            number = _number(phone)
            labels[(centres >= a * factor) & (centres < b * factor)] = UNKNOWN if number is None or number > SILENCE else number
        self.features.append(features.astype(np.float16))
        self.labels.append(labels)
        # Realignment needs to know every phone.
        known = all(phone is not None for phone, _, _ in phones)
        self.words.append([_number(phone) for phone, _, _ in phones] if known else None)
        self.people.append(person)
        self.bounds.append(self.bounds[-1] + len(features))

    def add_nothing(self, rng, sound):
        """A clip without speech: every frame of it is silence."""
        features = normalise(log_mel(sound))
        self.features.append(features.astype(np.float16))
        self.labels.append(np.full(len(features), SILENCE, np.int8))
        self.words.append(None)
        self.people.append(False)
        self.bounds.append(self.bounds[-1] + len(features))

    def pack(self):
        return {
            "features": np.concatenate(self.features), "labels": np.concatenate(self.labels),
            "bounds": np.array(self.bounds, np.int64), "people": np.array(self.people),
            "words": self.words,
        }


def _espeak_word(rng, espeak, language):
    while True:
        word = made_up_word(rng, set(espeak.phone_names(language)))
        if language not in DEVOICING:
            return word
        ahead = word[1:] + ["p"]
        if not any(p in LENIS and n not in VOWELS and n not in ("l", "m", "n", "r", "й", "у̯") for p, n in zip(word, ahead)):
            return word


def _nothing(rng):
    """Noise, tones, sweeps, clicks and tunes, steady or coming and going, with no word in them."""
    length = int(rng.uniform(0.3, 1.3) * RATE)
    time = np.arange(length) / RATE
    kind = rng.choice(["white", "pink", "brown", "music", "hum", "tone", "sweep", "clicks"])
    if kind == "tone":
        sound = np.sign(np.sin(2 * np.pi * rng.uniform(80, 4000) * time)) if rng.random() < 0.4 else np.sin(2 * np.pi * rng.uniform(80, 6000) * time)
    elif kind == "sweep":
        a, b = rng.uniform(80, 5000, 2)
        sound = np.sin(2 * np.pi * (a + (b - a) * time / time[-1] / 2) * time)
    elif kind == "clicks":
        sound = 0.001 * rng.standard_normal(length)
        for _ in range(rng.integers(1, 8)):
            at = rng.integers(0, length - 200)
            sound[at:at + 160] += np.exp(-np.arange(160) / rng.uniform(3, 40)) * rng.choice([-1, 1])
    else:
        sound = noise(rng, length, str(kind))
    if rng.random() < 0.5:
        start, end = sorted(rng.uniform(0, 1, 2))
        sound = sound * (np.clip((time / time[-1] - start) * 30, 0.001, 1) * np.clip((end - time / time[-1]) * 30 + 1, 0.001, 1))
    sound = sound / (np.abs(sound).max() + 1e-9) * 10 ** rng.uniform(-1.6, -0.05)
    return sound + 10 ** rng.uniform(-5, -2.5) * rng.standard_normal(length)


def _add_espeak(rng, corpus, espeak, variants, count):
    made = 0
    # The Kazakh voice is the one the course itself speaks with.
    weights = np.array([3.0 if language == "kk" else 1.0 for language in TRAIN_LANGUAGES])
    while made < count:
        language = str(rng.choice(TRAIN_LANGUAGES, p=weights / weights.sum()))
        variant = str(rng.choice(variants))
        for _ in range(4):
            word = _espeak_word(rng, espeak, language)
            stress = -1 if rng.random() < 0.7 else 0
            clip = espeak.say(language, variant, word, rng, rng.uniform(105, 215), rng.uniform(20, 85), rng.uniform(15, 75), stress)
            if clip is None:
                continue
            for _ in range(2):
                corpus.add(rng, clip[0], SAMPLE_RATE, clip[1], False)
            made += 1


def build(seed, espeak_clips, made_variants, person_clips, recorded_pieces, empty_clips, report=print):
    """The whole training corpus; the same seed gives the same corpus on the same synthesisers."""
    rng = np.random.default_rng(seed)
    corpus = Corpus()
    with tempfile.TemporaryDirectory() as folder:
        variants = TRAIN_VARIANTS + add_variants(
            rng, data_folder(), folder, TRAIN_LANGUAGES, made_variants)
        _add_espeak(rng, corpus, Espeak(folder), variants, espeak_clips)
    report(f"espeak-ng: {espeak_clips} clips of {len(variants)} variants")
    for name in TRAIN_DIPHONES:
        voice = DIPHONE_VOICES.get(name) or STATISTICAL_VOICES[name]
        pairs = diphones(voice[0]) if name in DIPHONE_VOICES else None
        table = set(voice[1])
        words = []
        while len(words) < person_clips:
            word = made_up_word(rng, table)
            if can_say(name, word, pairs):
                words.append(word)
        clips = [clip for clip in say(name, words, rng) if clip is not None]
        for samples, rate, phones in clips:
            for _ in range(2):
                corpus.add(rng, samples, rate, phones, True)
        report(f"{name}: {len(clips)} clips")
    for samples, rate, phones in pieces(rng, recorded_pieces):
        corpus.add(rng, samples, rate, phones, True)
    report(f"recordings: {recorded_pieces} pieces")
    for _ in range(empty_clips):
        corpus.add_nothing(rng, _nothing(rng))
    return corpus.pack()


def ambivalent(corpus):
    """
    For every frame the other phone it could as well be, or the phone itself: a voice without uvulars
    says к where Kazakh has қ beside back vowels, and its к must not count against қ there.
    """
    other = corpus["labels"].copy()
    back = {INDEX[p] for p in BACK}
    k, q = INDEX["k"], INDEX["қ"]
    bounds = corpus["bounds"]
    for clip in np.flatnonzero(corpus["people"]):
        labels = other[bounds[clip]:bounds[clip + 1]]
        if k not in labels:
            continue
        runs = np.flatnonzero(np.diff(np.concatenate([[-2], labels, [-2]])))
        for a, b in zip(runs, runs[1:]):
            if labels[a] == k:
                near = set(labels[max(0, a - 12):min(len(labels), b + 12)].tolist())
                if near & back and not near & {INDEX[p] for p in ("e", "і", "ө", "ү", "æ")}:
                    labels[a:b] = q
    return other
