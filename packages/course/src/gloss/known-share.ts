import type { Reading, Word } from "../course/course.ts";
import type { Glosser } from "./gloss-text.ts";

/** How often each dictionary form occurs in a text. */
export type LemmaCounts = ReadonlyMap<string, number>;

/** Names and numerals need no learning. */
const needless = new Set(["PROPN", "NUM"]);

/** Counts the dictionary forms of a text, each running word by the reading its neighbours ask for. */
export function lemmaCounts({ paragraphs }: Reading, glosser: Glosser): LemmaCounts {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ kz }) => kz));
  const names = glosser.namesIn(sentences);
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    for (const { gloss } of glosser.gloss(sentence, names)) {
      if (gloss === null) continue;
      const key = needless.has(gloss.upos) ? "" : gloss.lemma.toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** The dictionary forms that words teach; an expression teaches each of its words. */
export function taughtLemmas(words: Iterable<Pick<Word, "kz">>): Set<string> {
  const lemmas = new Set<string>();
  for (const { kz } of words) for (const part of kz.toLowerCase().split(/\s+/)) lemmas.add(part);
  return lemmas;
}
