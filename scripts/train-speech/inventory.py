"""The phones that are scored, and made-up words to train them with."""

VOWELS = ["a", "æ", "e", "ы", "і", "o", "ө", "ұ", "ү"]
CONSONANTS = "b v g ғ d ж z й k қ l m n ң p r s t f х h ч ш у̯".split()
PHONES = VOWELS + CONSONANTS
SILENCE = len(PHONES)
INDEX = {phone: index for index, phone in enumerate(PHONES)}

FRONT = {"æ", "e", "і", "ө", "ү"}
BACK = {"a", "ы", "o", "ұ"}
LENIS = {"b", "v", "g", "ғ", "d", "ж", "z"}


def made_up_word(rng, phones):
    """
    A word of one to four syllables out of `phones`. Three words of four keep vowel harmony, and қ ғ
    to back vowels, к г to front ones, as Kazakh does; the others do not, so that nothing is learnt
    from the vowels about the consonants that a learner may get wrong.
    """
    harmonic = rng.random() < 0.75
    front = rng.random() < 0.5
    vowels = [p for p in VOWELS if p in phones]
    if harmonic:
        vowels = [p for p in vowels if p in (FRONT if front else BACK)] or vowels
    consonants = [p for p in CONSONANTS if p in phones]
    if harmonic:
        unfit = {"қ", "ғ"} if front else {"k", "g"}
        # A voice without uvulars keeps к and г everywhere.
        if not front and "қ" not in phones:
            unfit = set()
        consonants = [p for p in consonants if p not in unfit]
    word = []
    syllables = rng.choice([1, 2, 3, 4], p=[0.25, 0.42, 0.25, 0.08])
    for position in range(syllables):
        if rng.random() < (0.82 if position == 0 else 0.95) or (word and word[-1] in VOWELS):
            onset = rng.choice(consonants)
            if not word or word[-1] != onset:
                word.append(onset)
        word.append(rng.choice(vowels))
        last = position == syllables - 1
        if rng.random() < (0.62 if last else 0.35):
            word.append(rng.choice(consonants))
            if last and rng.random() < 0.12:
                second = rng.choice([p for p in consonants if p in "ptksш"] or consonants)
                if second != word[-1]:
                    word.append(second)
    # The same consonant twice is one long sound.
    return [str(p) for i, p in enumerate(word) if i == 0 or p != word[i - 1]]
