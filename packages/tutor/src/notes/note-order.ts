import type { Asked, Tools } from "../ask.ts";
import { customOnTable } from "../further/beside.ts";
import { mannerTo } from "../intents/said-to.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { numberIn } from "../text/number-in.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { detailsIn } from "./note-details.ts";
import { bodyOf, greetingIn } from "./note-facts.ts";
import { isCued, type Note, noteFor } from "./note-finder.ts";
import { type CalledName, nameCalled } from "./note-name.ts";

/** What is to be written, as several messages have ordered it. */
export interface NoteOrder {
  /** Id of the occasion; undefined where the text is of the learner's own sentences alone. */
  readonly id: string | undefined;
  readonly manner: "siz" | "sen";
  /** Who is called by name in it. */
  readonly who: CalledName | undefined;
  /** What the learner wrote of it: cues are heard in it, and details read. */
  readonly message: string;
  /** Sentences of the learner's own language that it says besides. */
  readonly own: readonly OwnSentence[];
  /** So many lines at most. */
  readonly lines: number | undefined;
  readonly isLong: boolean;
  readonly isLight: boolean;
  /** What is not to stand in it, each as the learner named it. */
  readonly without: readonly string[];
  /** Later messages that told something else of it: "not tomorrow, on Friday", «а если сын?» */
  readonly changes: readonly string[];
  /** Which of the alternatives stand in it. */
  readonly turn: number;
}

export interface OwnSentence {
  readonly text: string;
  readonly language: GlossLanguage;
}

/** "we're home after 4. write me an answer": what is told before it is asked for. */
const SENTENCES = /(?<=[.!?])\s+|\n+/u;

/** Whether a message asks for something else than a text to send: another kind of text, a translation, an exercise. */
export const asksForElse = ({ whole }: Asked, tools: Tools): boolean =>
  isHeard("note-translated", whole, tools) ||
  // "New plan: she'll be back on Wednesday" is to be added
  (isHeard("no-note", whole, tools) && !isHeard("note-add", whole, tools));

/** Whether a message asks for a short text to send, to write on a card or to say. */
export const asksForNote = (asked: Asked, tools: Tools): boolean =>
  isHeard("write-note", asked.whole, tools) &&
  !isHeard("note-translated", asked.whole, tools) &&
  !isHeard("no-text", asked.whole, tools);

/** Whether a message has a request of `content/tutor/requests.yaml`. */
const isHeard = (id: string, message: string, { requests }: Tools): boolean =>
  requests.find(message).some((one) => one.id === id);

/**
 * Reads a message that asks for a short text.
 *
 * @param before a request to write that said neither to whom nor what: this message says it
 */
export function readOrder(asked: Asked, tools: Tools, before = ""): NoteOrder {
  const typed = asked.language === "kz" ? asked.spelt : asked.whole;
  const message = before === "" ? typed : `${before} ${typed}`;
  const rest = tools.requests
    .find(asked.whole)
    .filter(({ id }) => id === "write-note")
    .flatMap((one) => one.rest);
  const said = asksForNote(asked, tools) ? rest : wordsOf(foldText(asked.whole));
  // After Nauryz a text to colleagues is for Nauryz, where it names no other occasion
  const note =
    noteFor(message, [], tools) ?? noteOnTable(asked, tools) ?? noteFor(message, said, tools);
  return {
    id: note?.id,
    // Several people are spoken to as сіз
    manner: greetingIn(message, tools) ? "siz" : (mannerOf(message, tools) ?? note?.to ?? "siz"),
    who: nameCalled(message, tools),
    message,
    own: ownSentences(asked, tools).filter(({ text }) => isToBeSaid(text, note, asked, tools)),
    lines: linesIn(message, tools),
    isLong: false,
    isLight: isHeard("note-light", message, tools),
    without: [],
    changes: [],
    turn: 0,
  };
}

/** Beside an occasion only what stands behind "that" or a colon is said; without one, what tells of somebody else is not. */
function isToBeSaid(text: string, note: Note | undefined, { whole }: Asked, tools: Tools): boolean {
  if (tools.patterns.one("note-clause.of-other").test(text) && /^[\p{Lu}]/u.test(text))
    return false;
  const body = bodyOf(whole, tools);
  if (body === whole && tellsOfOthers(text)) return false;
  return body === whole ? note === undefined : body.includes(text) || text.includes(body);
}

/** «Әріптесім зейнетке шығады»: beside a request in Kazakh, what somebody else does is what it is about. */
function tellsOfOthers(text: string): boolean {
  const last = wordsOf(foldText(text)).at(-1) ?? "";
  return knownReadings(last).some(
    ({ features }) => features.VerbForm === "Fin" && features.Person === "3",
  );
}

/** The text for the custom that was told of. */
function noteOnTable(asked: Asked, tools: Tools): Note | undefined {
  const custom = customOnTable(asked, tools);
  return (
    custom &&
    tools.course.tutor.notes.find(
      ({ id, names }) => id === custom.id || names.ru === custom.name?.ru,
    )
  );
}

/** "My kid's bike" is not written to the kid. */
const OWNED_BY = /\p{L}+['’]s(?!\p{L})/gu;
/** "The woman who took care of my daughter": whom she took care of is not written to. */
const TOLD_OF = /(?<!\p{L})(?:who|котор\p{L}+) [^,.!?]+/giu;

/** The manner in which whoever is named is written to. */
function mannerOf(message: string, tools: Tools): "siz" | "sen" | undefined {
  const words = wordsOf(foldText(message.replace(OWNED_BY, " ").replace(TOLD_OF, " ")));
  for (const word of words) {
    const manner = mannerTo(word, tools);
    if (manner) return manner;
  }
  return undefined;
}

const SHORT_LINES = 3;

function linesIn(message: string, tools: Tools): number | undefined {
  if (tools.patterns.one("note-order.one-line").test(message)) return 1;
  for (const found of [
    tools.patterns.one("note-order.lines").exec(message),
    tools.patterns.one("note-order.short-ones").exec(message),
  ]) {
    const named = found?.[1] ?? found?.[2];
    const count = named === undefined ? undefined : numberIn([named.toLowerCase()]);
    if (count !== undefined && count > 0) return count;
  }
  return isHeard("note-brief", message, tools) ? SHORT_LINES : undefined;
}

/** What a text is to say, in the learner's words: behind "that", or in the sentences beside the request. */
export function ownSentences(asked: Asked, tools: Tools): readonly OwnSentence[] {
  const sentences = asked.whole.split(SENTENCES).filter((one) => one.trim() !== "");
  return sentences.flatMap((sentence): OwnSentence[] => {
    const isRequest = tools.requests.find(sentence).some(({ id }) => id === "write-note");
    const said = isRequest
      ? tools.patterns.one("note-order.that").exec(sentence)?.groups?.said
      : sentence;
    if (said === undefined || wordsOf(said).length < 2) return [];
    const text = said.trim().replace(/^["«“]+|["»”]+$/gu, "");
    return [{ text, language: hasCyrillic(said) ? "ru" : "en" }];
  });
}

/** The order with what a later message changes of it; undefined where it asks for something else. */
export function changedOrder(before: NoteOrder, asked: Asked, tools: Tools): NoteOrder | undefined {
  const message = asked.whole;
  if (asked.words.length > MOST_WORDS) return undefined;
  const asks = (id: string) => isHeard(id, message, tools);
  if (asks("note-add")) {
    const own = addedTo(asked, tools);
    if (!own) return undefined;
    // What asks for it to be added is no part of the text
    const message = `${before.message.replace(/[.!?\s]+$/u, "")}. ${own.text}`;
    return { ...before, message, own: [...before.own, own] };
  }
  if (asks("note-polite")) return politer(before);
  if (asks("note-familiar")) return warmer(before, tools);
  if (asks("note-without")) return { ...before, without: [...before.without, message] };
  const who = asks("note-to") ? nameCalled(message, tools) : undefined;
  if (who) return { ...before, who };
  if (asks("note-light")) return { ...before, isLight: true };
  const lines = linesIn(message, tools);
  if (lines !== undefined || asks("note-shorter")) {
    const shown = asked.exchange(0)?.reply.kazakh.length ?? SHORT_LINES;
    const fewer = Math.max(1, Math.min(SHORT_LINES, shown - 1));
    return { ...before, lines: lines ?? fewer, isLong: false };
  }
  if (asks("note-longer")) return { ...before, lines: undefined, isLong: true };
  if (asks("note-other")) return { ...before, turn: before.turn + 1 };
  if (asks("note-change") && tellsOther(before, message, tools))
    return { ...before, changes: [...before.changes, message] };
  const manner =
    tools.patterns.one("note-order.manner").test(message) || asks("note-same")
      ? mannerOf(message, tools)
      : undefined;
  const other = asks("note-for-other") ? mannerOf(message, tools) : undefined;
  if (other) return { ...before, manner: other, who: undefined, turn: before.turn + 1 };
  // "Same for my teacher" is the same where both are spoken to alike
  if (asks("note-same") && manner) return { ...before, manner, who: undefined };
  return manner && manner !== before.manner ? { ...before, manner } : undefined;
}

/** Who is an elder stays сіз; what is said as сен already is said in other words. */
const warmer = (before: NoteOrder, tools: Tools): NoteOrder =>
  before.manner === "sen" || mannerOf(before.message, tools) === "siz"
    ? { ...before, isLight: true, turn: before.turn + 1 }
    : { ...before, manner: "sen" };

/** A text that is polite and short gets its greeting and its thanks back. */
const politer = (before: NoteOrder): NoteOrder => ({
  ...before,
  manner: "siz",
  lines: before.lines === undefined || before.manner !== "siz" ? before.lines : before.lines + 2,
});

/** Whether a message names what some line of the text is for, a day, an hour or a sum. */
const tellsOther = (before: NoteOrder, message: string, tools: Tools): boolean =>
  detailsIn(message, tools).length > 0 ||
  (noteOf(before, tools)?.parts.some(({ lines }) => lines.some((line) => isCued(line, message))) ??
    false);

const MOST_WORDS = 16;
const BEFORE = /^(?<said>.+?) (?:деп|дегенді) қос/iu;

function addedTo({ whole }: Asked, tools: Tools): OwnSentence | undefined {
  const said = (
    BEFORE.exec(whole) ?? tools.patterns.one("note-order.added").exec(whole)
  )?.groups?.said?.trim();
  if (said === undefined) return undefined;
  return { text: said, language: hasCyrillic(said) ? "ru" : "en" };
}

/** The note of an order. */
export const noteOf = ({ id }: NoteOrder, tools: Tools): Note | undefined =>
  tools.course.tutor.notes.find((note) => note.id === id);
