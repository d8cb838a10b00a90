"""
Who speaks: which voices train the net, which ones its decision is fitted on, and which ones are
kept for the report alone. Families stay whole: a synthesiser's language with another variant, or a
database with another speaker, is not "unseen".
"""

# --- espeak-ng: language x variant ---------------------------------------------------------------

TRAIN_LANGUAGES = ["kk", "fi", "hu", "et", "tr", "ky", "de", "fr", "ug", "ro", "sq",
                   "pl", "sk", "nl", "az", "es", "pt", "uz", "hr", "cs", "en-us"]
DEVELOPMENT_LANGUAGES = ["sv", "cv"]
REPORT_LANGUAGES = ["is", "nb", "tk"]

DEVELOPMENT_VARIANTS = ["m5", "f2", "Linda", "Quincy", "victor", "Denis", "iven2", "iven"]
REPORT_VARIANTS = ["m7", "f4", "Andrea", "Mike", "steph2", "Hugo", "Gene2", "anika", "Marco", "Pablo"]
TRAIN_VARIANTS = """m1 m2 m3 m4 m6 m8 f1 f3 f5 klatt klatt2 klatt3 klatt4 klatt5 klatt6 Adam Alex
Alicia Andy Annie antonio aunty belinda benjamin boris caleb david Diogo ed edward grandma grandpa
Henrique Jacky john kaukovalta Lee marcelo Max michael michel miguel Mr Nguyen norbert paul pedro
rob robert sandro shelby travis Zac Tweaky AnxiousAndy""".split()

# In order of preference; the first that the language has is taken. "-" : the language has no close sound.
ESPEAK_DEFAULT = {
    "a": ["A", "a"], "æ": ["&"], "e": ["e", "E"], "ы": ["@"], "і": ["I", "i"],
    "o": ["o", "O"], "ө": ["8", "Y", "W"], "ұ": ["U", "u"], "ү": ["u#", "y"],
    "b": ["b"], "v": ["v"], "g": ["g"], "ғ": ["G", "Q"], "d": ["d"], "ж": ["Z"], "z": ["z"], "й": ["j"],
    "k": ["k"], "қ": ["q"], "l": ["l"], "m": ["m"], "n": ["n"], "ң": ["N"], "p": ["p"],
    "r": ["r"], "s": ["s"], "t": ["t"], "f": ["f"], "х": ["x"], "h": ["h"], "ч": ["tS"],
    "ш": ["S"], "у̯": ["w"],
}
# Other sounds that are the same phone to us, heard as often: a tap, a clear and a velar l, uvular
# fricatives, the front ø of the product's own voice. In training only.
ESPEAK_ALTERNATES = {"r": ["*"], "l": ["L", "l/"], "х": ["X"], "ғ": ['Q"', "Q"], "ө": ["Y"]}
# Stops that many people breathe out after; no letter of Kazakh hangs on it. In training only.
BREATHED = {"p", "t", "k", "қ"}
ESPEAK_OF_LANGUAGE = {
    "hu": {"a": ["a"]},
    "fi": {"a": ["a"], "æ": ["&"], "ү": ["y"], "ө": ["Y"]},
    "et": {"a": ["a"], "ү": ["y"], "ө": ["Y", "8"]},
    "ky": {"ү": ["y"]},
    # 8 is an unrounded schwa there, the ү of the base table a diphthong.
    "tr": {"ө": ["Y", "W"], "ү": ["y"]}, "ug": {"ө": ["Y", "W"], "ү": ["y"]},
    "tk": {"ө": ["W", "Y"], "ү": ["y"]}, "cv": {"ө": ["W", "Y"], "ү": ["y"]},
    "de": {"a": ["A", "a"], "ө": ["Y", "W"], "ү": ["y"], "ғ": [], "r": ["*"]},
    "fr": {"r": ["*"], "a": ["a"], "ө": ["Y", "W"], "ү": ["y"]},
    "sv": {"a": ["a"], "ө": ["Y", "W"], "ү": ["y"]},
    "nb": {"a": ["a"], "ө": ["Y", "W"], "ү": ["y"]},
    # Its b, d and g are stops without voice, in espeak-ng's own table of its sounds too.
    "is": {"a": ["a"], "ө": ["W"], "ү": ["y"], "b": [], "d": [], "g": []},
    "en-us": {"a": ["A:"], "o": ["O:"]},
    # What these lack or say as another of our phones.
    "az": {"ғ": []}, "es": {"d": []}, "pt": {"х": []}, "uz": {"v": []}, "hr": {"æ": []}, "nl": {"b": []},
    "ro": {"ө": ["Y"], "ү": ["y"]}, "sq": {"ө": ["Y", "W"], "ү": ["y"]},
}
# These say a voiced consonant at the end of a word without voice.
DEVOICING = {"de"}

# --- voices built from recordings of people --------------------------------------------------------

# Debian package and how Festival calls the voice.
FINNISH = {
    "a": "a", "æ": "@", "e": "e", "і": "i", "o": "o", "ө": "7", "ұ": "u", "ү": "y",
    "b": "b", "g": "g", "d": "d", "й": "j", "k": "k", "l": "l", "m": "m", "n": "n", "ң": "N", "p": "p",
    "r": "r", "s": "s", "t": "t", "f": "f", "v": "v", "h": "h", "ш": "S",
}
AMERICAN = {
    "a": "aa", "æ": "ae", "e": "eh", "ы": "ax", "і": "ih", "o": "ao", "ұ": "uh",
    "b": "b", "v": "v", "g": "g", "d": "d", "ж": "zh", "z": "z", "й": "y", "k": "k", "l": "l", "m": "m",
    "n": "n", "ң": "ng", "p": "p", "r": "r", "s": "s", "t": "t", "f": "f", "h": "hh", "ч": "ch",
    "ш": "sh", "у̯": "w",
}
# The arctic voices have ax only as an unstressed vowel half as long as the others (64 to 88 ms), which takes the
# colour of what is around it: it lies nearer to their ih than its own spread. It is no ы to judge by.
ARCTIC = {ours: theirs for ours, theirs in AMERICAN.items() if ours != "ы"}
CZECH = {
    "a": "a", "e": "e", "і": "i", "o": "o", "ұ": "u",
    "b": "b", "v": "v", "g": "g", "d": "d", "ж": "z~", "z": "z", "й": "j", "k": "k", "l": "l", "m": "m",
    "n": "n", "ң": "n*", "p": "p", "r": "r", "s": "s", "t": "t", "f": "f", "х": "ch", "h": "h", "ч": "c~",
    "ш": "s~",
}
ITALIAN = {
    # Without ж: Italian has only an affricate there.
    "a": "a", "e": "e", "і": "i", "o": "o", "ұ": "u",
    "b": "b", "v": "v", "g": "g", "d": "d", "z": "z", "й": "j", "k": "k", "l": "l", "m": "m",
    "n": "n", "ң": "ng", "p": "p", "r": "r", "s": "s", "t": "t", "f": "f", "ч": "tS", "ш": "S", "у̯": "w",
}
INDIAN = {
    "a": "aa", "e": "eh", "ы": "a", "і": "ih", "o": "oh", "ұ": "uh",
    "b": "b", "g": "g", "d": "dh", "й": "y", "k": "k", "l": "l", "m": "m", "n": "n", "p": "p", "r": "r",
    "s": "s", "t": "th", "f": "f", "х": "x", "h": "h", "ч": "ch", "ш": "sh", "ж": "j", "v": "v",
}
CATALAN = {
    "a": "a1", "e": "e1", "ы": "ax", "і": "i1", "o": "o1", "ұ": "u1",
    "b": "b", "g": "g", "d": "d", "ж": "Z", "z": "z", "й": "j", "k": "k", "l": "l", "m": "m", "n": "n",
    "p": "p", "r": "rr", "s": "s", "t": "t", "f": "f", "ш": "S", "у̯": "w",
}
RUSSIAN = {
    "a": "aa", "e": "ee", "ы": "yy", "і": "ii", "o": "oo", "ұ": "uu",
    "b": "b", "v": "v", "g": "g", "d": "d", "ж": "zh", "z": "z", "й": "j", "k": "k", "l": "l", "m": "m",
    "n": "n", "p": "p", "r": "r", "s": "s", "t": "t", "f": "f", "х": "h", "ч": "ch", "ш": "sh",
}
# What the labels of the Russian recordings are to us; None: heard, but not trained on.
RUSSIAN_LABELS = {
    "aa": "a", "a": "a", "ae": None, "ay": None, "ee": "e", "e": "e", "ii": "і", "i": "і", "yy": "ы",
    "y": "ы", "oo": "o", "uu": "ұ", "u": "ұ", "ur": None, "p": "p", "pp": "p", "b": "b", "bb": "b",
    "t": "t", "tt": "t", "d": "d", "dd": "d", "k": "k", "kk": "k", "g": "g", "gg": "g", "c": None,
    "ch": "ч", "f": "f", "ff": "f", "v": "v", "vv": "v", "s": "s", "ss": "s", "z": "z", "zz": "z",
    "sh": "ш", "sch": None, "zh": "ж", "h": "х", "hh": "х", "m": "m", "mm": "m", "n": "n", "nn": "n",
    "l": "l", "ll": "l", "r": "r", "rr": "r", "j": "й",
}

# name -> (Festival voice, its phones, its pause, mean pitch in Hz)
DIPHONE_VOICES = {
    "suopuhe-lj": ("suo_fi_lj_diphone", FINNISH, "#", 200),
    "suopuhe-mv": ("hy_fi_mv_diphone", FINNISH, "#", 110),
    "kal": ("kal_diphone", AMERICAN, "pau", 110),
    "ked": ("ked_diphone", AMERICAN, "pau", 110),
    "czech-dita": ("czech_dita", CZECH, "#", 190),
    "czech-krb": ("czech_krb", CZECH, "#", 230),
    "czech-machac": ("czech_machac", CZECH, "#", 110),
    "czech-ph": ("czech_ph", CZECH, "#", 115),
    "italian-lp": ("lp_diphone", ITALIAN, "#", 190),
    "italian-pc": ("pc_diphone", ITALIAN, "#", 115),
    "indian-nsk": ("hindi_NSK_diphone", INDIAN, "pau", 120),
    "russian-nsh": ("msu_ru_nsh_clunits", RUSSIAN, "pau", 110),
}
STATISTICAL_VOICES = {
    "catalan-ona": ("upc_ca_ona_hts", CATALAN),
    "arctic-slt": ("cmu_us_slt_arctic_hts", ARCTIC),
}
FLITE_VOICES = {"arctic-rms": ("rms", ARCTIC), "arctic-awb": ("awb", ARCTIC)}

TRAIN_DIPHONES = ["suopuhe-lj", "suopuhe-mv", "kal", "ked", "czech-dita", "czech-krb", "czech-machac",
                  "czech-ph", "russian-nsh"]
DEVELOPMENT_PEOPLE = ["catalan-ona", "indian-nsk"]
REPORT_PEOPLE = ["italian-lp", "italian-pc", "arctic-slt", "arctic-rms", "arctic-awb"]
