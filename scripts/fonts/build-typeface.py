#!/usr/bin/python3
"""Builds apps/web/app/fonts/tilashar.woff2, the one file of the interface's typeface.

Why: the packaged Commissioner is cut into files by Unicode block, and the Kazakh letters lie in four of
them. Four requests before the first paint is too many, so the letters we use are put back into one file.

How: the four subsets are pinned to our design (upright, flared), taken at weight 400 and at weight 800,
merged at each weight, and rebuilt as one variable font between the two.

Needs: Debian's python3-fonttools and python3-brotli, and the package `@fontsource-variable/commissioner`
unpacked somewhere. Run: python3 scripts/fonts/build-typeface.py PATH/TO/commissioner/files
"""

import os
import sys
import tempfile

from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.merge import Merger
from fontTools.merge import Options as MergeOptions
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import build as build_variable
from fontTools.varLib.instancer import instantiateVariableFont

OUT = os.path.join(os.path.dirname(__file__), "../../apps/web/app/fonts/tilashar.woff2")
PINNED = {"slnt": 0, "FLAR": 100, "VOLM": 0}
LIGHT, HEAVY = 400, 800
UNITS_PER_EM = 1000

BASIC_LATIN = set(range(0x20, 0x7F)) | {0xA0}
PUNCTUATION = {ord(c) for c in "«»·×–—‘’“”„…•−°©№ʼ"}
LATIN_2021 = {ord(c) for c in "ÄäĞğİıÑñÖöŞşŪūÜü"}
RUSSIAN = set(range(0x410, 0x450)) | {0x401, 0x451}
KAZAKH = {ord(c) for c in "ӘәҒғҚқҢңӨөҰұҮүҺһІі"}
CURRENCY = {ord("₸")}
WANTED = BASIC_LATIN | PUNCTUATION | LATIN_2021 | RUSSIAN | KAZAKH | CURRENCY

SUBSETS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext"]


# In bold text at 17 px the dot of і sits so near its stem that the two run together on a plain screen, and
# a learner reads l. Raised this much (units of 2000 an em), at least 1.6 px stay between them.
DOT_LIFT = {LIGHT: 20, HEAVY: 90}
DOTTED = [ord("i"), ord("j"), ord("і")]


def lift_dots(font, weight):
    glyphs, lift = font["glyf"], DOT_LIFT[weight]
    x_height = font["OS/2"].sxHeight
    lifted = set()
    for character in DOTTED:
        name = font.getBestCmap().get(character)
        if name is None or name in lifted:
            continue
        lifted.add(name)
        glyph = glyphs[name]
        if glyph.isComposite():
            # The second part is the dot; the first one is the stem.
            glyph.components[1].y += lift
        else:
            start = 0
            for end in glyph.endPtsOfContours:
                points = range(start, end + 1)
                if min(glyph.coordinates[at][1] for at in points) > x_height:
                    for at in points:
                        x, y = glyph.coordinates[at]
                        glyph.coordinates[at] = (x, y + lift)
                start = end + 1
        glyph.recalcBounds(glyphs)


def pinned_subset(folder, name, weight, unicodes):
    font = TTFont(os.path.join(folder, f"commissioner-{name}-full-normal.woff2"))
    font = instantiateVariableFont(font, {**PINNED, "wght": weight}, inplace=True)
    lift_dots(font, weight)
    options = Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = True
    options.drop_tables += ["STAT", "MVAR", "HVAR", "avar", "gasp", "prep", "GDEF"]
    subsetter = Subsetter(options=options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    return font


def shares(folder):
    """Which file each wanted character is taken from: the first that has it."""
    left, taken = set(WANTED), {}
    for name in SUBSETS:
        font = TTFont(os.path.join(folder, f"commissioner-{name}-full-normal.woff2"))
        taken[name] = left & set(font.getBestCmap())
        left -= taken[name]
    if left:
        sys.exit("no file has " + "".join(map(chr, sorted(left))))
    return taken


def master(folder, taken, weight, temp):
    paths = []
    for name, unicodes in taken.items():
        path = os.path.join(temp, f"{name}-{weight}.ttf")
        pinned_subset(folder, name, weight, unicodes).save(path)
        paths.append(path)
    merged = Merger(options=MergeOptions(drop_tables=["vmtx", "vhea"])).merge(paths)
    path = os.path.join(temp, f"master-{weight}.ttf")
    merged.save(path)
    return path


def main():
    folder = sys.argv[1]
    taken = shares(folder)
    with tempfile.TemporaryDirectory() as temp:
        space = DesignSpaceDocument()
        space.addAxisDescriptor(
            name="Weight", tag="wght", minimum=LIGHT, default=LIGHT, maximum=HEAVY
        )
        for weight in (LIGHT, HEAVY):
            space.addSourceDescriptor(
                path=master(folder, taken, weight, temp),
                location={"Weight": weight},
                familyName="Tilashar Commissioner",
                styleName=str(weight),
            )
        font, _, _ = build_variable(space, exclude=["STAT", "MVAR"])
        for table in ("STAT", "MVAR", "DSIG"):
            if table in font:
                del font[table]
        # OFL: a changed font must not carry a reserved name; Commissioner reserves none, but say it is ours.
        for record in font["name"].names:
            if record.nameID in (1, 3, 4, 6, 16):
                record.string = "TilasharCommissioner"
        # Drawn on a grid of 2000 units an em; half of it is still finer than any screen, and a ninth smaller:
        # the file then arrives in two round trips of a new connection instead of three.
        scale_upem(font, UNITS_PER_EM)
        font["post"].formatType = 3.0
        font.flavor = "woff2"
        os.makedirs(os.path.dirname(OUT), exist_ok=True)
        font.save(OUT)
    print(OUT, os.path.getsize(OUT), "bytes,", len(font.getBestCmap()), "characters")


if __name__ == "__main__":
    main()
