import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { readRequest } from "../request/read-request.ts";
import { situationNamed, situationPhrases } from "../situations/show-situation.ts";
import { bodyOf } from "./note-facts.ts";
import { noteNamed } from "./note-finder.ts";
import { asksForElse, asksForNote, changedOrder, type NoteOrder, readOrder } from "./note-order.ts";
import { signedNote } from "./sign-note.ts";
import { answersTo, writeNote } from "./write-note.ts";

/** Surer than a sentence to be translated, which the request looks like. */
const SURE = 0.9945;
/** Where what is to be written stands behind a colon or "that", it is no number to read aloud and no Kazakh that was sent. */
const SURE_WITH_BODY = 0.9965;

/** "Write my boss a message that I'm late": a short text out of an editor's parts and the learner's own sentences. */
export const noteIntent: Intent = {
  name: "note",
  understand(asked, tools) {
    if (waitsForAnswer(asked.history, tools)) return undefined;
    const before = orderBefore(asked);
    const signed = before && signedNote(before, asked, tools);
    if (signed) return { confidence: SURE, answer: () => signed };
    const changed = before && !asksForElse(asked, tools) && changedOrder(before, asked, tools);
    if (changed) return { confidence: SURE, answer: () => written(changed, asked, tools) };
    if (before && asksWhatIsAnswered(asked, tools))
      return { confidence: SURE, answer: () => answersTo(before, asked.language, tools) };
    const open = requestBefore(asked);
    if (open !== undefined && !asksForElse(asked, tools))
      return {
        confidence: SURE,
        answer: () => written(readOrder(asked, tools, open), asked, tools),
      };
    if (!asksForNote(asked, tools))
      return asksWhatToSay(asked, tools)
        ? { confidence: SURE, answer: () => written(readOrder(asked, tools), asked, tools) }
        : undefined;
    return {
      confidence: bodyOf(asked.whole, tools) === asked.whole ? SURE : SURE_WITH_BODY,
      answer: () => written(readOrder(asked, tools), asked, tools) ?? askedBack(asked, tools),
    };
  },
};

function written(order: NoteOrder, asked: Asked, tools: Tools): Draft | undefined {
  const draft = writeNote(order, asked.language, tools);
  const { intent, kazakh } = asked.exchange(0)?.reply ?? {};
  const linesOf = (pieces: readonly { readonly text: string }[] = []) =>
    pieces.map(({ text }) => text).join("\n");
  const isSame = draft && intent === "note" && linesOf(draft.kazakh) === linesOf(kazakh);
  // Nothing of it is otherwise: that is said
  return isSame
    ? { ...draft, text: [tools.say("note.same", asked.language), "", draft.text].join("\n") }
    : draft;
}

/** "What will she answer?" */
const asksWhatIsAnswered = (asked: Asked, tools: Tools): boolean =>
  readRequest(asked, tools).names("act-answer") ||
  tools.requests.find(asked.spelt).some(({ id }) => id === "note-answer");

/** "Her uncle died, what do I say": an occasion is named, and what is said there asked for. */
const asksWhatToSay = ({ whole, spelt, history }: Asked, tools: Tools): boolean =>
  history.length === 0 &&
  tools.requests.find(whole).some(({ id }) => id === "say-at-occasion") &&
  noteNamed(spelt, tools) !== undefined;

/** The order of the text that was written last. */
function orderBefore(asked: Asked): NoteOrder | undefined {
  const reply = asked.exchange(0)?.reply;
  if (reply?.intent !== "note") return undefined;
  return (reply.state as { readonly order?: NoteOrder } | undefined)?.order;
}

/** The request to write that was answered by a question: to whom, and what? */
function requestBefore(asked: Asked): string | undefined {
  const before = asked.exchange(0);
  return before?.reply.intent === "note" && orderBefore(asked) === undefined
    ? before.message
    : undefined;
}

/** Nothing of it is known: one thing is asked for, and what is usually said there stands below. */
function askedBack(asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const named = asked.words.length > MOST_NAMED ? undefined : situationNamed(asked, tools);
  const phrases = named && situationPhrases(named, asked, tools);
  return {
    text: [tools.say("note.askBack", language), ...(phrases ? ["", phrases.text] : [])].join("\n"),
    kazakh: phrases?.kazakh ?? [],
    confidence: 0.7,
    intent: "note",
  };
}
/** A longer message names much in passing. */
const MOST_NAMED = 14;
