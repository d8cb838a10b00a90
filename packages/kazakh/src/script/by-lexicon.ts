import { isEndless } from "./endless.ts";
import { fromArabic } from "./from-arabic.ts";
import { isAcute, latinWord, modernLetter, readLatinWord } from "./from-latin.ts";
import { lowerKazakh, matchCase } from "./letter-case.ts";
import { foldLookAlikes } from "./look-alikes.ts";

/** Says whether a Cyrillic word (lower case) exists; a lexicon or an analyser. */
export type IsWord = (word: string) => boolean;

// What a piece of the rule-given reading may also have been, where Latin keeps no difference.
const lossy: [RegExp, string][] = [
  [/й/g, "и"],
  [/х/g, "һ"],
  [/һ/g, "х"],
  [/тс/g, "ц"],
  [/тш/g, "ч"],
  [/шш/g, "щ"],
  [/ң/g, "нг"],
  [/(?<=^|[аоиу])е/g, "э"],
  [/ио/g, "ё"],
  [/ио/g, "йо"],
  [/иа/g, "ия"],
  [/иа/g, "я"],
  [/ия$/g, "я"],
  [/ю/g, "иу"],
  [/[лнртсдпм]/g, "$&ь"],
  [/[бвдзкмнст](?=е)/g, "$&ъ"],
];
// The same for a word without any 2021 letter, where people type i for і, u for ұ, k for қ, g for ғ.
const typed: [RegExp, string][] = [
  [/и/g, "і"],
  [/у/g, "ұ"],
  [/к/g, "қ"],
  [/г/g, "ғ"],
];

/** At most this many readings are tried against a lexicon, of words up to 40 letters. */
const maxReadings = 64;
const maxLength = 40;

/**
 * All plausible Cyrillic readings of one Latin word (lower case out), the rule-given one first.
 * The rest differ only where Latin is lossy; at most 64.
 */
export const latinReadings = (word: string, acuteText = isAcute(word)): string[] => {
  if (isEndless(word)) return [];
  const first = readLatinWord(word.normalize("NFC"), acuteText);
  const readings = new Set([first]);
  if (word.length > maxLength) return [first];
  const doubts = modernLetter.test(lowerKazakh(word)) ? lossy : [...lossy, ...typed];
  for (const reading of readings)
    for (const [pattern, other] of doubts)
      for (const { 0: piece, index } of reading.matchAll(pattern)) {
        if (readings.size >= maxReadings) return [...readings];
        const rest = reading.slice(index + piece.length);
        readings.add(reading.slice(0, index) + other.replace("$&", piece) + rest);
      }
  return [...readings];
};

const twins: Record<string, string> = {
  а: "ә",
  о: "ө",
  ұ: "ү",
  ы: "і",
  ә: "а",
  ө: "о",
  ү: "ұ",
  і: "ы",
};

/**
 * All plausible Cyrillic readings of one Arabic-script word, the rule-given one first: the first five
 * open vowels each way, then loan spellings of the first. At most 42.
 */
export const arabicReadings = (word: string): string[] => {
  if (isEndless(word)) return [];
  const first = fromArabic(word);
  if (word.length > maxLength) return [first];
  const open = [...first.matchAll(/[аәоөұүыі]/g)].map((match) => match.index).slice(0, 5);
  const readings = new Set<string>();
  for (let mask = 0; mask < 1 << open.length; mask++) {
    const letters = [...first];
    open.forEach((at, bit) => {
      if (mask & (1 << bit)) letters[at] = twins[letters[at] as string] as string;
    });
    readings.add(letters.join(""));
  }
  const loan = (reading: string) => [
    reading.replace(/тс/g, "ц"),
    reading.replace(/^е/, "э"),
    reading.replace(/йо|ио/g, "ё"),
    reading.replace(/ия/g, "иа"),
    reading.replace(/л(?![аәеоөұүыи])/g, "ль"),
  ];
  const backed = first.replace(/[әөүі]/g, (vowel) => twins[vowel] as string);
  for (const reading of [...loan(first), ...loan(backed)]) readings.add(reading);
  return [...readings];
};

/**
 * Like toCyrillic, but where the rule-given reading of a word is unknown and another plausible one is
 * known, that one is taken: qaharman, tsirk and bir typed with plain letters come out right.
 *
 * @param isWord asked at most 65 times a word; make it fast.
 */
export const toCyrillicByLexicon = (text: string, isWord: IsWord): string => {
  if (isEndless(text)) return "";
  const pick = (readings: () => string[], first: string): string =>
    isWord(first) ? first : (readings().find(isWord) ?? first);
  const clean = foldLookAlikes(text);
  const acuteText = isAcute(clean);
  return clean
    .replace(latinWord, (word) =>
      matchCase(
        word,
        pick(() => latinReadings(word, acuteText), readLatinWord(word, acuteText)),
      ),
    )
    .replace(/[\u0621-\u065F\u0671-\u06D3\u06D5\uFB50-\uFDFF\uFE70-\uFEFC]+/g, (word) =>
      pick(() => arabicReadings(word), fromArabic(word)),
    )
    .replace(/[؟،؛]/g, fromArabic);
};
