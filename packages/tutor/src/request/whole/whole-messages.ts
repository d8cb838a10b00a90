import type { Asked, Draft, Exchange, Tools } from "../../ask.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { backToSentence } from "./back-to-sentence.ts";
import { otherEnding, readAloud } from "./by-name.ts";
import { byPlace, whenSaid } from "./by-place.ts";
import { heardThere } from "./heard-there.ts";
import { heldAgainst } from "./held-against.ts";
import { atTime, inOtherWords, inSentence, whySeveral } from "./in-other-words.ts";
import { ofCustom } from "./of-custom.ts";
import { noteFor, toldInNote } from "./of-note.ts";
import { otherDoers } from "./other-doers.ts";
import { otherStory } from "./other-story.ts";
import { otherScene, otherTopic } from "./other-topic.ts";
import { quizOnThem } from "./quiz-on-them.ts";
import { saidSo, saidToo } from "./said-besides.ts";
import { spokenTo } from "./spoken-to.ts";
import type { Way, Whole } from "./whole.ts";
import { ofThem } from "./whose.ts";

/** The ways of leaning on what lies on the table; a new way is a row. */
const WAYS: readonly Way[] = [
  noteFor,
  toldInNote,
  otherTopic,
  otherStory,
  byPlace,
  whenSaid,
  heardThere,
  readAloud,
  otherEnding,
  heldAgainst,
  ofThem,
  spokenTo,
  quizOnThem,
  backToSentence,
  inOtherWords,
  whySeveral,
  inSentence,
  atTime,
  otherDoers,
  saidSo,
  saidToo,
];

/** Ways that are looked at while a scene waits. */
const WHILE_PLAYED: readonly Way[] = [otherScene];

/** Ways of what the other rules answer as well or better, where they do. */
const AFTER_RULES: readonly Way[] = [ofCustom];

/** Longer messages say all of what they wish. */
const MOST_WORDS = 16;

/** The whole messages that a message after an answer may stand for, the likeliest first; none of one that is whole itself. */
export function* wholeMessages(asked: Asked, tools: Tools): Generator<Whole> {
  const last = leantOn(asked);
  if (!last) return;
  const ways = waitsForAnswer(asked.history, tools) ? WHILE_PLAYED : WAYS;
  for (const way of ways) yield* way(asked, last, tools);
}

/** So sure an answer about a custom is one of an editor's to this very question. */
const OF_EDITORS = 0.92;

/** The same of what was answered about something else. */
export function* wholesInstead(
  { draft, name }: { readonly draft: Draft; readonly name: string },
  asked: Asked,
  tools: Tools,
): Generator<Whole> {
  const last = leantOn(asked);
  const isEditors = (draft.intent ?? name) === "culture" && (draft.confidence ?? 0) >= OF_EDITORS;
  if (!last || isEditors || waitsForAnswer(asked.history, tools)) return;
  for (const way of AFTER_RULES) yield* way(asked, last, tools);
}

function leantOn(asked: Asked): Exchange | undefined {
  const { history, words } = asked;
  if (history.length === 0 || words.length === 0 || words.length > MOST_WORDS) return undefined;
  return asked.exchange(0);
}
