import { createHash } from "node:crypto";
import type { Course } from "../course/course.ts";
import type { Gloss, Glosser } from "../gloss/index.ts";
import { taughtPart } from "../grammar/taught-part.ts";
import { type CourseSentence, courseSentences } from "./course-sentences.ts";
import { matchesPattern, type PatternWord, readPattern } from "./sentence-pattern.ts";

/** Places of sentences in `courseSentences`, ascending, by what is found in them. */
export type SentenceLists = Readonly<Record<string, readonly number[]>>;

/** The file, in the build folder, by which the course's sentences are found. */
export const SENTENCE_FILE = "sentence-index.json";

export interface SentenceFile {
  /** Of the sentences the lists count in: another course's lists would point at other sentences. */
  readonly fingerprint: string;
  readonly lemmas: SentenceLists;
  readonly suffixes: SentenceLists;
  readonly points: SentenceLists;
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
  const lists = { lemmas: makeLists(), suffixes: makeLists(), points: makeLists() };
  const points = course.grammar.map(({ id, teaches, finds }) => ({
    id,
    parts: teaches.map(taughtPart),
    patterns: finds.map(readPattern),
  }));
  const namesOf = namesByPlace(sentences, glosser);
  sentences.forEach((sentence, at) => {
    const glosses = glosser
      .gloss(sentence.kz, namesOf(sentence))
      .flatMap(({ gloss }) => (gloss === null ? [] : [gloss]));
    const words = glosses.map(patternWord);
    const lemmas = new Set(glosses.flatMap(lemmasOf));
    const suffixes = new Set(glosses.flatMap(suffixesOf));
    for (const lemma of lemmas) lists.lemmas.add(lemma, at);
    for (const suffix of suffixes) lists.suffixes.add(suffix, at);
    for (const { id, parts, patterns } of points) {
      const shows =
        patterns.some((pattern) => matchesPattern(words, pattern)) ||
        // Patterns say more exactly what shows the point than its suffixes do
        (patterns.length === 0 &&
          parts.some((part) =>
            part.kind === "suffix"
              ? suffixes.has(part.id)
              : part.kind === "word"
                ? lemmas.has(part.lemma) || words.some((word) => word.lemmas.includes(part.lemma))
                : isHelped(glosses, part),
          ));
      if (shows) lists.points.add(id, at);
    }
  });
  return {
    fingerprint: fingerprintOf(sentences),
    lemmas: lists.lemmas.all(),
    suffixes: lists.suffixes.all(),
    points: lists.points.all(),
  };
}

function makeLists() {
  const lists = new Map<string, number[]>();
  return {
    add(key: string, at: number): void {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [at]);
      else list.push(at);
    },
    all: (): SentenceLists => Object.fromEntries([...lists].sort(([a], [b]) => (a < b ? -1 : 1))),
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

function lemmasOf({ kind, lemma, base, expression }: Gloss): string[] {
  if (kind === "number") return [];
  return [lemma, ...(base ? [base] : []), ...(expression ? [expression.lemma] : [])].map((one) =>
    one.toLowerCase(),
  );
}

function suffixesOf({ parts, voice }: Gloss): string[] {
  const ids = parts.flatMap(({ suffix }) => suffix ?? []);
  return voice === undefined ? ids : [...ids, voice];
}

function patternWord(gloss: Gloss): PatternWord {
  return {
    lemmas: [...lemmasOf(gloss), gloss.surface.toLowerCase()],
    suffixes: suffixesOf(gloss),
  };
}

/** A verb after a converb, where the two are no expression with a meaning of its own (сатып алу). */
function isHelped(
  glosses: readonly Gloss[],
  { converb, lemma }: { readonly lemma: string; readonly converb: "p" | "a" },
): boolean {
  const suffix = converb === "p" ? "conv" : "pres";
  return glosses.some((gloss, at) => {
    if (gloss.lemma !== lemma || gloss.expression !== undefined) return false;
    return glosses[at - 1]?.parts.at(-1)?.suffix === suffix;
  });
}
