import { type Candidate, type Entry, lookUp, numberToWords } from "@tilashar/kazakh";
import type { Gloss, GlossedExpression, Meaning } from "./gloss.ts";
import { builtIn, partsOf } from "./gloss-parts.ts";
import {
  AS_SOON_AS,
  BEFORE,
  EVEN_IF,
  HAS_NOT,
  HELPER_VERBS,
  type HelperVerb,
  MAY,
  TO_ONES_LOSS,
  WAS_SAID,
} from "./helper-verbs.ts";
import { FORM_MEANINGS } from "./own-meanings.ts";
import { pronounMeaning } from "./pronoun-meanings.ts";

/** Meaning of a lemma as this part of speech, from the course or the lexicon; empty where none is known. */
export type MeaningOf = (lemma: string, upos: string, entry: Entry | undefined) => Meaning;

/** Lemma, meaning and parts of a word by the reading that was chosen; a word without one is said to be a guess. */
export function glossOf(
  text: string,
  kind: Gloss["kind"],
  reading: Candidate | undefined,
  meaningOf: MeaningOf,
): Omit<Gloss, "surface" | "kind" | "others"> {
  if (kind === "number") return glossOfNumber(text, reading);
  if (reading === undefined) {
    return {
      lemma: text,
      upos: "X",
      meaning: { en: text, ru: text },
      parts: [{ text }],
      guessed: true,
    };
  }
  const { lemma, upos, entry, guessed } = reading;
  const lemmaMeaning = meaningOf(lemma, upos, entry);
  const meaning = FORM_MEANINGS[text.toLowerCase()] ?? pronounMeaning(reading) ?? lemmaMeaning;
  const built = builtIn(reading);
  return {
    lemma,
    upos,
    meaning,
    ...(meaning !== lemmaMeaning && { lemmaMeaning }),
    parts: partsOf(reading),
    ...(entry !== undefined && isDerived(reading, entry) && { base: entry.lemma }),
    ...(built && { built }),
    guessed,
  };
}

const isDerived = (reading: Candidate, entry: Entry) =>
  // Of two words joined by a hyphen neither is the other's base
  reading.lemma !== entry.lemma &&
  !reading.lemma.includes("-") &&
  lookUp(reading.lemma).length === 0;

function glossOfNumber(
  text: string,
  reading: Candidate | undefined,
): Omit<Gloss, "surface" | "kind" | "others"> {
  const digits = /^\p{Nd}+/u.exec(text)?.[0] ?? "";
  const isPlain = /^\p{Nd}+(?:-|$)/u.test(text);
  const ordinal = reading?.features.NumType === "Ord";
  const spoken = isPlain ? numberToWords(Number(digits), ordinal ? "ordinal" : undefined) : "";
  const shown = text.replace(/-\p{L}+$/u, "");
  return {
    lemma: shown,
    upos: "NUM",
    meaning: { en: shown, ru: shown },
    parts: reading === undefined ? [{ text }] : partsOf(reading),
    ...(spoken !== "" && { spoken }),
    guessed: false,
  };
}

/** What a verb adds to the converb at its side. */
export function helperOf(reading: Candidate, previous: Candidate): HelperVerb | undefined {
  const { VerbForm, Aspect, Polarity, Mood, Case } = previous.features;
  if (reading.lemma === "жоқ" && previous.suffixes.at(-1)?.id === "perf") return HAS_NOT;
  if (Mood === "Cnd" && /^(?:да|де)$/.test(reading.lemma)) return EVEN_IF;
  if (reading.lemma === "е" && previous.lemma === "деу" && VerbForm === "Conv") return WAS_SAID;
  const isPresent = reading.suffixes.some(({ id }) => id === "pres");
  if (reading.lemma === "болу" && isPresent)
    if (Mood === "Cnd" || (VerbForm === "Vnoun" && Case === "Dat")) return MAY;
  if (reading.upos !== "VERB" && reading.upos !== "AUX") return undefined;
  if (VerbForm !== "Conv") return undefined;
  // -май takes the helpers of -ып: үйленбей жүр
  const kind = Aspect === "Imp" && Polarity !== "Neg" ? "a" : "p";
  if (reading.lemma === "салу" && kind === "a" && reading.features.VerbForm === "Conv")
    return AS_SOON_AS;
  if (reading.lemma === "тұру" && Polarity === "Neg" && reading.features.VerbForm === "Conv")
    return BEFORE;
  if (reading.lemma === "алу" && kind === "p" && LOSING.has(previous.lemma)) return TO_ONES_LOSS;
  // Барып көріседі: they greet each other
  if (reading.lemma === "көру" && reading.features.Voice === "Rcp") return undefined;
  const helper = HELPER_VERBS[reading.lemma]?.[kind];
  if (helper === undefined || kind === "a") return helper;
  const keeps =
    isGoing(reading) || (/^(?:кету|түсу)$/.test(reading.lemma) && MOVING.has(previous.lemma));
  return keeps ? { ...helper, keeps } : helper;
}

/** Done to oneself by accident; кесіп алды and түсіріп алды may be done for oneself as well. */
const LOSING = new Set("жоғалту ұмыту сындыру бүлдіру шашу төгу күйдіру құлату".split(" "));

/** These say where to as well: ұшып келді. */
const isGoing = ({ lemma }: Candidate) => /^(?:келу|бару|шығу)$/.test(lemma);

/** After these, what leaves does leave: ұшып кетті. */
const MOVING = new Set(
  "ұшу жүгіру қашу шығу жүзу секіру бару қайту көшу өту ағу жылжу домалау сырғу алу тастау".split(
    " ",
  ),
);

/** Other dictionary words that the same spelling may be. */
export function otherReadings(
  candidates: readonly Candidate[],
  chosen: Candidate | undefined,
  meaningOf: MeaningOf,
): GlossedExpression[] {
  // ашу is to open and anger, еру to follow and to melt: a lemma alone does not tell words apart
  const wordOf = ({ lemma, upos, entry }: Candidate) =>
    `${lemma} ${upos === "VERB" || upos === "AUX" ? (entry?.stem ?? "") : upos === "INTJ"}`;
  const seen = new Set(chosen && [wordOf(chosen)]);
  return candidates.flatMap((one) => {
    const { lemma, upos, entry, guessed } = one;
    // A second lemma of the same word is no other word
    const isSame = entry !== undefined && entry === chosen?.entry && entry.lemma !== lemma;
    const word = wordOf(one);
    if (seen.has(word) || guessed || isSame) return [];
    seen.add(word);
    return [{ lemma, meaning: meaningOf(lemma, upos, entry) }];
  });
}
