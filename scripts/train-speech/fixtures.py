"""Speaks the clips of the judge's tests with voices that the net has not learnt from into packages/speech/fixtures."""

import os

import numpy as np

from augment import resample
from espeak import SAMPLE_RATE, Espeak
from evaluation import write
from features import RATE
from festival import say

_FOLDER = os.path.join(os.path.dirname(__file__), "../../packages/speech/fixtures")
_ESPEAK = [("сәлем-f2", "f2", "s æ l e m"), ("мектеп-linda", "Linda", "m e k t e p"), ("қара-m5", "m5", "қ a r a"),
           ("қара-wrong", "m5", "k a r a"), ("тіл-quincy", "Quincy", "t і l")]
_PEOPLE = [("бала-pc", "italian-pc", "b a l a"), ("нан-lp", "italian-lp", "n a n")]


def main():
    rng = np.random.default_rng(3)
    espeak = Espeak()
    silence = np.zeros(RATE // 5)
    clips = []
    for name, variant, word in _ESPEAK:
        clip = espeak.say("kk", variant, word.split())
        clips.append((name, clip[0], SAMPLE_RATE))
    for name, voice, word in _PEOPLE:
        samples, rate, _ = say(voice, [word.split()], rng)[0]
        clips.append((name, samples, rate))
    for name, samples, rate in clips:
        sound = resample(samples / 32768, rate)
        sound = np.concatenate([silence, 0.8 * sound / np.abs(sound).max(), silence])
        write(os.path.join(_FOLDER, name + ".wav"), sound + 0.0005 * rng.standard_normal(len(sound)), RATE)


if __name__ == "__main__":
    main()
