import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { likelyTalks, untold } from "../recognise/likely-talk.ts";
import { isOwnStatement } from "../talk/own-statement.ts";
import { hearAll, standingOf } from "../talk/understand-talk.ts";
import { answered } from "./small-talk.ts";

const LEAST_SHARE = 0.5;
/** A long message tells much besides; what it asks for is a small part of it. */
const LONG = 30;
const SURE = 0.955;

/** How words are kept, how speaking comes, where to begin: advice of `content/tutor/talks/advice.yaml`. */
export const adviceIntent: Intent = {
  name: "advice",
  understand(asked, tools) {
    const [heard] = tools.requests
      .find(asked.spelt)
      .filter(
        ({ id, share }) =>
          id.startsWith("advice-") && (share >= LEAST_SHARE || asked.words.length > LONG),
      );
    // «Ертең емтиханым бар» is told; what to do is asked for in more words
    if (!heard || (heard.id === "advice-exam" && isTold(asked, tools))) return undefined;
    return { confidence: SURE, answer: () => adviceFor(asked, tools) };
  },
};

/** The advice that a message asks for, or how to go about it at all; another that fits where it was given before. */
export function adviceFor(asked: Asked, tools: Tools): Draft | undefined {
  const heard = tools.requests.find(asked.spelt).find(({ id }) => id.startsWith("advice-"));
  const likely = likelyTalks("advice", heard ? SURER : LIKELY, asked, tools);
  const named = [heard?.id, USUAL].flatMap(
    (id) => tools.course.tutor.smallTalk.find((talk) => talk.id === id) ?? [],
  );
  const advice = untold(likely.length > 0 ? likely : named, asked);
  if (!advice) return undefined;
  const told: Draft = {
    ...answered(advice, asked),
    subject: { of: "advice", id: advice.id },
  };
  const next = ["next.talk", "plan.exercise", "next.quiz"];
  return told.chips?.length
    ? told
    : { ...told, chips: next.map((name) => tools.say(name, asked.language)) };
}

/** Surer than this of an advice, it is given, and surer even where the message has the words of another one. */
const LIKELY = 0.05;
const SURER = 0.2;
const USUAL = "advice-how";

const ASKS = /\?|кеңес|қалай|көмек|дайында|не істе/u;

const isTold = ({ whole, history, folded }: Asked, tools: Tools): boolean =>
  !ASKS.test(folded) && isOwnStatement(hearAll(whole, standingOf(history, tools), tools));
