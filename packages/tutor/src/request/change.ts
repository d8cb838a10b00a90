import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Wish } from "../features/wish.ts";
import { isKazakhPhrase } from "../intents/compare/listed.ts";
import { changedClause } from "../intents/follow-up/changed-clause.ts";
import { declension } from "../intents/form-tables.ts";
import { sayInKazakh } from "../intents/say.ts";
import { nearestLaid, type ShownSentence, tableOf } from "../table/on-table.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { mannerAsked } from "../translation/to-somebody.ts";
import type { Executor } from "./executor.ts";
import type { RequestRead } from "./read-request.ts";
import { type Turning, turnedSentence } from "./turned-sentence.ts";

/** Wishes that a whole sentence can be turned by. */
const OF_SENTENCES: ReadonlySet<string> = new Set([
  "tense",
  "negative",
  "question",
  "person",
  "plural",
]);

/** "Make it polite", "the first as a question", «а в прошедшем?»: a sentence that was given or shown, turned as asked. */
export const change: Executor = (asked, read, tools) => {
  const isNamed = read.place !== undefined || read.quoted.length > 0;
  // Another person of what is not named may be another part of the sentence: that is followed up first
  return read.wish.person === undefined || isNamed ? changed(asked, read, tools) : undefined;
};

/** "And they?", where nothing else goes on from the sentence. */
export const changePerson: Executor = (asked, read, tools) =>
  read.wish.person === undefined || read.names("it") ? undefined : changed(asked, read, tools);

function changed(asked: Asked, read: RequestRead, tools: Tools): Draft | undefined {
  const turning = turningOf(read);
  if (!turning) return undefined;
  const table = changedTable(asked, read, tools);
  if (table) return table;
  const meant = sentencesMeant(asked, read, tools);
  for (const sentence of meant) {
    const draft = turned(sentence, turning, asked, tools);
    if (draft) return read.quoted.length > 0 ? ofQuoted(draft, sentence, asked, read) : draft;
  }
  const [first] = meant;
  return first && isPlainlyAsked(read) ? notTurned(first, asked, tools) : undefined;
}

/** A sentence of the message: where its translation is wished for as well, that stands before it. */
function ofQuoted(
  draft: Draft,
  { kz: text, source }: ShownSentence,
  { history }: Asked,
  read: RequestRead,
): Draft {
  const isBoth = source !== undefined && read.names("act-translate");
  return {
    ...draft,
    ...(isBoth && { text: `${text}\n${draft.text}`, kazakh: [kz(text), ...(draft.kazakh ?? [])] }),
    intent: source !== undefined || history.length === 0 ? "translate" : "follow-up",
  };
}

/** How the sentence is to be turned; undefined where the words ask for something else. */
function turningOf(read: RequestRead): Turning | undefined {
  const { wish } = read;
  const isOfSentence = Object.keys(wish).every((key) => OF_SENTENCES.has(key));
  const people = read.rest.filter((word) => mannerAsked(word) !== undefined);
  if (!isOfSentence || read.rest.length > people.length) return undefined;
  if (read.names("act-example") && !read.names("act-change") && read.place === undefined)
    return undefined;
  if (read.names("act-answer") || read.names("act-choose") || read.names("act-test"))
    return undefined;
  const manner = mannerOf(read);
  const noPronoun = read.names("no-pronoun");
  if (Object.keys(wish).length === 0 && !manner && !noPronoun) return undefined;
  return { wish, ...(manner && { manner }), noPronoun };
}

function mannerOf(read: RequestRead): "sen" | "siz" | undefined {
  if (read.isPolite) return "siz";
  if (read.isFriendly) return "sen";
  return read.rest.map((word) => mannerAsked(word)).find((one) => one !== undefined);
}

/** The sentence in quotation marks, the one that is counted to, or the first of each exchange, the last exchange first. */
function sentencesMeant(
  asked: Asked,
  { quoted, place }: RequestRead,
  tools: Tools,
): readonly ShownSentence[] {
  const [own] = quoted;
  if (own !== undefined)
    return quoted.length > 1 || !own.includes(" ") ? [] : (sentenceOf(own, asked, tools) ?? []);
  if (place !== undefined)
    return (
      nearestLaid(asked, tools, ({ sentences }) => {
        const one = sentences.at(place);
        return one && [one];
      }) ?? []
    );
  return [...tableOf(asked, tools)].flatMap(({ sentences }) => sentences.slice(0, 1));
}

/** A quoted sentence as it stands, or in Kazakh. */
function sentenceOf(
  quoted: string,
  asked: Asked,
  tools: Tools,
): readonly ShownSentence[] | undefined {
  if (hasCyrillic(quoted) && isKazakhPhrase(foldText(quoted), tools)) return [{ kz: quoted }];
  const said = sayInKazakh(quoted, asked, tools);
  const text = said?.translated?.text;
  if (text == null) return undefined;
  const clause = said?.focus?.kind === "clause" ? said.focus.clause : undefined;
  return [{ kz: text, source: quoted, ...(clause && { clause }) }];
}

function turned(
  sentence: ShownSentence,
  turning: Turning,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { clause, kz: text } = sentence;
  const { wish, manner, noPronoun } = turning;
  const isPlain = manner === undefined && !noPronoun;
  const composed = clause && isPlain ? changedClause(clause, wish, asked, tools) : undefined;
  if (composed) return { ...composed, intent: "follow-up" };
  const next = turnedSentence(text, turning, tools);
  if (next === undefined) return undefined;
  const told =
    manner === undefined
      ? []
      : [tools.say(manner === "siz" ? "said.polite" : "said.toFriend", asked.language)];
  return {
    text: [next, ...told].join("\n"),
    kazakh: [kz(next)],
    translated: { text: next, sure: true, from: "composed" },
    confidence: 0.9,
    intent: "follow-up",
  };
}

/** "Same but plural", "now with my" after a table of cases: the table of the other form. */
function changedTable(
  asked: Asked,
  { wish, quoted }: RequestRead,
  tools: Tools,
): Draft | undefined {
  const lemma = asked.exchange(0) && nearestLaid(asked, tools, ({ tableOf }) => tableOf);
  if (lemma === undefined || quoted.length > 0 || asked.focus()?.kind !== "word") return undefined;
  return wish.plural === undefined ? undefined : tableWith(lemma, wish, asked);
}

const tableWith = (lemma: string, wish: Wish, { language }: Asked): Draft | undefined => {
  const table = declension(lemma, wish, language);
  return table && { ...table, intent: "follow-up" };
};

/** The act itself is named, so that nothing else can have been meant. */
const isPlainlyAsked = (read: RequestRead): boolean =>
  read.names("act-change") || read.quoted.length > 0;

function notTurned({ kz: text }: ShownSentence, { language }: Asked, tools: Tools): Draft {
  return {
    text: tools.say("request.notTurned", language, { x: text }),
    kazakh: [kz(text)],
    confidence: 0.6,
    intent: "follow-up",
  };
}
