import type { Tools } from "../ask.ts";
import { openHeading } from "../practice/heading.ts";
import { askedAgain } from "../practice/quiz.ts";
import type { Turn } from "../reply.ts";
import { lastBotLine, lastUserTurn } from "../text/history.ts";
import type { Before } from "./follow-up-features.ts";

/** Headings under which something waits, and the kinds they are of. */
const WAITS: Readonly<Record<string, string>> = {
  "scene.heading": "scene",
  "scene.swapped": "scene",
  "exercise.heading": "exercise",
};
/** So many messages back decide what a message was. */
const DEEPEST = 3;

/** What stands before a message; undefined where nothing was asked. */
export function standsBefore(
  history: readonly Turn[],
  tools: Tools,
  deep = DEEPEST,
): Before | undefined {
  const last = lastUserTurn(history);
  if (!last) return undefined;
  const kind = waitingKind(history, tools) ?? kindOf(last.text, last.before, deep, tools);
  return { kind, message: last.text, reply: lastBotLine(history) };
}

/** What a message was: a first one by itself, a later one after what stood before it. */
function kindOf(message: string, history: readonly Turn[], deep: number, tools: Tools): string {
  const before = deep > 1 ? standsBefore(history, tools, deep - 1) : undefined;
  const likely = before
    ? tools.followUps.recognise(message, before)
    : tools.recogniser.recognise(message, { goesOn: false });
  return likely[0]?.kind ?? "";
}

/** The kind of what waits for an answer, whatever was asked between. */
function waitingKind(history: readonly Turn[], tools: Tools): string | undefined {
  if (askedAgain(history, tools) !== undefined) return "quiz";
  return Object.entries(WAITS).find(([heading]) => openHeading(heading, history, tools))?.[1];
}
