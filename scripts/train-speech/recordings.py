"""Natural speech: the labelled sentences that the Russian voice of Festival was built from (festvox-ru)."""

import glob

from festival import read_wave
from voices import RUSSIAN_LABELS

_FOLDER = "/usr/share/festival/voices/russian/msu_ru_nsh_clunits"


def pieces(rng, count):
    """
    `count` pieces of a word's length, cut between two phones:
    (samples, rate, [(phone or None, start, end)]). None marks sounds we have no phone for.
    """
    found = []
    for path in sorted(glob.glob(_FOLDER + "/lab/*.lab")):
        rows = [line.split() for line in open(path) if len(line.split()) == 3]
        times = [0.0] + [float(r[0]) for r in rows]
        phones = [(r[2], times[i], times[i + 1]) for i, r in enumerate(rows)]
        first = 0
        while first < len(phones):
            if phones[first][0] == "pau":
                first += 1
                continue
            last = first
            wanted = rng.integers(3, 11)
            while last < len(phones) and last - first < wanted and phones[last][0] != "pau":
                last += 1
            if last - first >= 3:
                found.append((path.replace("/lab/", "/wav/").replace(".lab", ".wav"), phones[first:last]))
            first = last
    order = rng.permutation(len(found))[:count]
    clips, cached, sound, rate = [], None, None, 16000
    for path, phones in sorted((found[i] for i in order), key=lambda item: item[0]):
        if path != cached:
            sound, rate = read_wave(path)
            cached = path
        start, end = phones[0][1], phones[-1][2]
        samples = sound[int(start * rate):int(end * rate)]
        rows = [(RUSSIAN_LABELS.get(name), a - start, b - start) for name, a, b in phones]
        clips.append((samples, rate, rows))
    return clips
