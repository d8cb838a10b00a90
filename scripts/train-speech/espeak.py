"""Clips from espeak-ng through its C library: phones in, sound and the times of the phones out."""

import ctypes
import ctypes.util
import os
import shutil

import numpy as np

from voices import BREATHED, ESPEAK_ALTERNATES, ESPEAK_DEFAULT, ESPEAK_OF_LANGUAGE

SAMPLE_RATE = 22050
_PHONEME_EVENT = 7


class _Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("unique_identifier", ctypes.c_uint), ("text_position", ctypes.c_int),
        ("length", ctypes.c_int), ("audio_position", ctypes.c_int), ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p), ("name", ctypes.c_char * 8),
    ]


def _phone_tables(path):
    """The vowels and consonants each language of espeak-ng has, from its compiled table."""
    data = open(path, "rb").read()
    tables, at = [], 4
    for _ in range(data[0]):
        size, included = data[at], data[at + 1]
        name = data[at + 4:at + 36].split(b"\0")[0].decode()
        at += 36
        own = set()
        for _ in range(size):
            own.add(data[at:at + 4].rstrip(b"\0").decode("latin1"))
            at += 16
        tables.append((name, included, own))
    found = {}
    for name, included, own in tables:
        while included:
            _, included, inherited = tables[included - 1]
            own = own | inherited
        found[name] = own
    return found


def data_folder():
    """Where the installed espeak-ng keeps its voices."""
    lib = ctypes.CDLL(ctypes.util.find_library("espeak-ng") or "libespeak-ng.so.1")
    lib.espeak_Initialize(2, 500, None, 0)
    lib.espeak_Info.restype = ctypes.c_char_p
    where = ctypes.c_char_p()
    lib.espeak_Info(ctypes.byref(where))
    return where.value.decode()


def add_variants(rng, data, folder, languages, count):
    """
    Copies espeak-ng's data for some languages into `folder` with `count` further variants: throats whose formants lie,
    ring and sound each at random, four of ten of them as far from a throat as robots are. Their names.
    """
    target = os.path.join(folder, "espeak-ng-data")
    shutil.copytree(data, target)
    # espeak-ng knows 349 voices at most; those of mbrola are not used.
    shutil.rmtree(os.path.join(target, "voices", "mb"), ignore_errors=True)
    for root, _, files in os.walk(os.path.join(target, "lang")):
        for file in files:
            if file.lower() not in languages:
                os.unlink(os.path.join(root, file))
    names = []
    for index in range(count):
        wild = rng.random() < 0.4
        length = np.exp(rng.uniform(-0.16, 0.18))
        lines = ["language variant", f"name made{index}", f"gender {rng.choice(['male', 'female'])}",
                 f"pitch {int(rng.uniform(70, 190))} {int(rng.uniform(200, 260))}",
                 f"flutter {rng.integers(0, 7)}", f"roughness {rng.integers(0, 4)}",
                 f"voicing {rng.integers(30 if wild else 45, 130)}",
                 f"consonants {rng.integers(40, 150)} {rng.integers(40, 150)}"]
        if rng.random() < 0.25:
            lines.append(f"breath {' '.join(str(rng.integers(0, 40)) for _ in range(8))}")
        if rng.random() < (0.3 if wild else 0.15):
            lines.append(f"echo {rng.integers(5, 130)} {rng.integers(5, 30)}")
        for formant in range(9):
            place = 100 * length * np.exp(rng.normal(0, (0.1 if wild else 0.06) if formant else 0.03))
            strength = 100 * np.exp(rng.normal(0, (0.3 if wild else 0.2) if formant < 4 else 0.6))
            width = 100 * np.exp(rng.normal(0.1, 0.35 if wild else 0.25))
            lines.append(f"formant {formant} {place:.0f} {min(strength, 220):.0f} {width:.0f}")
        if rng.random() < 0.6:
            low, middle, high = sorted(rng.uniform(300, 5000, 3))
            lines.append(f"tone {low:.0f} {rng.integers(60, 255)} {middle:.0f} {rng.integers(40, 200)} {high:.0f} {rng.integers(20, 150)}")
        name = f"made{index}"
        with open(os.path.join(target, "voices", "!v", name), "w") as file:
            file.write("\n".join(lines) + "\n")
        names.append(name)
    return names


class Espeak:
    """One synthesiser, reused for all voices. `folder` holds an espeak-ng-data with variants of our own."""

    def __init__(self, folder=None):
        self.lib = ctypes.CDLL(ctypes.util.find_library("espeak-ng") or "libespeak-ng.so.1")
        # Sound by callback, with events for phonemes.
        if self.lib.espeak_Initialize(2, 500, folder.encode() if folder else None, 1) != SAMPLE_RATE:
            raise RuntimeError("espeak-ng did not start; install espeak-ng")
        self.lib.espeak_Info.restype = ctypes.c_char_p
        where = ctypes.c_char_p()
        self.lib.espeak_Info(ctypes.byref(where))
        self.tables = _phone_tables(where.value.decode() + "/phontab")
        kind = ctypes.CFUNCTYPE(
            ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(_Event))
        self._callback = kind(self._heard)
        self.lib.espeak_SetSynthCallback(self._callback)
        self.voice = None

    def _heard(self, samples, count, events):
        if samples and count > 0:
            self.chunks.append(np.ctypeslib.as_array(samples, shape=(count,)).copy())
        index = 0
        while events[index].type != 0:
            if events[index].type == _PHONEME_EVENT:
                self.events.append((events[index].name.decode("latin1"), events[index].audio_position / 1000))
            index += 1
        return 0

    def table(self, language):
        return self.tables[{"nb": "no"}.get(language, language)]

    def phone_names(self, language):
        """Our phones and what `language` calls them; those it lacks are left out."""
        has = self.table(language)
        names = {}
        for phone, choices in {**ESPEAK_DEFAULT, **ESPEAK_OF_LANGUAGE.get(language, {})}.items():
            fitting = [c for c in choices if c in has]
            if fitting:
                names[phone] = fitting
        return names

    def say(self, language, variant, word, rng=None, rate=160, pitch=50, spread=50, stress=-1):
        """
        (samples int16, [(phone, start, end)]) or None when the voice said something else.
        `stress` is the index of the stressed vowel among the vowels.
        """
        voice = f"{language}+{variant}" if variant else language
        if voice != self.voice:
            if self.lib.espeak_SetVoiceByName(voice.encode()) != 0:
                return None
            self.voice = voice
        for parameter, value in ((1, rate), (3, pitch), (4, spread)):
            self.lib.espeak_SetParameter(parameter, int(value), 0)
        names = self.phone_names(language)
        vowels = [i for i, p in enumerate(word) if p in "aæeыіoөұү"]
        stressed = vowels[stress] if vowels else -1
        text = ""
        # Which phone of the word each spoken one belongs to: a breathed stop is followed by an h of its own.
        owners = []
        for index, phone in enumerate(word):
            if phone not in names:
                return None
            choices = names[phone]
            name = choices[0]
            others = [n for n in ESPEAK_ALTERNATES.get(phone, []) if n in self.table(language)]
            if rng is not None and others and rng.random() < 0.4:
                name = str(rng.choice(others))
            text += ("'" if index == stressed else "") + name + "|"
            owners.append(index)
            ahead = word[index + 1] if index + 1 < len(word) else None
            if rng is not None and phone in BREATHED and ahead != "h" and "h" in self.table(language) and rng.random() < 0.12:
                text += "h|"
                owners.append(index)
        self.chunks, self.events = [], []
        data = f"[[{text[:-1]}]]".encode()
        self.lib.espeak_Synth(data, len(data) + 1, 0, 1, 0, 0x101, None, None)
        if not self.chunks:
            return None
        samples = np.concatenate(self.chunks)
        starts = [(n, t) for n, t in self.events]
        spoken = [t for n, t in starts if n.strip("_:'|,;-=%") not in ("",)]
        if len(spoken) != len(owners):
            return None
        spoken = [t for place, t in enumerate(spoken) if place == 0 or owners[place] != owners[place - 1]]
        end = next((t for n, t in starts if t > spoken[-1] and n.startswith("_")), None)
        end = min(end or len(samples) / SAMPLE_RATE, len(samples) / SAMPLE_RATE)
        bounds = spoken + [max(end, spoken[-1] + 0.03)]
        return samples, [(p, bounds[i], bounds[i + 1]) for i, p in enumerate(word)]
