import { createHash } from "node:crypto";
import type { Course } from "../course/course.ts";
import type { Glosser } from "../gloss/index.ts";
import { type CourseSentence, courseSentences } from "./course-sentences.ts";
import { collectNumberLists, type NumberLists } from "./number-lists.ts";
import { lemmasOf, makePointFinder, patternWord } from "./shown-points.ts";

/** The file, in the build folder, by which the course's sentences are found. */
export const SENTENCE_FILE = "sentence-index.json";

export interface SentenceFile {
  /** Of the sentences the lists count in: another course's lists would point at other sentences. */
  readonly fingerprint: string;
  /** Places of sentences in `courseSentences`, ascending, by what is found in them. */
  readonly lemmas: NumberLists;
  readonly suffixes: NumberLists;
  /** Three numbers for each sentence that shows a point: its place in the list, the letters from and to. */
  readonly points: NumberLists;
}

/** Short, and unlike for another list of sentences. */
export function fingerprintOf(sentences: readonly CourseSentence[]): string {
  const hash = createHash("sha256");
  for (const { kz } of sentences) hash.update(kz).update("\n");
  return hash.digest("base64url").slice(0, 22);
}

/** Analyses every sentence of the course: which dictionary forms, suffixes and points it shows. */
export function indexSentences(course: Course, glosser: Glosser): SentenceFile {
  const sentences = courseSentences(course);
  const lemmaLists = collectNumberLists();
  const suffixLists = collectNumberLists();
  const pointLists = collectNumberLists();
  const pointsIn = makePointFinder(course.grammar);
  const namesOf = namesByPlace(sentences, glosser);
  sentences.forEach((sentence, at) => {
    const glossed = glosser
      .gloss(sentence.kz, namesOf(sentence))
      .flatMap(({ gloss, start, text }) =>
        gloss === null ? [] : [{ gloss, start, end: start + text.length }],
      );
    const words = glossed.map(({ gloss }) => patternWord(gloss));
    for (const lemma of new Set(glossed.flatMap(({ gloss }) => lemmasOf(gloss)))) {
      lemmaLists.add(lemma, at);
    }
    for (const suffix of new Set(words.flatMap(({ suffixes }) => suffixes))) {
      suffixLists.add(suffix, at);
    }
    for (const { id, from, to } of pointsIn(words)) {
      const [first, last] = [glossed[from], glossed[to]];
      if (first !== undefined && last !== undefined) pointLists.add(id, at, first.start, last.end);
    }
  });
  return {
    fingerprint: fingerprintOf(sentences),
    lemmas: lemmaLists.all(),
    suffixes: suffixLists.all(),
    points: pointLists.all(),
  };
}

/** Names are told by the whole text they stand in. */
function namesByPlace(sentences: readonly CourseSentence[], glosser: Glosser) {
  const texts = new Map<string, string[]>();
  const keyOf = ({ place }: CourseSentence) => `${place.kind} ${place.id}`;
  for (const sentence of sentences) {
    const text = texts.get(keyOf(sentence));
    if (text === undefined) texts.set(keyOf(sentence), [sentence.kz]);
    else text.push(sentence.kz);
  }
  const names = new Map([...texts].map(([key, text]) => [key, glosser.namesIn(text)]));
  return (sentence: CourseSentence) => names.get(keyOf(sentence)) ?? new Set<string>();
}
