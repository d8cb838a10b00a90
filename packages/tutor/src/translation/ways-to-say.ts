import type { Tools } from "../ask.ts";
import { casually, isPolite } from "../grammar/another-person.ts";
import type { Clause } from "../grammar/clause.ts";
import { type Composed, compose } from "../grammar/compose.ts";
import { foldText } from "../text/fold.ts";
import { inContext } from "../tools.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { losesNobody } from "./another-sense.ts";
import { byChart } from "./by-chart.ts";
import { clauseByClause } from "./clause-by-clause.ts";
import { type Composition, composedText, type Unread } from "./composition.ts";
import { saysExpressions } from "./expressions.ts";
import { fromFrames } from "./frames/from-frames.ts";
import { hungAsSaid } from "./hung/hung-as-said.ts";
import { parsedSentence } from "./parsed-sentence.ts";
import { readBack } from "./read-back.ts";
import { parsedClauses, readClause } from "./read-clause.ts";
import { isVouched, isVouchedAsParsed, lacksDoer } from "./vouch.ts";
import { type SaidWhole, saidWithin } from "./within.ts";
import { fromParts } from "./woven.ts";

/** So many ways to say a text are read back. */
const MOST_READ = 6;

/**
 * The first way that says the same when it is read back; else the first that may be offered without it. Where what says
 * something is not understood by its reader, nothing shows that another way is better.
 */
export function likeliest(
  given: string,
  language: GlossLanguage,
  tools: Tools,
  say: Say,
  whole: SayWhole,
): Composition | undefined {
  // «Оставь, пожалуйста, ключ»: one clause
  const text = language === "ru" ? given.replace(/, пожалуйста,/iu, "") : given;
  let first: Composition | undefined;
  let possible: Composition | undefined;
  let read = 0;
  for (const { said, isUsual, isPossible } of everyWay(text, language, tools, say)) {
    if (language === "en" && losesNobody(text, composedText(said))) continue;
    // What is woven has been held to them part by part; the words of a frame are its editor's
    if (said.kind !== "woven" && !saysExpressions(text, composedText(said), language, tools))
      continue;
    const back = readBack(composedText(said), text, language, tools);
    if (back.isSame || (isUsual && !first && back.text === undefined))
      return { ...said, readBack: back };
    if (isUsual) first ??= { ...said, readBack: back };
    if (isPossible) possible ??= { ...said, readBack: back };
    read += 1;
    if (read >= MOST_READ) break;
  }
  if (first?.readBack.isSame) return first;
  const within =
    saidWithin(text, language, tools, (one) => whole(one, tools)) ??
    (language === "ru" ? hungAsSaid(text, tools, (one) => whole(one, tools)) : undefined);
  if (!within || (first && !within.isSure)) return first ?? possible;
  const isSame = within.isSure;
  return { kind: "woven", text: within.text, readBack: { text: undefined, isSame } };
}

/** Says a clause beside another; what has no verb is none. */
type Say = (clause: string, tools: Tools) => string | undefined;
/** Says a whole sentence within another. */
type SayWhole = (sentence: string, tools: Tools) => SaidWhole | undefined;

interface WayToSay {
  readonly said: Unread;
  /** Whether it may be offered though it is not understood when it is read back. */
  readonly isUsual: boolean;
  /** Whether it may be offered as not vouched for, where nothing usual was found. */
  readonly isPossible?: boolean;
}

/** How strange the pairings of a sentence may be whose words are not the dictionary's first. */
const STRANGEST = 1;

function isLikely(kazakh: string, { judge }: Tools): boolean {
  const parse = judge.understood(kazakh);
  return parse !== undefined && judge.strangeness(parse) <= STRANGEST;
}

/** Ways by the dictionary's order of headwords, then by what the course's lines say beside these words. */
function* everyWay(
  text: string,
  language: GlossLanguage,
  tools: Tools,
  say: Say,
): Generator<WayToSay> {
  yield* waysToSay(text, language, tools, say);
  for (const { said } of waysToSay(text, language, inContext(tools, text, language), say))
    if (isLikely(composedText(said), tools)) yield { said, isUsual: false };
}

/** Every way in which the grammar puts a text into Kazakh. */
function* waysToSay(
  text: string,
  language: GlossLanguage,
  tools: Tools,
  say: Say,
): Generator<WayToSay> {
  const woven = (said: string | undefined): WayToSay[] =>
    said === undefined ? [] : [{ said: { kind: "woven", text: said }, isUsual: true }];
  yield* woven(fromParts(text, language, tools));
  const read = readClause(text, language, tools);
  const short = read && unnamed(read);
  const clause = short && isVouched(text, language, short, compose(short), tools) ? short : read;
  const composed = clause && compose(clause);
  if (
    clause &&
    composed &&
    !isOnlyThoughtOf(text, language) &&
    !lacksDoer(text, clause) &&
    isVouched(text, language, clause, composed, tools)
  )
    yield { said: asSentence(clause, composed, tools), isUsual: true };
  yield* woven(wanted(text, language, tools));
  if (language === "ru") {
    for (const said of parsedRussian(text, tools)) yield { said, isUsual: true };
    const joined = parsedSentence(text, tools);
    // «Рабочий день начинается …, и …» is no worker's
    if (joined !== undefined && saysExpressions(text, joined, language, tools))
      yield* woven(joined);
  }
  yield* woven(clauseByClause(text, language, tools, (one) => say(one, tools)));
  if (language === "en")
    for (const { isUsual, isPossible, ...charted } of byChart(text, tools))
      yield { said: { kind: "sentence", ...charted }, isUsual, isPossible };
}

/** A clause said in Kazakh, to a friend as well where it is polite. */
function asSentence(clause: Clause, composed: Composed, tools: Tools): Unread {
  const casual = isPolite(clause) ? compose(casually(clause)) : undefined;
  return {
    kind: "sentence",
    clause,
    composed,
    ...(casual &&
      casual.text !== composed.text &&
      tools.judge.check(casual.text).verdict === "right" && { casual }),
  };
}

/** A Russian sentence by each of its meanings that may be vouched for, the likeliest first. */
function* parsedRussian(text: string, tools: Tools): Generator<Unread> {
  for (const clause of parsedClauses(text, tools)) {
    const composed = compose(clause);
    if (lacksDoer(text, clause) || !isVouchedAsParsed(text, clause, composed, tools)) continue;
    yield asSentence(clause, composed, tools);
  }
}

/** "I would help you" is no promise: what reads word by word makes one of it. */
const isOnlyThoughtOf = (text: string, language: GlossLanguage): boolean =>
  language === "en" &&
  /(?<=\p{L}) would (?!like|love|rather|prefer|you\b)|(?<=\p{L})'d (?!like|love|rather|prefer|better)/iu.test(
    text,
  );

/** Who is asked to do something is told by the ending: терезені аша аласыз ба? */
const unnamed = (clause: Clause): Clause | undefined =>
  clause.question &&
  clause.mood === "can" &&
  !clause.ask &&
  clause.subject?.kind === "pronoun" &&
  clause.subject.person.startsWith("2")
    ? { ...clause, silent: true }
    : undefined;

/** "Three coffees, please": something that is asked for, with no verb. */
function wanted(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const thing = /^(.+?),? (?:please|пожалуйста)[.!]*$/iu.exec(text.trim())?.[1];
  if (thing === undefined || /^(?:дай|give|can|could|may|можно|пожалуйста)/iu.test(thing))
    return undefined;
  const phrase = tools[language === "en" ? "english" : "russian"].phrase(foldText(thing));
  if (phrase?.kind !== "noun") return undefined;
  const order =
    language === "en" ? `Please give me ${foldText(thing)}` : `Дайте мне ${foldText(thing)}`;
  return fromFrames(order, language, tools);
}
