import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Wish } from "../features/wish.ts";
import { isKazakhPhrase } from "../intents/compare/listed.ts";
import { changedClause } from "../intents/follow-up/changed-clause.ts";
import { declension } from "../intents/form-tables.ts";
import { mannerTo } from "../intents/said-to.ts";
import { sayInKazakh } from "../intents/say.ts";
import type { Language } from "../reply.ts";
import { nearestLaid, type ShownSentence, tableOf } from "../table/on-table.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import type { Executor } from "./executor.ts";
import type { RequestRead } from "./read-request.ts";
import { orderTo, type Turning, turnedSentence } from "./turned-sentence.ts";

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
  if (tools.patterns.one("change.asks-whether").test(asked.folded)) return undefined;
  const turning = turningOf(read, tools);
  if (!turning) return undefined;
  const table = changedTable(asked, read, tools);
  if (table) return table;
  const order = turning.manner && ofVerb(turning.manner, asked, read, tools);
  if (order) return order;
  const meant = sentencesMeant(asked, read, tools);
  for (const sentence of meant) {
    const draft = turned(sentence, turning, asked, tools);
    if (draft) return read.quoted.length > 0 ? ofQuoted(draft, sentence, asked, read) : draft;
  }
  const [first] = meant;
  const kept = first && turning.manner ? keptAs(first, turning.manner, asked, tools) : undefined;
  if (kept) return kept;
  return first && isPlainlyAsked(read) ? notTurned(first, asked, tools) : undefined;
}

/** A verb that was given by its name: what is asked of somebody by it. */
function ofVerb(
  manner: "sen" | "siz",
  asked: Asked,
  { quoted }: RequestRead,
  tools: Tools,
): Draft | undefined {
  const focus = asked.exchange(0)?.focus;
  const isVerb = focus?.kind === "word" && focus.pos === "v" && quoted.length === 0;
  const text = isVerb ? orderTo(focus.lemma, manner) : "";
  if (text === "") return undefined;
  const shown = `${text.charAt(0).toUpperCase()}${text.slice(1)}!`;
  return {
    text: [shown, mannerLine(manner, asked.language, tools)].join("\n"),
    kazakh: [kz(shown)],
    translated: { text: shown, sure: true, from: "composed" },
    confidence: 0.9,
    intent: "follow-up",
  };
}

/** What is said so already, or speaks to nobody, stays as it is. */
function keptAs(
  { kz: text }: ShownSentence,
  manner: "sen" | "siz",
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  const other = manner === "siz" ? "sen" : "siz";
  const isSo = turnedSentence(text, { wish: {}, manner: other }, tools) !== undefined;
  if (!isSo && !speaksToNobody(text)) return undefined;
  return {
    text: [
      tools.say("request.samePerson", language, { x: text }),
      ...(isSo ? [mannerLine(manner, language, tools)] : []),
    ].join("\n"),
    kazakh: [kz(text)],
    translated: { text, sure: true, from: "bank" },
    confidence: 0.9,
    intent: "follow-up",
  };
}

const mannerLine = (manner: "sen" | "siz", language: Language, tools: Tools): string =>
  tools.say(manner === "siz" ? "said.polite" : "said.toFriend", language);

/** Whether a sentence surely tells of others than whom it is said to: its predicate does, and no form of it is theirs. */
function speaksToNobody(text: string): boolean {
  const words = wordsOf(foldText(text));
  const [last] = knownReadings(words.at(-1) ?? "");
  const tellsOfOthers =
    last?.features.VerbForm === "Fin" && /^[13]$/.test(last.features.Person ?? "");
  const isTheirs = words.some((word) =>
    knownReadings(word).some(
      ({ features }) => features.Person === "2" || features["Person[psor]"] === "2",
    ),
  );
  return tellsOfOthers && !isTheirs && !/(?<!\p{L})(?:сен|сіз|сен[іе]|саған|қал)/iu.test(text);
}

/** A sentence of the message: where its translation is wished for as well, that stands before it. */
function ofQuoted(
  draft: Draft,
  { kz: text, source }: ShownSentence,
  { history }: Asked,
  read: RequestRead,
): Draft {
  const isSaid = read.names("act-translate") || (read.names("act-say") && read.names("also"));
  const isBoth = source !== undefined && isSaid;
  return {
    ...draft,
    ...(isBoth && { text: `${text}\n${draft.text}`, kazakh: [kz(text), ...(draft.kazakh ?? [])] }),
    intent: source !== undefined || history.length === 0 ? "translate" : "follow-up",
  };
}

/** How the sentence is to be turned; undefined where the words ask for something else. */
function turningOf(read: RequestRead, tools: Tools): Turning | undefined {
  const people = read.rest.filter((word) => mannerOfWord(word, read, tools) !== undefined);
  // "To my teacher" names whom it is said to, and no owner
  const { owner: _owner, ...others } = read.wish;
  const wish: Wish = people.length > 0 ? others : read.wish;
  const isOfSentence = Object.keys(wish).every((key) => OF_SENTENCES.has(key));
  if (!isOfSentence || read.rest.length > people.length) return undefined;
  if (read.names("act-example") && !read.names("act-change") && read.place === undefined)
    return undefined;
  if (read.names("act-answer") || read.names("act-choose") || read.names("act-test"))
    return undefined;
  const manner = mannerOf(read, tools);
  const noPronoun = read.names("no-pronoun");
  const { day } = read;
  if (Object.keys(wish).length === 0 && !manner && !noPronoun && day === undefined)
    return undefined;
  return { wish, ...(manner && { manner }), noPronoun, ...(day !== undefined && { day }) };
}

/** How somebody is spoken to, where a word says that it is said to them: "and my brother?" may be about him. */
const mannerOfWord = (word: string, read: RequestRead, tools: Tools): "sen" | "siz" | undefined =>
  read.names("to-whom") || IN_DATIVE.test(word) ? mannerTo(word, tools) : undefined;
const IN_DATIVE = /(?:[бвгджзклмнпрстфхцчшщ]у|ю|[ао]й|е|ам|ям|[ғқ]а|[гк]е)$/u;

function mannerOf(read: RequestRead, tools: Tools): "sen" | "siz" | undefined {
  if (read.isPolite) return "siz";
  if (read.isFriendly) return "sen";
  return read.rest.map((word) => mannerOfWord(word, read, tools)).find((one) => one !== undefined);
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

export function turned(
  sentence: ShownSentence,
  turning: Turning,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { clause, kz: text } = sentence;
  const { wish, manner, noPronoun, day } = turning;
  const isPlain = manner === undefined && !noPronoun && day === undefined;
  const composed = clause && isPlain ? changedClause(clause, wish, asked, tools) : undefined;
  if (composed && composed.translated?.text !== text) return { ...composed, intent: "follow-up" };
  const next = turnedSentence(text, turning, tools);
  if (next === undefined) return undefined;
  const told = manner === undefined ? [] : [mannerLine(manner, asked.language, tools)];
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
  return wish.plural === undefined ? undefined : tableWith(lemma, wish, asked, tools);
}

const tableWith = (
  lemma: string,
  wish: Wish,
  { language }: Asked,
  tools: Tools,
): Draft | undefined => {
  const table = declension(lemma, wish, language, tools);
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
