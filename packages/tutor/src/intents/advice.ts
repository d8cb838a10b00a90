import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { isOwnStatement } from "../talk/own-statement.ts";
import { hearAll, standingOf } from "../talk/understand-talk.ts";

const LEAST_SHARE = 0.5;
/** A long message tells much besides; what it asks for is a small part of it. */
const LONG = 30;
const SURE = 0.955;

/** The advice that is nearest to what a message asks, or how to go about it at all. */
export function adviceFor({ spelt, language }: Asked, tools: Tools): Draft {
  const [first] = tools.requests.find(spelt).filter(({ id }) => id.startsWith("advice-"));
  const about = first?.id.slice("advice-".length) ?? "how";
  const next = ["next.talk", "plan.exercise", "next.quiz"];
  return {
    text: tools.say(`advice.${about}`, language),
    chips: next.map((name) => tools.say(name, language)),
    confidence: 0.9,
  };
}

/** How words are kept, how speaking comes, where to begin: advice of `content/tutor/texts.yaml`. */
export const adviceIntent: Intent = {
  name: "advice",
  understand(asked, tools) {
    const found = tools.requests
      .find(asked.spelt)
      .filter(
        ({ id, share }) =>
          id.startsWith("advice-") && (share >= LEAST_SHARE || asked.words.length > LONG),
      );
    const [first] = found;
    // «Ертең емтиханым бар» is told; what to do is asked for in more words
    if (!first || (first.id === "advice-exam" && isTold(asked, tools))) return undefined;
    const text = tools.say(`advice.${first.id.slice("advice-".length)}`, asked.language);
    const next = ["next.talk", "plan.exercise", "next.quiz"];
    return {
      confidence: SURE,
      answer: () => ({
        text,
        chips: next.map((name) => tools.say(name, asked.language)),
        confidence: 0.9,
      }),
    };
  },
};

const ASKS = /\?|кеңес|қалай|көмек|дайында|не істе/u;

const isTold = ({ whole, history, folded }: Asked, tools: Tools): boolean =>
  !ASKS.test(folded) && isOwnStatement(hearAll(whole, standingOf(history, tools), tools));
