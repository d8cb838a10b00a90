/**
 * The letters of the 1957 alphabet sorted by what the suffix table asks of them.
 * Source: Balakayev et al., "Қазіргі қазақ тілі"; Muhamedowa, "Kazakh: A Comprehensive Grammar", ch. 5.
 */

/** `и у ю` take no side: the rest of the word decides. */
export const BACK_VOWELS = "аоұыя";
export const FRONT_VOWELS = "әеөүіэё";
const NEUTRAL_VOWELS = "иую";

/** The six final-sound classes the suffix table turns on, in the order of its columns. */
export type FinalClass = "V" | "R" | "L" | "N" | "Z" | "T";
export const FINAL_CLASSES: readonly FinalClass[] = ["V", "R", "L", "N", "Z", "T"];

/** Every letter that can close a stem; the position is the letter's number in a context key. */
export const LETTERS = "абвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщыіэюяә";

const CLASS_OF: Record<string, FinalClass> = {};
for (const letter of "аәеёоөұүыіэя") CLASS_OF[letter] = "V";
for (const letter of "рйиую") CLASS_OF[letter] = "R";
CLASS_OF.л = "L";
for (const letter of "мнң") CLASS_OF[letter] = "N";
for (const letter of "зж") CLASS_OF[letter] = "Z";

const VOWELS = new Set(`${BACK_VOWELS}${FRONT_VOWELS}${NEUTRAL_VOWELS}`);
const KAZAKH_LETTERS = new Set(`${LETTERS}ъь`);

/** Class of a final letter; voiced stops only close loans and are read voiceless there, hence T. */
export function finalClassOf(letter: string): FinalClass {
  return CLASS_OF[letter] ?? "T";
}

/** True for every vowel letter, `и у ю я ё э` included. */
export function isVowel(letter: string): boolean {
  return VOWELS.has(letter);
}

/** True when every character is a lower-case Cyrillic letter in use for Kazakh. */
export function isKazakhWord(text: string): boolean {
  if (text === "") return false;
  for (const letter of text) if (!KAZAKH_LETTERS.has(letter)) return false;
  return true;
}
