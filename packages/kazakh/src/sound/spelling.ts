/** The vowel letters of spelling, without у, which is a vowel only in some places. */
const vowels = "аәеёиоөұүыіэюя";

/** A word of a text in lower case; `start` is its UTF-16 offset. */
export interface SpelledWord {
  word: string;
  start: number;
  /** A part of a hyphenated word: дәм-тұз. */
  joined: boolean;
}

/** No Kazakh word is longer; what is gets no sound, so that nonsense costs no time. */
const maxWordLength = 99;

/** The Cyrillic words of a text, the parts of a hyphenated word apart. */
export const spelledWords = (text: string): SpelledWord[] =>
  [...text.matchAll(/[а-яёәғқңөұүһі]+/gi)]
    .filter(([word]) => word.length <= maxWordLength)
    .map((match) => {
      const [word] = match;
      const around = [text[match.index - 1], text[match.index + word.length]];
      return { word: word.toLowerCase(), start: match.index, joined: around.includes("-") };
    });

/**
 * Whether the у at `index` is the glide [w] and no vowel: after a vowel (тау, ауа) or at the start
 * before one (уақыт). After и, ю and another у it is a vowel again (қуу, жию). Lower case.
 */
export const isGlide = (word: string, index: number): boolean => {
  const before = word[index - 1];
  if (before === undefined) return vowels.includes(word[index + 1] ?? " ");
  return vowels.includes(before) && before !== "и" && before !== "ю";
};

/** Whether the letter at `index` of a lower-case word is the heart of a syllable. */
export const isNucleus = (word: string, index: number): boolean => {
  const letter = word[index] as string;
  return letter === "у" ? !isGlide(word, index) : vowels.includes(letter);
};
