"""
Recordings of people whose text is known: the spoken names of Tux Paint's stamps and the dialogues of Fish Fillets, both from Debian.
"""

import glob
import os
import re
import subprocess

_STAMPS = "/usr/share/tuxpaint/stamps"
_FILLETS = "/usr/share/games/fillets-ng"
STAMP_LANGUAGES = ["ru", "bg", "be", "ro", "es", "fr", "ca", "el"]
FILLETS_LANGUAGES = ["cs", "nl"]
_DIALOGUE = re.compile(r'dialogId\("([^"]+)".*?\)\s*dialogStr\("(.*?)"\)', re.S)


def _stamps(language):
    for path in sorted(glob.glob(f"{_STAMPS}/**/*_desc_{language}.ogg", recursive=True)):
        described = path.removesuffix(f"_desc_{language}.ogg") + ".txt"
        if not os.path.exists(described):
            continue
        for line in open(described, encoding="utf8", errors="replace"):
            if line.startswith(f"{language}.utf8="):
                yield path, line.split("=", 1)[1].strip()


def _fillets(language):
    for script in sorted(glob.glob(f"{_FILLETS}/script/*/*dialogs_{language}.lua")):
        level = script.split("/")[-2]
        for name, text in _DIALOGUE.findall(open(script, encoding="utf8").read()):
            path = f"{_FILLETS}/sound/{level}/{language}/{name}.ogg"
            if os.path.exists(path):
                yield path, text


def transcripts(language):
    """
    [(path, what espeak-ng reads in its text, in IPA)]. Texts with figures, abbreviations or words that espeak-ng would read in
    another language are left out: nobody knows how they were said.
    """
    rows = [(path, " ".join(text.split())) for path, text in (_stamps if language in STAMP_LANGUAGES else _fillets)(language)]
    rows = [(path, text) for path, text in rows if text and not re.search(r"[\d$€%&/+=*_\\()\[\]]", text)]
    if language in ("ru", "bg", "be", "el"):
        rows = [(path, text) for path, text in rows if not re.search(r"[A-Za-z]", text)]
    found = []
    for path, text in rows:
        done = subprocess.run(["espeak-ng", "-q", "-v", language, "--ipa", "--sep=_", text], capture_output=True, text=True, check=True)
        read = " ".join(done.stdout.split())
        if read and "(" not in read:
            found.append((path, read))
    return found
