import { readBy, type Way } from "./whole.ts";

/** Longer messages name what they ask of. */
const LONGEST = 9;
/** So many questions about a custom may stand between. */
const DEEPEST = 2;

/** «А что дарят?» after a custom: asked of that custom, and of no other. */
export const ofCustom: Way = (asked, { reply }, tools) => {
  if (reply.intent !== "culture" || asked.words.length > LONGEST) return [];
  if (readBy("whole.of-custom", asked.raw, tools) === undefined) return [];
  return Array.from({ length: DEEPEST + 1 }, (_, back) => asked.exchange(back)).flatMap((one) => {
    if (one?.reply.intent !== "culture") return [];
    const [told = ""] = one.reply.text.split("\n");
    return [
      {
        message: `${one.message.replace(/[?.!\s]+$/u, "")}: ${asked.raw}`,
        isAnswer: ({ intent, text }) => intent === "culture" && text.startsWith(told),
      },
    ];
  });
};
