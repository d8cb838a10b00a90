"""
What the sounds that espeak-ng reads in texts of other languages (in IPA) are to us. A sound is a set of our phones: one, and the
net learns it; several where the language's sound lies between them or nobody can tell from the text which was said, and then
the net only has to hear one of them to find the sound, and learns nothing there.
"""

import re

from inventory import INDEX, PHONES, SILENCE, VOWELS

ANY_VOWEL = " ".join(VOWELS)
ANY = " ".join(PHONES)

# IPA -> our sounds one after another, "/" between them.
_COMMON = {
    "a": "a", "ɑ": "a", "ɐ": "a ы", "ʌ": "a ы", "ə": "ы", "e": "e", "ɛ": "e", "ε": "e", "i": "і", "ɪ": "і", "ɨ": "ы", "o": "o", "ɔ": "o",
    "u": "ұ", "ʊ": "ұ", "y": "ү", "ø": "ө", "œ": "ө", "b": "b", "v": "v", "ʋ": "v", "ɡ": "g", "g": "g", "d": "d", "ʒ": "ж", "ʐ": "ж", "ʑ": "ж",
    "z": "z", "j": "й", "k": "k", "l": "l", "ɭ": "l", "ɫ": "l", "m": "m", "n": "n", "ŋ": "ң", "p": "p", "r": "r", "ɾ": "r", "s": "s", "t": "t",
    "f": "f", "x": "х", "h": "h", "ɦ": "h", "tʃ": "ч", "ʈʂ": "ч", "tɕ": "ч", "ʃ": "ш", "ʂ": "ш", "ɕ": "ш", "w": "у̯", "ts": "t/s", "tz": "t/s",
    "dʒ": "d/ж", "dʑ": "d/ж", "dz": "d/z", "ɲ": "n й", "ʎ": "l й", "c": "k t", "ɟ": "g d", "ð": "d z v l", "β": "b v у̯", "ɣ": "g ғ", "θ": "s f t",
    "ç": "х h ш", "ʝ": "й ж", "aɪ": "a/й і e", "aʊ": "a/у̯ ұ o", "eɪ": "e/й і", "eʊ": "e/у̯ ұ", "oɪ": "o/й і", "oʊ": "o/у̯ ұ", "iɪ": "і/й і",
    "iʊ": "і/у̯ ұ", "uɪ": "ұ/й і", "yɪ": "ү/й і", "ɛɪ": "e/й і", "ʌʊ": "a o/у̯ ұ", "œy": "ө a/й ү", "ea": "e й і/a", "eo": "e й/o", "ɔa": "o у̯/a",
    "ja": "й/a", "ju": "й/ұ", "r̝": "r ж ш", "r̝̊": "r ж ш", "ɔ̃": ANY_VOWEL, "ɑ̃": ANY_VOWEL, "ɛ̃": ANY_VOWEL, "œ̃": ANY_VOWEL,
}
_OF_LANGUAGE = {
    # Its y is ы; vowels without stress are reduced, a soft consonant colours what is beside it.
    "ru": {"y": "ы", "ɵ": "o ө", "ɪ": "і e ы", "ɕ": "ш ч s", "ʑ": "ж z", "e": "e", "u^": "ұ ү"},
    "be": {"ɣ": "ғ"},
    "el": {"ɣ": "ғ", "c": "k", "ŋ": "n ң"},
    "fr": {"ʁ": "ғ х", "ə": "ы ө e", "ŋ": "n ң"},
    "ro": {"h": "h х"},
    "es": {"x": "х h", "ŋ": "n ң"},
    "ca": {"ə": "ы a", "ŋ": "n ң"},
    "nl": {"ɣ": "ғ х", "ə": "ы ө e і", "ɪ": "і e", "ø": "ө", "ʋ": "v у̯", "r": "r ғ", "ɵ": "ө ү", "ʏ": "ө ү"},
    "cs": {},
    "bg": {},
}
# Vowels that lose their colour without stress.
_REDUCED = {"ru": {"a": "a ы", "ɑ": "a ы", "o": "a ы o", "e": "e і ы"}, "bg": {"a": "a ы", "o": "o ұ", "u": "o ұ"}}
_VOICELESS = set("ptkfsʃxθcç")
_DROPPED = re.compile(r"[ˈˌːʲʔ?\-_^\"̻͜͡ˑ]")

# Sets of several phones are numbered on after the phones and silence.
SETS = []


def sound(names):
    """Number of one of our phones, or of a set of them."""
    phones = tuple(sorted(INDEX[name] for name in names.split()))
    if len(phones) == 1:
        return phones[0]
    if phones not in SETS:
        SETS.append(phones)
    return SILENCE + 1 + SETS.index(phones)


def _sounds_of(language, token, before, after):
    stressed = "ˈ" in token
    name = _DROPPED.sub("", token)
    table = _OF_LANGUAGE[language]
    if not stressed and name in _REDUCED.get(language, {}):
        return _REDUCED[language][name]
    # The French r is the ғ of Kazakh before a vowel, unless a voiceless neighbour takes its voice.
    if language == "fr" and name == "ʁ" and after and _DROPPED.sub("", after)[:1] in tuple("aeiouyɛɔøœɑ") and not (
            before and _DROPPED.sub("", before)[-1:] in _VOICELESS):
        return "ғ"
    return table.get(name) or _COMMON.get(name) or ANY


for _table in [_COMMON, {"": ANY, "ғ": "ғ"}, *_OF_LANGUAGE.values(), *_REDUCED.values()]:
    for _names in _table.values():
        for _name in _names.split("/"):
            sound(_name)


def words(language, transcript):
    """Rows of sounds, one a word, of a transcript with "_" between sounds and blanks between words."""
    found = []
    for word in transcript.split():
        tokens = [token for token in word.split("_") if _DROPPED.sub("", token)]
        row = []
        for place, token in enumerate(tokens):
            before = tokens[place - 1] if place else None
            after = tokens[place + 1] if place + 1 < len(tokens) else None
            for names in _sounds_of(language, token, before, after).split("/"):
                number = sound(names)
                # The same consonant twice is one long sound.
                if not row or row[-1] != number:
                    row.append(number)
        if row:
            found.append(row)
    return found
