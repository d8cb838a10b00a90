"""
Speaks words with voices that training never heard, clean and disturbed, for measuring the judge.

Reads {"words": [{"word": "...", "meant": "..." or null, "phones": [...]}]} from standard input and writes WAV files and
index.json into a folder. --set development: the voices the decision is fitted on; --set report: the
voices that nothing was fitted on.
"""

import argparse
import json
import os
import sys
import wave

import numpy as np

from augment import add_noise, resample, reverberate
from espeak import SAMPLE_RATE, Espeak
from features import RATE
from festival import can_say, diphones, say
from voices import (DEVELOPMENT_LANGUAGES, DEVELOPMENT_PEOPLE, DEVELOPMENT_VARIANTS, DIPHONE_VOICES,
                    REPORT_LANGUAGES, REPORT_PEOPLE, REPORT_VARIANTS)

DISTURBANCES = ["pink 20 dB", "pink 10 dB", "white 15 dB", "music 15 dB", "room 0.3 s", "room 0.6 s",
                "telephone", "clipping", "-30 dB", "1 s of silence around"]


def disturb(rng, samples, rate, kind):
    """16 kHz samples in -1..1 with one disturbance."""
    sound = resample(samples.astype(np.float64) / 32768, rate)
    if kind.endswith("dB") and kind[0] != "-":
        colour, decibels, _ = kind.split()
        sound = add_noise(rng, sound, float(decibels), colour)
    elif kind.startswith("room"):
        sound = reverberate(rng, np.concatenate([sound, np.zeros(RATE // 4)]), float(kind.split()[1]))
    elif kind == "telephone":
        sound = resample(sound, RATE, 1.0, lambda hertz: ((hertz > 300) & (hertz < 3400)).astype(float))
    elif kind == "clipping":
        sound = np.clip(sound, -0.25 * np.abs(sound).max(), 0.25 * np.abs(sound).max())
    elif kind == "-30 dB":
        sound = sound * 10 ** (-30 / 20)
    else:
        quiet = 0.0005 * rng.standard_normal(RATE)
        sound = np.concatenate([quiet, sound, quiet])
    return np.clip(sound / max(1.0, np.abs(sound).max()), -1, 1)


def write(path, sound, rate):
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(np.round(np.asarray(sound) * 32767).astype("<i2").tobytes())


def espeak_clips(rng, words, languages, variants, each):
    espeak = Espeak()
    for language in languages:
        for variant in variants:
            names = espeak.phone_names(language)
            sayable = [w for w in words if all(p in names for p in w["phones"])]
            for place in rng.permutation(len(sayable))[:each]:
                word = sayable[place]
                clip = espeak.say(language, variant, word["phones"], None, rng.uniform(125, 185), rng.uniform(35, 65), 50)
                if clip:
                    yield f"espeak {language}", f"{language}+{variant}", word, clip[0], SAMPLE_RATE


def people_clips(rng, words, names, each):
    for name in names:
        pairs = diphones(DIPHONE_VOICES[name][0]) if name in DIPHONE_VOICES else None
        sayable = [w for w in words if can_say(name, w["phones"], pairs)]
        chosen = [sayable[i] for i in rng.permutation(len(sayable))[:each]]
        for word, clip in zip(chosen, say(name, [w["phones"] for w in chosen], rng)):
            if clip:
                yield name.split("-")[0], name, word, clip[0], clip[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set", choices=["development", "report"], required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--espeak-words", type=int, default=20)
    parser.add_argument("--people-words", type=int, default=360)
    options = parser.parse_args()
    words = json.load(sys.stdin)["words"]
    os.makedirs(options.out, exist_ok=True)
    rng = np.random.default_rng(options.seed)
    report = options.set == "report"
    languages = (REPORT_LANGUAGES if report else DEVELOPMENT_LANGUAGES) + ["kk"]
    variants = REPORT_VARIANTS if report else DEVELOPMENT_VARIANTS
    people = REPORT_PEOPLE if report else DEVELOPMENT_PEOPLE
    index = []
    sources = [espeak_clips(rng, words, languages, variants, options.espeak_words),
               people_clips(rng, words, people, options.people_words)]
    for source, kind in zip(sources, ["espeak", "people"]):
        for family, voice, word, samples, rate in source:
            for disturbance in [None, DISTURBANCES[rng.integers(len(DISTURBANCES))]]:
                name = f"{len(index)}.wav"
                if disturbance:
                    write(os.path.join(options.out, name), disturb(rng, samples, rate, disturbance), RATE)
                else:
                    write(os.path.join(options.out, name), samples / 32768, rate)
                index.append({"file": name, "kind": kind, "family": family, "voice": voice,
                              "word": word["word"], "meant": word["meant"], "disturbance": disturbance})
    with open(os.path.join(options.out, "index.json"), "w") as file:
        json.dump(index, file, ensure_ascii=False)
    print(f"{len(index)} clips")


if __name__ == "__main__":
    main()
