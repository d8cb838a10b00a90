import type { Asked, Tools } from "../ask.ts";
import type { Question } from "./topics.ts";
import type { Standing } from "./understand-talk.ts";

/** Words of a request by which the questions are to be of what was, or of what will be. */
const TENSES: readonly (readonly [topic: string, names: RegExp])[] = [
  [
    "yesterday",
    /(?<!\p{L})(?:past|yesterday|прошедш\p{L}*|прошл\p{L}*|вчера\p{L}*|өткен|кеше)(?!\p{L})/u,
  ],
  [
    "tomorrow",
    /(?<!\p{L})(?:future|tomorrow|will do|будущ\p{L}*|завтра\p{L}*|буду делать|келер|болашақ|ертең)(?!\p{L})/u,
  ],
];
/** Words by which questions are asked for. */
const ASKS =
  /(?<!\p{L})(?:ask|asking|question\p{L}*|answer|practi[cs]e|talk|interview|спрашив\p{L}*|спроси\p{L}*|поспрашив\p{L}*|расспрос\p{L}*|вопрос\p{L}*|отвеча\p{L}*|попрактик\p{L}*|поговор\p{L}*|сұра\p{L}*|сөйлес\p{L}*)(?!\p{L})/u;
/** So far back a request for questions holds. */
const TURNS = 8;

/** The topic of what was or will be, where the learner asks, or has asked, for questions in that tense. */
export function tenseTopic(text: string): string | undefined {
  const folded = text.toLowerCase();
  return ASKS.test(folded) ? TENSES.find(([, names]) => names.test(folded))?.[0] : undefined;
}

/** A question in the tense that was asked for, which was not asked before. */
export function questionOfTense(
  { whole, history }: Asked,
  { asked: before }: Standing,
  tools: Tools,
): Question | undefined {
  const said = history
    .filter(({ sender }) => sender === "user")
    .slice(-TURNS)
    .map(({ text }) => text);
  const id = [whole, ...said.toReversed()].map(tenseTopic).find(Boolean);
  const topic = tools.topics.all.find((one) => one.id === id);
  return topic?.questions.find((question) => !before.has(question.id));
}
