import { analyse } from "@tilashar/kazakh";
import type { Glossary, GlossLanguage } from "../words/glossary.ts";
import type { TranslatedLine } from "./learn-wordings.ts";
import type { LinearModel } from "./linear-model.ts";
import { lemmasBeside, meantBy, type SourceWord, sourceWords } from "./source-words.ts";
import { keptCounts } from "./wordings.ts";

/** Seen less often, a neighbour tells nothing. */
const LEAST = 0.5;

/**
 * Counts in translated lines which of its headwords says a word of English or Russian: by itself, and beside each word
 * near it. A headword that stands in the Kazakh line is taken as said; where several do, each is as likely.
 *
 * @returns counts by `language|class|word|headword` and `language|class|word|neighbour|headword`; a neighbour that was seen
 *   with the commonest headword alone is left out, as it changes no choice
 */
export function learnSenses(lines: readonly TranslatedLine[], glossary: Glossary): LinearModel {
  const counts = new Map<string, Map<string, number>>();
  const beside = new Map<string, Map<string, number>>();
  const add = (to: typeof counts, key: string, headword: string, by: number): void => {
    const own = to.get(key) ?? new Map<string, number>();
    to.set(key, own);
    own.set(headword, (own.get(headword) ?? 0) + by);
  };
  for (const line of lines) {
    const stands = headwordsIn(line.kz);
    for (const language of ["en", "ru"] as const) {
      const words = sourceWords(line[language], language);
      words.forEach((word, at) => {
        for (const [key, headwords] of wordsMeant(word, words[at + 1], language, glossary)) {
          if (headwords.length < 2) continue;
          const said = withoutParts(headwords.filter(stands));
          for (const headword of said) {
            add(counts, key, headword, 1 / said.length);
            for (const other of lemmasBeside(words, at))
              add(beside, `${key}|${other}`, headword, 1 / said.length);
          }
        }
      });
    }
  }
  const kept = new Map<string, number>();
  for (const [key, own] of counts)
    for (const [headword, count] of own) kept.set(`${key}|${headword}`, count);
  for (const [key, own] of beside) {
    const alone = counts.get(key.slice(0, key.lastIndexOf("|"))) ?? new Map<string, number>();
    if (alone.size < 2 || (own.size === 1 && own.has(commonest(alone)))) continue;
    for (const [headword, count] of own) if (count >= LEAST) kept.set(`${key}|${headword}`, count);
  }
  return keptCounts(kept);
}

/** Where «жұмыс істеу» stands, «істеу» is no word of its own. */
const withoutParts = (headwords: readonly string[]): readonly string[] =>
  headwords.filter(
    (one) => !headwords.some((other) => other !== one && ` ${other} `.includes(` ${one} `)),
  );

const commonest = (counts: ReadonlyMap<string, number>): string =>
  [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0] as const)[0];

/** Everything a word may mean, by class and lemma: "get", and with the word after it "get up". */
function* wordsMeant(
  word: SourceWord,
  next: SourceWord | undefined,
  language: GlossLanguage,
  glossary: Glossary,
): Generator<readonly [key: string, headwords: readonly string[]]> {
  for (const lemma of word.lemmas)
    for (const text of next ? [lemma, `${lemma} ${next.text}`] : [lemma])
      for (const [kind, headwords] of meantBy(text, language, glossary))
        yield [`${language}|${kind}|${text}`, headwords];
}

const readings = new Map<string, ReadonlySet<string>>();

function lemmasOf(word: string): ReadonlySet<string> {
  let lemmas = readings.get(word);
  if (!lemmas) {
    const known = analyse(word).flatMap(({ lemma, guessed }) => (guessed ? [] : [lemma]));
    lemmas = new Set([word, ...known]);
    readings.set(word, lemmas);
  }
  return lemmas;
}

/** Whether a headword stands in a Kazakh line in any form; one of several words as they follow one another. */
function headwordsIn(kazakh: string): (headword: string) => boolean {
  const words = (kazakh.toLowerCase().match(/[\p{L}-]+/gu) ?? []).map(lemmasOf);
  return (headword) => {
    const parts = headword.split(" ");
    return words.some((_, at) => parts.every((part, more) => words[at + more]?.has(part) === true));
  };
}
