import type { Asked, Tools } from "../../ask.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { backToSentence } from "./back-to-sentence.ts";
import { byPlace, whenSaid } from "./by-place.ts";
import { heardThere } from "./heard-there.ts";
import { heldAgainst } from "./held-against.ts";
import { noteFor, toldInNote } from "./of-note.ts";
import { otherDoers } from "./other-doers.ts";
import { otherTopic } from "./other-topic.ts";
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
  byPlace,
  whenSaid,
  heardThere,
  heldAgainst,
  ofThem,
  spokenTo,
  quizOnThem,
  backToSentence,
  otherDoers,
  saidSo,
  saidToo,
];

/** Longer messages say all of what they wish. */
const MOST_WORDS = 16;

/** The whole messages that a message after an answer may stand for, the likeliest first; none of one that is whole itself. */
export function* wholeMessages(asked: Asked, tools: Tools): Generator<Whole> {
  if (asked.history.length === 0 || asked.words.length === 0) return;
  if (asked.words.length > MOST_WORDS || waitsForAnswer(asked.history, tools)) return;
  const last = asked.exchange(0);
  if (!last) return;
  for (const way of WAYS) yield* way(asked, last, tools);
}
