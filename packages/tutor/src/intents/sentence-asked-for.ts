import type { Intent } from "../ask.ts";
import { openHeading } from "../practice/heading.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { judge } from "./check.ts";

/** Lines by which the tutor asks for a sentence. */
const ASKED = ["newWord.taskOfAll", "newWord.task", "task.write"] as const;
const SURE = 0.985;

/** A sentence that the tutor asked for is judged, whatever it tells. */
export const sentenceAskedForIntent: Intent = {
  name: "check",
  understand(asked, tools) {
    const open = ASKED.map((name) => openHeading(name, asked.history, tools)).find(Boolean);
    if (!open || asked.words.length < 2 || !isKazakh(asked.whole, tools)) return undefined;
    const { language } = open;
    return {
      confidence: SURE,
      answer: () => {
        const judged = judge(asked.whole, { ...asked, language }, tools);
        return judged && { ...judged, language };
      },
    };
  },
};
