import type { Intent } from "../ask.ts";

const LEAST_SHARE = 0.6;
const MAX_WORDS = 9;

/** "What shall we do today?": what a lesson with the tutor may hold. */
export const whatNextIntent: Intent = {
  name: "small-talk",
  understand(asked, tools) {
    const found = tools.requests.find(asked.spelt).find(({ id }) => id === "what-next");
    if (!found || found.share < LEAST_SHARE || asked.words.length > MAX_WORDS) return undefined;
    const { language } = asked;
    return {
      confidence: 0.955,
      answer: () => ({
        text: tools.say("next.offer", language),
        chips: ["next.talk", "plan.exercise", "plan.story", "next.scene", "next.quiz"].map((name) =>
          tools.say(name, language),
        ),
        confidence: 0.95,
      }),
    };
  },
};
