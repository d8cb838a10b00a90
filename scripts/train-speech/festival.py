"""Clips from Festival and Flite voices: made of recordings of people, with the times of the phones."""

import os
import re
import subprocess
import tempfile
import wave

import numpy as np

from inventory import VOWELS
from voices import DIPHONE_VOICES, FLITE_VOICES, STATISTICAL_VOICES

_BATCH = 400


def read_wave(path):
    with wave.open(path) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
        return samples, file.getframerate()


def diphones(voice):
    """The pairs a voice was recorded with; None when it is not made of diphones."""
    folder = subprocess.run(
        ["find", "/usr/share/festival/voices", "-path", f"*{voice}/group/*.group"],
        capture_output=True, text=True, check=True).stdout.split()
    if not folder:
        return None
    data = open(folder[0], "rb").read(400_000)
    return {m.decode("latin1") for m in re.findall(rb"([^\s\x00]+-[^\s\x00]+) \d", data)}


def can_say(name, word, pairs=None):
    """Whether the voice has every phone of the word and was recorded with every pair."""
    table = (DIPHONE_VOICES.get(name) or STATISTICAL_VOICES.get(name) or FLITE_VOICES[name])[1]
    if any(phone not in table for phone in word):
        return False
    if pairs is None:
        return True
    pause = DIPHONE_VOICES[name][2]
    said = [pause] + [table[p] for p in word] + [pause]
    return all(f"{a}-{b}" in pairs for a, b in zip(said, said[1:]))


def _run(prelude, parts):
    """
    Festival's answer to a script made of `parts`. Some pairs of some voices crash it: then the halves
    are tried by themselves, down to the one word that cannot be said.
    """
    script = prelude + "".join(parts)
    with tempfile.NamedTemporaryFile("w", suffix=".scm", delete=False) as file:
        file.write(script)
    try:
        done = subprocess.run(["festival", "-b", file.name], capture_output=True, timeout=600)
        if done.returncode >= 0:
            return done.stdout.decode("latin1")
    finally:
        os.unlink(file.name)
    middle = len(parts) // 2
    return _run(prelude, parts[:middle]) + _run(prelude, parts[middle:]) if middle else ""


_PRELUDE = """(define (keep u out)
 (*catch 'errobj (begin
  (utt.save.wave u out 'riff)
  (format t "@ %s" out)
  (mapcar (lambda (s) (format t " %s %f" (item.name s) (item.feat s 'end))) (utt.relation.items u 'Segment))
  (format t "\\n"))))
"""


def _collect(output, words, table):
    """Clips in the order asked for; None where the voice said another row of phones."""
    clips = [None] * len(words)
    for line in output.splitlines():
        if not line.startswith("@ "):
            continue
        parts = line.split()
        index = int(re.search(r"(\d+)\.wav", parts[1]).group(1))
        row = [(parts[i], float(parts[i + 1])) for i in range(2, len(parts) - 1, 2)]
        samples, rate = read_wave(parts[1])
        os.unlink(parts[1])
        word = words[index]
        wanted = [table[p] for p in word]
        names = [n for n, _ in row]
        start = next((i for i in range(len(names)) if names[i:i + len(wanted)] == wanted), None)
        if start is None or start == 0:
            continue
        bounds = [row[start - 1][1]] + [end for _, end in row[start:start + len(wanted)]]
        clips[index] = (samples, rate, [(p, bounds[i], bounds[i + 1]) for i, p in enumerate(word)])
    return clips


def say_diphones(name, words, rng):
    """Clips of a diphone voice with lengths and a melody of our own choosing."""
    voice, table, pause, pitch = DIPHONE_VOICES[name]
    clips = []
    for first in range(0, len(words), _BATCH):
        part = words[first:first + _BATCH]
        with tempfile.TemporaryDirectory() as folder:
            lines = []
            for index, word in enumerate(part):
                pace = rng.uniform(0.75, 1.35)
                base = pitch * rng.uniform(0.85, 1.2)
                rise = rng.uniform(-0.15, 0.25)
                segments = [f"({pause} {rng.uniform(0.15, 0.3):.3f})"]
                for place, phone in enumerate(word):
                    last = place == len(word) - 1
                    if phone in VOWELS:
                        length = rng.uniform(0.07, 0.13) * (1.5 if last or place == len(word) - 2 else 1)
                    elif phone in ("r", "g", "ғ", "d", "b", "l", "й", "n"):
                        length = rng.uniform(0.05, 0.09) * (1.2 if last else 1)
                    else:
                        length = rng.uniform(0.07, 0.12) * (1.2 if last else 1)
                    hertz = base * (1 + rise * place / len(word))
                    segments.append(f"({table[phone]} {length * pace:.3f} ({length * pace / 2:.3f} {hertz:.0f}))")
                segments.append(f"({pause} {rng.uniform(0.15, 0.3):.3f})")
                lines.append(f"(set! u (utt.synth (Utterance Segments ({' '.join(segments)}))))\n"
                             f"(keep u \"{folder}/{index}.wav\")\n")
            clips += _collect(_run(_PRELUDE + f"(voice_{voice})\n", lines), part, table)
    return clips


def say_statistical(name, words):
    """Clips of a voice that needs whole words: they go into its dictionary."""
    voice, table = STATISTICAL_VOICES[name]
    clips = []
    for first in range(0, len(words), _BATCH):
        part = words[first:first + _BATCH]
        with tempfile.TemporaryDirectory() as folder:
            lines = []
            for index, word in enumerate(part):
                syllables, current = [], []
                for place, phone in enumerate(word):
                    ahead = word[place + 1] if place + 1 < len(word) else None
                    if current and any(p in VOWELS for p in current) and phone not in VOWELS and ahead in VOWELS:
                        syllables.append(current)
                        current = []
                    elif current and phone in VOWELS and any(p in VOWELS for p in current):
                        syllables.append(current)
                        current = []
                    current.append(phone)
                syllables.append(current)
                row = " ".join(
                    f"(({' '.join(table[p] for p in s)}) {1 if i == len(syllables) - 1 else 0})"
                    for i, s in enumerate(syllables))
                key = "q" + "".join("abcdefghij"[int(d)] for d in f"{index:04d}") + "x"
                lines.append(f"(lex.add.entry '(\"{key}\" nil ({row})))\n"
                             f"(set! u (utt.synth (Utterance Words (\"{key}\"))))\n"
                             f"(keep u \"{folder}/{index}.wav\")\n")
            clips += _collect(_run(_PRELUDE + f"(voice_{voice})\n", lines), part, table)
    return clips


def say_flite(name, words):
    """Clips of a Flite voice, phones in."""
    voice, table = FLITE_VOICES[name]
    clips = []
    with tempfile.TemporaryDirectory() as folder:
        for index, word in enumerate(words):
            path = f"{folder}/{index}.wav"
            said = ["pau", *[table[p] for p in word], "pau"]
            done = subprocess.run(
                ["flite", "-voice", voice, "-p", " ".join(said), "-o", path, "-psdur"],
                capture_output=True, text=True, timeout=60)
            row = [(n, float(t)) for n, t in re.findall(r"(\S+):([\d.]+)", done.stdout)]
            if [n for n, _ in row] != said:
                clips.append(None)
                continue
            samples, rate = read_wave(path)
            os.unlink(path)
            clips.append((samples, rate, [(p, row[i][1], row[i + 1][1]) for i, p in enumerate(word)]))
    return clips


def say(name, words, rng):
    """Clips of any of the voices built from recordings."""
    if name in DIPHONE_VOICES:
        return say_diphones(name, words, rng)
    return say_statistical(name, words) if name in STATISTICAL_VOICES else say_flite(name, words)
