import { splitSentences } from "@tilashar/kazakh/script";
import type { Immutable } from "../course/immutable.ts";
import type { ExamItem, ExamPassage } from "../schema/exam-items-file.ts";

/** The sentences of a passage, one after the other. */
export const passageSentences = ({ lines = [], text }: Immutable<ExamPassage>): string[] =>
  [...lines.map(({ kz }) => kz), ...(text?.split(/\n+/) ?? [])].flatMap((part) =>
    splitSentences(part).map((sentence) => sentence.text),
  );

/** Where the answer of an item stands. */
export interface KeyPlace {
  readonly sentence: string;
  /** What an explanation quotes from it, or else the clause that shares most; words in a row, folded. */
  readonly focus: string;
}

/** Dictionary forms of a text's words, in small letters. */
export type LemmasOf = (text: string) => ReadonlySet<string>;

/** Fewer words in a row may stand anywhere. */
const MIN_QUOTED_WORDS = 2;
const QUOTED = /«([^»]*)»/g;
const CLAUSE_ENDS = /[,;:—.!?]+/;

/**
 * The sentence of a passage that holds the answer of an item: its key, or else the one that its explanation quotes;
 * without a quote the one that shares most words with the right option, the question and the Kazakh explanation, rare
 * words first. Undefined where nothing is shared.
 */
export function keySentence(
  passage: Immutable<ExamPassage>,
  item: Immutable<ExamItem>,
  lemmasOf: LemmasOf,
): KeyPlace | undefined {
  const sentences = passageSentences(passage);
  const lemmas = sentences.map(lemmasOf);
  const right = lemmasOf(kazakhOf(item.options[item.correct]));
  const about = [kazakhOf(item.question), item.explanation.kz].map(lemmasOf);
  const weightOf = (lemma: string) =>
    Math.log((sentences.length + 1) / Math.max(1, lemmas.filter((own) => own.has(lemma)).length));
  const shared = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...own].filter((lemma) => other.has(lemma)).reduce((sum, one) => sum + weightOf(one), 0);
  const scoreOf = (own: ReadonlySet<string>) =>
    2 * shared(own, right) + about.reduce((sum, other) => sum + shared(own, other), 0);
  const quotes = Object.values(item.explanation)
    .flatMap((text) => [...text.matchAll(QUOTED)].map(([, quote = ""]) => folded(quote)))
    .filter((quote) => quote.split(" ").length >= MIN_QUOTED_WORDS)
    .sort((a, b) => b.length - a.length);
  const quoteOf = (sentence: string) => quotes.find((quote) => folded(sentence).includes(quote));
  const quoted = sentences.filter((sentence) => quoteOf(sentence) !== undefined);
  const sentence =
    item.key ?? best(quoted.length > 0 ? quoted : sentences, (one) => scoreOf(lemmasOf(one)));
  if (sentence === undefined) return undefined;
  const clauses = sentence.split(CLAUSE_ENDS).filter((clause) => folded(clause) !== "");
  const clause = best(clauses, (one) => scoreOf(lemmasOf(one)));
  return { sentence, focus: quoteOf(sentence) ?? folded(clause ?? sentence) };
}

/** The first of those with the highest score above nothing. */
function best(texts: readonly string[], scoreOf: (text: string) => number): string | undefined {
  const scores = texts.map(scoreOf);
  const highest = Math.max(0, ...scores);
  return highest === 0 ? undefined : texts[scores.indexOf(highest)];
}

const kazakhOf = (line: ExamItem["question"]): string =>
  typeof line === "string" ? line : line.kz;

/** Words in a row without case and punctuation. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, " ")
    .trim();
