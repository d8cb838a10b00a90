import { readBy, type Way } from "./whole.ts";

/** «А что дарят?» after a custom: asked of that custom, and of no other. */
export const ofCustom: Way = ({ raw, words }, { message, reply }, tools) => {
  if (reply.intent !== "culture" || words.length > LONGEST) return [];
  if (readBy("whole.of-custom", raw, tools) === undefined) return [];
  const before = message.replace(/[?.!\s]+$/u, "");
  const [first = ""] = reply.text.split("\n");
  return [
    {
      message: `${before}: ${raw}`,
      isAnswer: ({ intent, text }) => intent === "culture" && text.startsWith(first),
    },
  ];
};
const LONGEST = 9;
