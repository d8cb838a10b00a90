import { foldText } from "../../text/fold.ts";
import type { Glossary } from "../../words/glossary.ts";
import { ChartGrammar } from "../chart/chart.ts";
import { expandContractions } from "../english-words.ts";
import { EnglishLexicon } from "./lexicon.ts";
import { NOUN_RULES } from "./noun-rules.ts";
import { SENTENCE_RULES } from "./sentence-rules.ts";
import type { Sentence } from "./tree.ts";
import { verbRules } from "./verb-rules.ts";

/** More words than this are a text rather than a sentence. */
const MOST_WORDS = 18;
/** So many readings of a sentence are tried. */
const MOST_READINGS = 6;

export interface ParsedSentence {
  readonly sentence: Sentence;
  /** How unusual a reading it is. */
  readonly cost: number;
}

/** Reads an English sentence into trees, the likeliest first. */
export class EnglishParser {
  readonly #lexicon: EnglishLexicon;
  readonly #grammar: ChartGrammar;

  /** @param nameOf Kazakh spelling of a word that is somebody's name here */
  constructor(glossary: Glossary, nameOf: (word: string) => string | undefined) {
    this.#lexicon = new EnglishLexicon(glossary, nameOf);
    this.#grammar = new ChartGrammar([
      ...NOUN_RULES,
      ...verbRules((verb) => this.#lexicon.isVerb(verb)),
      ...SENTENCE_RULES,
    ]);
  }

  parse(text: string): ParsedSentence[] {
    const words = wordsIn(text);
    if (words === undefined || words.length < 2 || words.length > MOST_WORDS) return [];
    const isAsked = /\?\s*$/u.test(text);
    return this.#grammar
      .parse(words, this.#lexicon.edges(words), "Text")
      .map(({ value, cost }) => ({ sentence: value as Sentence, cost }))
      .filter(
        ({ sentence }) => isAsked === (sentence.question === true || sentence.ask !== undefined),
      )
      .slice(0, MOST_READINGS);
  }
}

/** Words and commas; nothing where other signs part the text. */
function wordsIn(text: string): string[] | undefined {
  const folded = expandContractions(foldText(text).replace(/[.!?]+$/u, ""))
    .replace(/\bbeen to\b/gu, "been in")
    .replace(/'s (?=not\b)/gu, " is ");
  if (/[^\p{L}\d\s,'-]|\d[,.]\d/u.test(folded) || / - /u.test(folded)) return undefined;
  // What is quoted is said by somebody else
  if (/(?:^|[\s,])'(?!s\b)|(?<!s)'(?:[\s,]|$)/u.test(folded)) return undefined;
  const words = folded.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*|'s|,/gu) ?? [];
  if (/^(?:oh|well|and|but|so)$/u.test(words[0] ?? "")) words.shift();
  if (words[0] === ",") words.shift();
  // "Once he came" is when he came, and no single time
  if (words[0] === "once") return undefined;
  return words.filter(
    (word, at) =>
      word !== "really" &&
      (word !== "just" || /^(?:have|has)$/.test(words[at - 1] ?? "") || words[at + 1] === "now"),
  );
}
