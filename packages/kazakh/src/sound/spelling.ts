/** The vowel letters of spelling, without у, which is a vowel only in some places. */
const vowels = "аәеёиоөұүыіэюя";

/** Kazakh words in a text: Cyrillic letters, parts of a hyphenated word apart. */
export const cyrillicWord = /[а-яёәғқңөұүһі]+/gi;

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
