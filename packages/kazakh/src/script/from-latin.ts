import { isEndless } from "./endless.ts";
import { restoreGlides, restoreWideSh } from "./glides.ts";
import { lowerKazakh, matchCase } from "./letter-case.ts";
import { letterTable } from "./letter-table.ts";

const cyrillicOf = /* @__PURE__ */ letterTable(
  "aäbvgğdejzklmnñoöpqrstuūüfhşyıiýwcçńxáǵóú",
  "аәбвгғдежзклмнңоөпқрстуұүфхшыійууцчңхәғөү",
);

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

/** Letters that only the alphabet of 2021 has. */
export const modernLetter = /[äğñöūüşı]/;

const modern = (latin: string): string => {
  let plain = latin;
  if (!modernLetter.test(latin))
    for (const [typed, letter] of digraphs) plain = plain.replace(typed, letter);
  return finish(spell(plain));
};

// 2018: á ǵ ń ó ú, sh ch, ı for и and й, i for і, u for ұ, ý for у.
const acute = (latin: string): string => {
  const plain = latin.replace(/sh/g, "ş").replace(/ch/g, "ç").replace(/ý/g, "w").replace(/u/g, "ū");
  return finish(spell(plain.replace(/[iı]/g, (letter) => (letter === "i" ? "ı" : "i"))));
};

// 2017: the same letters with an apostrophe for the mark (a' g' n' o' s' c' u' i' y').
const acuteOf = /* @__PURE__ */ letterTable("agnouyi", "áǵńóúýı", { s: "sh", c: "ch" });
const apostrophes = /([agnouyisc])['’ʼ`´]/g;

const finish = (draft: string): string =>
  restoreBreath(restoreWideSh(restoreGlides(draft, "иа")))
    .replace(/йзм/g, "изм")
    .replace(/^сыяқы/, "сыйақы");

/** A Latin word; an apostrophe belongs to it inside and, as a mark of 2017, after its last letter. */
export const latinWord =
  /\p{Script=Latin}+(?:['’ʼ`´]\p{Script=Latin}+|(?<=[agnouyisc])['’ʼ`´])*/giu;

const latinLetter = /\p{Script=Latin}/u;

/** Whether a text is in the acute alphabet of 2018, where ı and i mean the opposite of 2021. */
export const isAcute = (text: string): boolean =>
  /[áǵńóúý]/i.test(text) && !/[äğñöūüş]/i.test(text);

/** One Latin word in lower-case Cyrillic, by rule. */
export const readLatinWord = (word: string, acuteText = isAcute(word)): string => {
  const latin = lowerKazakh(word);
  const plain = latin.replace(apostrophes, (_, letter: string) => acuteOf[letter] as string);
  return plain !== latin || acuteText ? acute(plain) : modern(latin);
};

/**
 * Latin to Kazakh Cyrillic, word by word; text without Latin letters stays as it is.
 *
 * Reads the alphabet of 2021, the acute one of 2018 (á ǵ ń ó ú ý, sh, ch), the apostrophe one of
 * 2017 (a' g' …) and the typed digraphs gh, sh, ch, zh, ng, ya, yu. Every native word written with
 * {@link toLatin} comes back as it was. Lossy, as 2021 Latin itself: х/һ (a list of stems decides),
 * ц/тс, ч/тш, щ/шш, э/е, ё/ио, й/и after a vowel in loans (героин), and ъ, ь, which Latin drops.
 */
export const fromLatin = (text: string): string => {
  if (isEndless(text)) return "";
  const latin = text.normalize("NFC");
  // A Cyrillic book is looked at once here, not three times.
  if (!latinLetter.test(latin)) return latin;
  const acuteText = isAcute(latin);
  return latin.replace(latinWord, (word) => matchCase(word, readLatinWord(word, acuteText)));
};
