import { backVowels, frontVowels } from "../script/alphabet.ts";

/** Back (жуан) or front (жіңішке). */
export type Harmony = "back" | "front";

/** The harmony of a vowel letter by itself; null for и у ю, which follow their word, and for consonants. */
export const vowelHarmony = (letter: string): Harmony | null => {
  const small = letter.toLowerCase();
  if (small === "") return null;
  return backVowels.includes(small) ? "back" : frontVowels.includes(small) ? "front" : null;
};

const sideOf = (consonants: string): Harmony | null =>
  /[қғ]/.test(consonants) ? "back" : /[кг]/.test(consonants) ? "front" : null;

/**
 * The harmony a word ends in, from spelling alone: the last vowel that has one of its own decides (мұғалім front, кітап back). Loans: a final ь makes front, у before a consonant and
 * -изм, -ист, -ик as in Kazakh use (институт back; коммунизм, журналист front). A word with и, у alone
 * goes by қ ғ or к г and else is front with и (ит), back with у (су). Null when no vowel is there.
 * For the suffixes of dictionary words use the phonology, which knows the exceptions (ми → миға);
 * this one is kept small for pages that only sound words out. Source: school grammar (үндестік заңы).
 */
export const spokenHarmony = (text: string): Harmony | null => {
  const word = text.toLowerCase();
  if (/ь$|и(зм|ст|к)$/.test(word)) return "front";
  if (/[бвдзклмнпрстфхцчш]у[^аәеёиоөұүыіэюяуй]$/.test(word) && !/[әөүі]/.test(word)) return "back";
  for (let i = word.length - 1; i >= 0; i--) {
    const own = vowelHarmony(word[i] as string);
    if (own) return own;
  }
  return sideOf(word) ?? (word.includes("и") ? "front" : /[ую]/.test(word) ? "back" : null);
};

/**
 * Spellings that no native word has: letters of loans, two consonants at the start, endings of
 * international words. и is front there and у back, whatever stands beside them (автомобиль, республика,
 * студент, университет). Source: school grammar (кірме сөздердің дыбысталуы).
 */
const loan =
  /[вфцщъэё]|ь[^ю]|ь$|^[бвгдзклмпрстфхш][бвгдзклмнпртфхш]|[а-я]{2}ика|ион|изм|[а-я]{2}[рлнвгкт]ист|блик|итет|иче|итут|тор/;

/** A vowel of a word with the harmony it is spoken with. */
export interface HarmonicVowel {
  index: number;
  letter: string;
  harmony: Harmony;
}

/**
 * Every vowel letter of a word with its harmony. и, у, ю take that of the nearest vowel after them,
 * else before them (киім front, сиыр back), else that of the word.
 */
export const harmonyProfile = (text: string): HarmonicVowel[] => {
  const word = text.toLowerCase();
  const found = [...word.matchAll(/[аәеёиоөуұүыіэюя]/g)];
  const isLoan = loan.test(word) && !/[қғңұүһ]/.test(word.slice(0, 4));
  const inLoan: Record<string, Harmony> = { и: "front", у: "back" };
  const own = found.map(
    (match) => vowelHarmony(match[0]) ?? (isLoan ? (inLoan[match[0]] ?? null) : null),
  );
  // The value there or the next, filled from behind; then what is left, from before.
  for (let i = own.length - 2; i >= 0; i--) own[i] ??= own[i + 1] as Harmony | null;
  let last = spokenHarmony(word) ?? "back";
  return found.map((match, order) => {
    last = own[order] ?? last;
    return { index: match.index, letter: text[match.index] as string, harmony: last };
  });
};
