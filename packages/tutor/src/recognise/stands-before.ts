import type { Asked, Exchange, Tools } from "../ask.ts";
import { openHeading } from "../practice/heading.ts";
import { askedAgain } from "../practice/quiz.ts";
import { lastBotLine } from "../text/history.ts";
import type { Before } from "./follow-up-features.ts";

/** Headings under which something waits, and the kinds they are of. */
const WAITS: Readonly<Record<string, string>> = {
  "scene.heading": "scene",
  "exercise.heading": "exercise",
};

/** What stands before a message; undefined where nothing was asked. */
export function standsBefore(asked: Asked, tools: Tools): Before | undefined {
  const last = beforeNext(asked, 0, tools);
  return last && { ...last, kind: waitingKind(asked, tools) ?? last.kind };
}

/** The exchange so many back with its kind, as it stands before whatever came next. */
function beforeNext(asked: Asked, back: number, tools: Tools): Before | undefined {
  const exchange = asked.exchange(back);
  if (!exchange) return undefined;
  const earlier = beforeNext(asked, back + 1, tools);
  const { message } = exchange;
  const reply = back === 0 ? lastBotLine(asked.history) : exchange.reply.text;
  return { kind: kindOf(exchange, earlier, tools), message, reply };
}

/** What a message was: a first one by itself, a later one after what stood before it. */
function kindOf({ message }: Exchange, earlier: Before | undefined, tools: Tools): string {
  const likely = earlier
    ? tools.followUps.recognise(message, earlier)
    : tools.recogniser.recognise(message, { goesOn: false });
  return likely[0]?.kind ?? "";
}

/** The kind of what waits for an answer, whatever was asked between. */
function waitingKind({ history }: Asked, tools: Tools): string | undefined {
  if (askedAgain(history) !== undefined) return "quiz";
  return Object.entries(WAITS).find(([heading]) => openHeading(heading, history, tools))?.[1];
}
