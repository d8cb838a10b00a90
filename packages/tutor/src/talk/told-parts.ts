import { inflect, wordsToNumber } from "@tilashar/kazakh";
import { knownReadings } from "../text/chat-spelling.ts";
import type { Places } from "./fill.ts";
import type { HeardWord } from "./heard.ts";

type Reading = ReturnType<typeof knownReadings>[number];

/**
 * Parts of what somebody tells, by which it is taken up again: whose it is of (`kin`), where (`at`), where to (`to`), by
 * what (`by`), what (`object`) and how much (`amount`).
 */
export function partsOf(words: readonly HeardWord[]): Places {
  const parts: { -readonly [name in keyof Places]: Places[name] } = {};
  for (const [at, word] of words.entries()) {
    const readings = knownReadings(word.lower);
    const own = readings.find(isOwnPerson);
    if (own) parts.kin = ofYou(own);
    for (const [name, suffix, isSuch] of CASES) {
      const found = readings.find((reading) => isSuch(reading) && endsIn(reading, suffix));
      if (found) parts[name] = { kz: named(word, found), typed: word.text };
    }
    const unit = readings.find(({ lemma }) => UNITS.test(lemma));
    const count = countBefore(words, at);
    if (unit && count)
      parts.amount = { kz: `${count} ${unit.lemma}`, typed: `${count} ${unit.lemma}` };
  }
  return parts;
}

const KIN =
  /^(?:ана|әке|аға|іні|әпке|апа|қарындас|сіңлі|бауыр|бала|ұл|қыз|әже|ата|күйеу|әйел|жұбай|немере|жиен|дос|құрбы|көрші|туыс|ене|қайын ене|келін|бастық|әріптес|мұғалім)$/u;
const UNITS = /^(?:сағат|минут|күн|апта|ай|жыл|шақырым|километр|теңге|кило|градус|рет)$/u;
const VEHICLE =
  /^(?:пойыз|поезд|ұшақ|автобус|көлік|машина|такси|метро|велосипед|кеме|трамвай|ат|мотоцикл)$/u;
/** Nouns of time stand in the same cases as places. */
const OF_TIME =
  /^(?:жаз|қыс|күз|көктем|таң|кеш|түн|күн|апта|ай|жыл|сағат|минут|уақыт|кез|демалыс|мезгіл|бала|дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі|не|бірі|барлық|бәр|іс|ара|іш|үст|аст|қас|жан|алд|арт|мен|сен|сіз|ол|біз|бұл)$/u;

const isNoun = ({ entry, features }: Reading): boolean =>
  features.VerbForm === undefined && /^(?:n|name)/.test(entry?.pos ?? "");

/** In the case and nobody's: «үйге», not «үйіне». */
const endsIn = ({ suffixes }: Reading, suffix: string): boolean =>
  suffixes.length === 1 && suffixes[0]?.id === suffix;

const isPlace = (reading: Reading): boolean => isNoun(reading) && !OF_TIME.test(reading.lemma);

const CASES: readonly (readonly [
  name: string,
  suffix: string,
  isSuch: (reading: Reading) => boolean,
])[] = [
  ["at", "loc", isPlace],
  ["to", "dat", isPlace],
  ["by", "ins", ({ lemma }) => VEHICLE.test(lemma)],
  ["object", "acc", (reading) => isPlace(reading) && !KIN.test(reading.lemma)],
];

/** Names keep their capital. */
const named = ({ text }: HeardWord, { lemma }: Reading): string =>
  /^\p{Lu}/u.test(text) ? lemma.charAt(0).toUpperCase() + lemma.slice(1) : lemma;

const isOwnPerson = ({ lemma, features }: Reading): boolean =>
  features["Person[psor]"] === "1" && KIN.test(lemma);

/** Somebody of the learner's, as one who speaks to them says it: анам — анаңыз. */
function ofYou({ lemma, features }: Reading): Places[string] {
  const number = features.Number === "Plur" ? "PL" : "SG";
  const inCase = (suffix: string) => inflect(lemma, `N;${suffix};${number};PSS2S;FORM`)[0];
  const kz = inCase("NOM");
  return kz === undefined ? undefined : { kz, typed: kz, inCase };
}

/** The number before a word, as it was said: «он төрт сағат». */
function countBefore(words: readonly HeardWord[], at: number): string | undefined {
  let from = at;
  while (from > 0 && isNumber(words[from - 1]?.lower ?? "")) from--;
  return from === at
    ? undefined
    : words
        .slice(from, at)
        .map(({ lower }) => lower)
        .join(" ");
}

const isNumber = (word: string): boolean =>
  /^\d{1,6}$/u.test(word) || typeof wordsToNumber(word) === "number";
