import { analyse } from "@tilashar/kazakh";

const VOWEL = /[аәеоөұүыіэиуюяё]/;
const NARROW = ["ы", "і", "ұ", "ү"];
/** Letters that are taken for one another by their sound. */
const SOUNDS: Readonly<Record<string, string>> = {
  ы: "ұиі",
  і: "үиы",
  ұ: "ыүу",
  ү: "іұу",
  у: "ұү",
  й: "ыі",
  и: "ій",
  а: "ә",
  ә: "а",
  о: "ө",
  ө: "о",
  е: "і",
  к: "қг",
  қ: "к",
  г: "ғ",
  ғ: "г",
  ң: "н",
  н: "ң",
  х: "қ",
};

/** жолақы, a fare: nobody meant жолаққы, a form that the rules allow of a rare word and nobody writes. */
const isKnown = (text: string): boolean =>
  analyse(text).some(
    ({ guessed, suffixes, entry }) =>
      !guessed && !(suffixes[0]?.id === "rel" && (entry?.band ?? RARE) >= RARE),
  );
const RARE = 3;

/** A word this long is hardly another by a vowel. */
const LONG = 6;

/** пісріп → пісіріп, қызымет → қызмет: known forms with a narrow vowel more or less. */
export function narrowVowelAway(word: string): string[] {
  if (word.length < LONG) return [];
  const found = new Set<string>();
  for (let at = 1; at < word.length; at++) {
    const [before, here] = [word.charAt(at - 1), word.charAt(at)];
    if (!VOWEL.test(before) && !VOWEL.test(here))
      for (const vowel of NARROW) found.add(word.slice(0, at) + vowel + word.slice(at));
    if (NARROW.includes(here) && at < word.length - 1)
      found.add(word.slice(0, at) + word.slice(at + 1));
  }
  return [...found].filter(isKnown);
}

/** Known forms one letter away from a word nobody knows: a narrow vowel left out, a letter doubled, swapped or misheard. */
export function oneLetterAway(word: string): string[] {
  if (word.length < 4) return [];
  const found = new Set<string>();
  const add = (text: string) => {
    if (text !== word && !found.has(text) && isKnown(text)) found.add(text);
  };
  for (let at = 1; at <= word.length; at++) {
    const [before, here] = [word.charAt(at - 1), word.charAt(at)];
    // отрдық → отырдық
    if (here !== "" && !VOWEL.test(before) && !VOWEL.test(here))
      for (const vowel of NARROW) add(word.slice(0, at) + vowel + word.slice(at));
    // айтты → айты, and the other way round
    if (here !== "" && before === here) add(word.slice(0, at) + word.slice(at + 1));
    if (!VOWEL.test(before)) add(word.slice(0, at) + before + word.slice(at));
    // two letters in each other's place
    if (at > 1 && here !== "" && before !== here)
      add(word.slice(0, at - 1) + here + before + word.slice(at + 1));
    for (const other of SOUNDS[here] ?? "") add(word.slice(0, at) + other + word.slice(at + 1));
  }
  return [...found].slice(0, 8);
}

/** Қазахстан: a place that everybody knows with a consonant that sounds alike. Vowels of names are written in two ways: Стамбул, Стамбұл. */
export const isMisspeltPlace = (word: string): boolean =>
  word.length >= LONG &&
  oneLetterAway(word).some(
    (text) =>
      text.length === word.length &&
      ALIKE.test([...text].find((letter, at) => letter !== word.charAt(at)) ?? "") &&
      analyse(text).some(({ guessed, entry }) => !guessed && entry?.pos === "name-place"),
  );
const ALIKE = /[қкғгңн]/;
