import type { Intent } from "../../ask.ts";
import { numbersIntent } from "../numbers.ts";

/** "How do I read the year 1991 aloud?": a number in figures is to be read, whatever letters that names beside it. */
export const readAloudIntent: Intent = {
  name: "number",
  decides: true,
  understand(asked, tools) {
    if (!tools.patterns.one("read-aloud.asks").test(asked.folded)) return undefined;
    return { confidence: SURE, answer: () => numbersIntent.answer(asked, tools) };
  },
};
const SURE = 0.9946;
