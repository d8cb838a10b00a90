import { capital } from "@tilashar/course";
import type { Tools } from "../ask.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, hasCyrillic, hasKazakhLetter, wordsOf } from "../text/fold.ts";
import { surelyIn } from "../tools/translate.ts";
import { saidParts } from "../translation/said-parts.ts";
import { clausesTold, greetingIn, type ToldClause, type ToldFact } from "./note-facts.ts";
import type { NoteOrder, OwnSentence } from "./note-order.ts";
import { OWN_WEIGHT, type Written } from "./written-line.ts";

/** What of an order is told in the learner's own words. */
export interface ToldLines {
  readonly lines: readonly Written[];
  /** What could not be said, as the learner wrote it. */
  readonly unsaid: readonly string[];
  /** A line names when. */
  readonly isTimed: boolean;
}

/**
 * Says what an order tells besides its occasion: by an editor's line where a clause names one, else by the translation,
 * sentence by sentence and then clause by clause; a sentence that is told whole has no part said twice.
 *
 * @param isSaid whether a line of the occasion says what a clause tells
 */
export function toldLines(
  order: NoteOrder,
  isSaid: (text: string) => boolean,
  tools: Tools,
): ToldLines {
  const { message, manner } = order;
  const clauses = clausesTold(message, tools);
  const greeting = order.who ? undefined : greetingIn(message, tools);
  const facts = clauses
    .flatMap(({ text, facts }) => facts.map((fact) => ({ ...fact, at: message.indexOf(text) })))
    .filter(isFirst);
  const own = order.own.flatMap((sentence) => ownLines(sentence, clauses, tools));
  const written = (fact: Pick<ToldFact, "role" | "said">): Written => ({
    ...fact.said[manner],
    weight: OWN_WEIGHT,
    role: fact.role,
  });
  const body = [
    ...facts
      .filter(({ role }) => !LAST.has(role))
      .map((fact) => ({ at: fact.at, line: written(fact) })),
    ...own.flatMap(({ kazakh, text }) =>
      kazakh === undefined
        ? []
        : [
            {
              at: message.indexOf(text),
              line: { kz: kazakh, en: text, ru: text, weight: OWN_WEIGHT },
            },
          ],
    ),
  ].sort((a, b) => a.at - b.at);
  return {
    lines: [
      ...(greeting ? [written(greeting)] : []),
      ...body.map(({ line }) => line),
      ...facts.filter(({ role }) => LAST.has(role)).map(written),
    ],
    unsaid: own
      .filter(({ kazakh, text }) => kazakh === undefined && !isSaid(text))
      .map(({ text }) => text),
    isTimed: facts.some(({ isTimed }) => isTimed),
  };
}

/** What rounds a text off stands behind its news. */
export const LAST: ReadonlySet<string> = new Set(["apology", "thanks", "wish", "closing"]);

const isFirst = (one: { said: object }, at: number, all: readonly { said: object }[]): boolean =>
  all.findIndex(({ said }) => JSON.stringify(said) === JSON.stringify(one.said)) === at;

interface OwnLine {
  readonly text: string;
  readonly kazakh: string | undefined;
}

const inKazakh = ({ text, language }: OwnSentence, tools: Tools): string | undefined => {
  const sentence = capital(text);
  if (isKazakh(text, tools))
    return tools.judge.check(sentence).verdict === "right" ? sentence : undefined;
  return surelyIn(/[.!?]$/u.test(sentence) ? sentence : `${sentence}.`, language, tools);
};

/** A sentence in Kazakh; clause by clause where it cannot be said as a whole, or where an editor says a part of it. */
function ownLines(
  { text, language }: OwnSentence,
  clauses: readonly ToldClause[],
  tools: Tools,
): readonly OwnLine[] {
  const within = clauses.filter((clause) => text.includes(clause.text));
  // What was added in a few words may be told by a line as well
  if (within.length === 0 && clausesTold(text, tools).every(isSaidByLines)) return [];
  if (within.length > 0 && within.every(({ isManner }) => isManner)) return [];
  const isToldElsewhere = within.some(({ facts }) => facts.length > 0);
  if (!isToldElsewhere) {
    const kazakh = inKazakh({ text, language }, tools);
    if (kazakh !== undefined) return [{ text, kazakh }];
    const parts = saidParts(text, language, (part) => inKazakh({ text: part, language }, tools));
    if (parts) return parts.map(({ source, kazakh: said }) => ({ text: source, kazakh: said }));
    if (within.length < FEWEST_CLAUSES) return [{ text, kazakh }];
  }
  return within
    .filter(({ facts, isManner }) => facts.length === 0 && !isManner)
    .map((clause) => ({
      text: clause.text,
      kazakh: isSayable(clause.text) ? inKazakh({ text: clause.text, language }, tools) : undefined,
    }));
}

const isSaidByLines = ({ facts, isManner }: ToldClause): boolean => facts.length > 0 || isManner;

const FEWEST_CLAUSES = 2;
/** A clause of so few words is a name or a rest of something. */
const FEWEST_WORDS = 2;
const isSayable = (text: string): boolean =>
  wordsOf(foldText(text)).length >= FEWEST_WORDS && (hasCyrillic(text) || !hasKazakhLetter(text));
