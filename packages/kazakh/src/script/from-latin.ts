import { restoreGlides, restoreWideSh } from "./glides.ts";
import { lowerKazakh, matchCase } from "./letter-case.ts";

/** Says whether a Cyrillic word (lower case) exists; a lexicon or an analyser. */
export type IsWord = (word: string) => boolean;

const rows = [
  "aäbvgğdejzklmnñoöpqrstuūüfhşyıiýwxcçń",
  "аәбвгғдежзклмнңоөпқрстуұүфхшыійууxцчң",
] as const;
const cyrillicOf: Record<string, string> = { x: "х", á: "ә", ǵ: "ғ", ó: "ө", ú: "ү" };
for (let i = 0; i < rows[0].length; i++) cyrillicOf[rows[0][i] as string] ??= rows[1][i] as string;

const spell = (latin: string): string =>
  latin.replace(/\p{L}/gu, (letter) => cyrillicOf[letter] ?? letter);

// Typed digraphs. Native spelling allows none of these pairs but сх and зх in -хана (асхана). `ng` is ң except
// before a front vowel, where it may be the н of a stem and the г of a suffix (engen, kelgenge).
const digraphs: [RegExp, string][] = [
  [/(?<!.)sh|sh(?!ana)/g, "ş"],
  [/ch/g, "ç"],
  [/(?<!.)zh|zh(?!ana)/g, "j"],
  [/gh/g, "ğ"],
  [/ng(?![eıiäöü])/g, "ñ"],
  [/(^|[aeiou])y([aou])/g, "$1i$2"],
];

// Stems written with һ; every other h is х.
const breathy =
  /(^|[^а-яёәғқңөұүһі])(аждах|айдах|ах$|әх$|ух$|үх$|бах[аә]|гаух|гәух|дахи|жаха|жахи|жих|қахар|мәшх|шах(?=ар|и[дт]))|аллах|ибрах|рахман/g;
const restoreBreath = (word: string): string =>
  word.replace(breathy, (stem) => stem.replace(/х(?=[^х]*$)/, "һ"));

// Letters that only the alphabet of 2021 has.
const modernLetter = /[äğñöūüşı]/;

const modern = (latin: string): string => {
  const strict = modernLetter.test(latin);
  let plain = latin;
  if (!strict) for (const [typed, letter] of digraphs) plain = plain.replace(typed, letter);
  else plain = plain.replace(/gh/g, "ğ").replace(/ch/g, "ç");
  return finish(spell(plain));
};

// 2018: á ǵ ń ó ú, sh ch, ı for и and й, i for і, u for ұ, ý for у.
const acute = (latin: string): string => {
  const plain = latin.replace(/sh/g, "ş").replace(/ch/g, "ç").replace(/ý/g, "w").replace(/u/g, "ū");
  return finish(spell(plain.replace(/[iı]/g, (letter) => (letter === "i" ? "ı" : "i"))));
};

// 2017: the same letters with an apostrophe for the mark (a' g' n' o' s' c' u' i' y').
const acuteOf: Record<string, string> = {
  a: "á",
  g: "ǵ",
  n: "ń",
  o: "ó",
  u: "ú",
  y: "ý",
  i: "ı",
  s: "sh",
  c: "ch",
};
const apostrophes = /([agnouyisc])['’ʼ`´]/g;

const finish = (draft: string): string =>
  restoreBreath(restoreWideSh(restoreGlides(draft, "иа")))
    .replace(/йзм/g, "изм")
    .replace(/^сыяқы/, "сыйақы");

const readWord = (latin: string): string => {
  if (/[agnouyisc]['’ʼ`´]/.test(latin))
    return acute(latin.replace(apostrophes, (_, letter: string) => acuteOf[letter] as string));
  return /[áǵńóúý]/.test(latin) ? acute(latin) : modern(latin);
};

// What a piece of the first reading may also have been, where Latin keeps no difference.
const lossy: [RegExp, string][] = [
  [/й/, "и"],
  [/х/, "һ"],
  [/һ/, "х"],
  [/тс/, "ц"],
  [/тш/, "ч"],
  [/шш/, "щ"],
  [/ң/, "нг"],
  [/е/, "э"],
  [/ио/, "ё"],
  [/ио/, "йо"],
  [/иа/, "ия"],
  [/иа/, "я"],
  [/ия$/, "я"],
  [/ю/, "иу"],
  [/[лнртсд]/, "$&ь"],
];
// The same for a word without any 2021 letter, where people type i for і, u for ұ, h for қ.
const typed: [RegExp, string][] = [
  [/и/, "і"],
  [/у/, "ұ"],
  [/х/, "қ"],
];

/** At most this many readings are tried against a lexicon. */
const maxReadings = 64;

/**
 * All plausible Cyrillic readings of one Latin word (lower case out), the rule-given one first.
 * The rest differ only where Latin is lossy; at most 64.
 */
export const latinReadings = (word: string): string[] => {
  const first = readWord(lowerKazakh(word.normalize("NFC")));
  const readings = new Set([first]);
  if (word.length > 40) return [first];
  const doubts = modernLetter.test(lowerKazakh(word)) ? lossy : [...typed, ...lossy];
  for (const reading of readings)
    for (const [pattern, other] of doubts)
      for (let from = 0; readings.size < maxReadings; from++) {
        const at = reading.slice(from).search(pattern);
        if (at < 0) break;
        from += at;
        readings.add(reading.slice(0, from) + reading.slice(from).replace(pattern, other));
      }
  return [...readings];
};

/**
 * Latin to Kazakh Cyrillic, word by word; text without Latin letters stays as it is.
 *
 * Reads the alphabet of 2021, the acute one of 2018 (á ǵ ń ó ú ý, sh, ch), the apostrophe one of
 * 2017 (a' g' …) and the typed digraphs gh, sh, ch, zh, ng, ya, yu. Every native word written with
 * {@link toLatin} comes back as it was. Lossy, as 2021 Latin itself: х/һ (a list of stems decides),
 * ц/тс, ч/тш, щ/шш, э/е, ё/ио, й/и after a vowel in loans (героин), and ъ, ь, which Latin drops.
 *
 * @param isWord when given, chooses among the readings; without a hit the first one stands.
 */
export const fromLatin = (text: string, isWord?: IsWord): string =>
  text.replace(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’ʼ`´]*/gu, (match) => {
    const word = match.replace(/['’ʼ`´]+$/, (tail) =>
      /[agnouyiscAGNOUYISC]['’ʼ`´]$/.test(match) ? tail : "",
    );
    const first = readWord(lowerKazakh(word.normalize("NFC")));
    const cyrillic = isWord && !isWord(first) ? (latinReadings(word).find(isWord) ?? first) : first;
    return matchCase(word, cyrillic) + match.slice(word.length);
  });
