import { analyse } from "@tilashar/kazakh";
import type { Glossary } from "../words/glossary.ts";
import { countHanging } from "./learn-hanging.ts";
import type { LinearModel } from "./linear-model.ts";
import { englishPositions, englishWords } from "./said-in-english.ts";
import { russianPositions, russianWords } from "./said-in-russian.ts";
import { waysOf } from "./ways-to-say.ts";
import { NEAR, type ReadWord, type Unit, type WordClass } from "./wording-types.ts";
import { keptCounts } from "./wordings.ts";

/** A line with what it means. */
export interface TranslatedLine {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
}

/**
 * Counts in translated lines by which of its meanings a Kazakh word is said there: alone and beside each word near it.
 * A meaning that a line's translation has is taken as said; where it has several, each is as likely.
 */
export function learnWordings(
  lines: readonly TranslatedLine[],
  glossary: Glossary,
  listed: Parameters<typeof waysOf>[3],
): LinearModel {
  const counts = new Map<string, number>();
  const beside = new Map<string, Map<string, number>>();
  const add = (key: string, by: number): void => {
    counts.set(key, (counts.get(key) ?? 0) + by);
  };
  const readings = new Map<string, ReadWord>();
  const read = (text: string): ReadWord => {
    let word = readings.get(text);
    if (!word) {
      word = readWord(text);
      readings.set(text, word);
    }
    return word;
  };
  const ways = new Map<string, readonly string[]>();
  const waysTo = (language: "en" | "ru", kind: WordClass, lemma: string): readonly string[] => {
    const key = `${language}|${kind}|${lemma}`;
    let found = ways.get(key);
    if (!found) {
      found = waysOf(language, kind, lemma, listed, glossary);
      ways.set(key, found);
    }
    return found;
  };
  for (const line of lines) {
    const words = (line.kz.toLowerCase().match(/[\p{L}-]+/gu) ?? []).map(read);
    const said = { en: englishWords(line.en), ru: russianWords(line.ru) };
    for (const language of ["en", "ru"] as const)
      words.forEach((word, at) => {
        const before = words[at - 1];
        const units = [
          ...word.units,
          ...(before
            ? word.units.flatMap((unit) =>
                unit.kind === "n" ? [{ ...unit, lemma: `${before.text} ${unit.lemma}` }] : [],
              )
            : []),
        ];
        for (const unit of units) {
          const { kind, lemma } = unit;
          const found = waysTo(language, kind, lemma).flatMap((way) => {
            const places =
              language === "en"
                ? englishPositions(way, kind, said.en)
                : russianPositions(way, kind, said.ru);
            return places.length > 0 ? [{ way, at: places[0] as number }] : [];
          });
          const near = words.filter((_, one) => one !== at && Math.abs(one - at) <= NEAR);
          for (const { way, at: place } of found) {
            const by = 1 / found.length;
            add(`${language}|${kind}|${lemma}|${way}`, by);
            for (const other of new Set(near.flatMap(({ lemmas }) => [...lemmas]))) {
              const key = `${language}|${kind}|${lemma}|${other}`;
              const own = beside.get(key) ?? new Map<string, number>();
              own.set(way, (own.get(way) ?? 0) + by);
              beside.set(key, own);
            }
            if (kind === "n" && found.length === 1)
              countHanging({ language, unit, way, place, words, at, said: said[language] }, add);
          }
        }
      });
  }
  // What is said in one way alone has nothing to learn of its neighbours
  const several = new Set<string>();
  const first = new Map<string, string>();
  for (const key of counts.keys()) {
    const [language, kind, lemma, way = ""] = key.split("|");
    const word = `${language}|${kind}|${lemma}`;
    if (first.has(word) && first.get(word) !== way) several.add(word);
    first.set(word, way);
  }
  for (const [key, own] of beside)
    if (several.has(key.slice(0, key.lastIndexOf("|"))))
      for (const [way, count] of own) if (count >= 0.5) counts.set(`${key}|${way}`, count);
  return keptCounts(counts);
}

/** A word as it may be read; what stands for names and numbers is not. */
function readWord(text: string): ReadWord {
  const units = new Map<string, Unit>();
  const lemmas = new Set<string>();
  for (const { lemma, features, guessed } of analyse(text)) {
    if (guessed) continue;
    lemmas.add(lemma);
    const kase = features.Case ? features.Case.toUpperCase() : undefined;
    const isVerb = lemma.endsWith("у") && kase === undefined && features.VerbForm !== undefined;
    const kinds: readonly WordClass[] = isVerb || features.VerbForm ? ["v"] : ["n", "a"];
    for (const kind of kinds) units.set(`${kind}|${lemma}|${kase}`, { kind, lemma, kase });
  }
  return { text, units: [...units.values()], lemmas };
}
