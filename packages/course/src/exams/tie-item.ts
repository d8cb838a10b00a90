import type { GrammarPoint } from "../course/course.ts";
import type { Immutable } from "../course/immutable.ts";
import type { Gloss, Glosser } from "../gloss/index.ts";
import type { ExamLevel } from "../schema/exam-file.ts";
import type { ExamItem, ExamPassage } from "../schema/exam-items-file.ts";
import { GRAMMAR_LEVELS } from "../schema/grammar-file.ts";
import {
  lemmasOf,
  makePointFinder,
  patternWord,
  type ShownPoint,
} from "../sentences/shown-points.ts";
import { folded, type KeyPlace, keySentence } from "./key-sentence.ts";
import { isForLevel } from "./level-of-point.ts";

/** What an item about a passage is tied to: its key sentence, and the point that this needs, if any. */
export interface ItemTie extends KeyPlace {
  readonly point: string | undefined;
  /** Points that were to choose from, the best first, for whoever reads the choice. */
  readonly candidates: readonly { readonly id: string; readonly score: number }[];
}

/** Points of how Kazakh sounds and is spelt, or that sum others up: no sentence is understood by one of them. */
const NOT_FOR_UNDERSTANDING: ReadonlySet<string> = new Set([
  "vowel-harmony",
  "consonant-classes",
  "kazakh-letters",
  "stress",
  "voicing",
  "lost-vowel",
  "loan-spelling",
  "word-order",
  "verb-stem",
  "person-endings",
  "personal-pronouns",
  "four-pasts",
  "aspect-summary",
  "focus",
  "noun-from-verb",
  "verb-formation",
  "reflexive",
  "noun-makers",
  "house-place-suffixes",
  "registers",
]);

/** A point that stands elsewhere in the sentence and answers nothing is not what the item needs. */
const NEAR_ENOUGH = 2;

/** What answers a question word, by its dictionary form. */
const ANSWERS: readonly (readonly [question: RegExp, points: readonly string[]])[] = [
  [
    /неге|не үшін|неліктен|себеб|мақсат/,
    [
      "because-so",
      "because-dyqtan",
      "purpose",
      "so-as-not-to",
      "and-but-or",
      "postpositions",
      "that-clauses",
    ],
  ],
  [
    /қашан|сағат/,
    [
      "clock-and-days",
      "dates-and-parts",
      "duration",
      "when-ganda",
      "before-after",
      "time-clauses-2",
      "while",
      "until-gansha",
      "postpositions",
      "since-galy",
      "gan-sayin",
    ],
  ],
  [
    /қанша|неше/,
    [
      "numbers-singular",
      "approximate-numbers",
      "fractions",
      "collective-numbers",
      "duration",
      "dative",
      "ablative",
    ],
  ],
  [/қайдан|кімнен|неден/, ["ablative"]],
  [/қайда\b|қай жерде|кімде/, ["locative", "place-nouns", "dative", "n-after-his", "ablative"]],
  [/немен|кіммен|қалай/, ["instrumental", "sha-manner", "converb-ip", "converb-a"]],
  [/кімге|неге арналған|қайда бара/, ["dative"]],
  [/кімнің|ненің/, ["genitive", "possessive-his-our", "possessive-my-your"]],
  [
    /қандай/,
    [
      "gy-dagy",
      "with-without",
      "adjective-formation",
      "participle-gan",
      "participle-atyn",
      "comparison",
      "very-most",
    ],
  ],
  [/керек|міндет/, ["kerek", "obligation"]],
  [/өтін|сұра/, ["soft-requests", "imperative", "purpose"]],
];

/**
 * Ties an item about a passage to the point of grammar that its key sentence needs: of the points that the item's
 * level knows and that stand where the answer does, the one that answers the question word, then the harder, then
 * the rarer.
 */
export function makeItemTies(grammar: readonly GrammarPoint[], glosser: Glosser) {
  const usable = grammar.filter(({ id }) => !NOT_FOR_UNDERSTANDING.has(id));
  const find = makePointFinder(usable);
  const levelOf = new Map(usable.map(({ id, level }) => [id, level]));
  const rankOf = (id: string) => GRAMMAR_LEVELS.indexOf(levelOf.get(id) ?? "A1");
  const orderOf = new Map(usable.map(({ id, order }) => [id, order]));
  const glossesOf = (text: string): Gloss[] =>
    glosser.gloss(text).flatMap(({ gloss }) => gloss ?? []);
  const lemmas = (text: string): ReadonlySet<string> => new Set(glossesOf(text).flatMap(lemmasOf));

  return function tieOf(
    passage: Immutable<ExamPassage>,
    item: Immutable<ExamItem>,
    level: ExamLevel,
  ): ItemTie | undefined {
    const place = keySentence(passage, item, lemmas);
    if (place === undefined) return undefined;
    const words = glossesOf(place.sentence);
    const answer = lemmas(kazakhOf(item.options[item.correct]));
    const focus = slice(words, folded(place.focus).split(" "));
    const isAnswer = (word: Gloss | undefined) =>
      word !== undefined && lemmasOf(word).some((lemma) => answer.has(lemma));
    const question = kazakhOf(item.question).toLowerCase();
    const asked = new Set(
      ANSWERS.filter(([word]) => word.test(question)).flatMap(([, ids]) => ids),
    );
    const score = ({ id, from, to }: ShownPoint, within: readonly Gloss[]): number =>
      (within.slice(from, to + 1).some(isAnswer) ? 2 : 0) +
      (within === focus ? 2 : 0) +
      (asked.has(id) ? 4 : 0) +
      2 * rankOf(id);
    const scores = new Map<string, number>();
    for (const within of focus === words ? [words] : [words, focus])
      for (const shown of find(within.map(patternWord)))
        if (isForLevel(levelOf.get(shown.id) ?? "B2", level))
          scores.set(shown.id, Math.max(scores.get(shown.id) ?? 0, score(shown, within)));
    const candidates = [...scores]
      .map(([id, points]) => ({ id, score: points }))
      .filter((one) => one.score >= NEAR_ENOUGH)
      .sort((a, b) => b.score - a.score || (orderOf.get(b.id) ?? 0) - (orderOf.get(a.id) ?? 0));
    return { ...place, point: candidates[0]?.id, candidates };
  };
}

/** The glosses of words in a row; all where they do not stand so. */
function slice(words: readonly Gloss[], quoted: readonly string[]): readonly Gloss[] {
  const from = words.findIndex((_, at) =>
    quoted.every((word, place) => words[at + place]?.surface.toLowerCase() === word),
  );
  return from === -1 ? words : words.slice(from, from + quoted.length);
}

const kazakhOf = (line: ExamItem["question"]): string =>
  typeof line === "string" ? line : line.kz;
