import type { Asked, Draft, Intent, Tools } from "../ask.ts";

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
    if (!first) return undefined;
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
