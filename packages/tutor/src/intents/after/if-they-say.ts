import type { Intent } from "../../ask.ts";
import { replyNamed } from "../../going-on/model-answers.ts";
import { reply } from "../../going-on/reply.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";

/** Surer than a request that is read by its parts. */
const SURE = 0.9944;
const MOST_WORDS = 12;
/** What gives somebody words to say. */
const SAYS: ReadonlySet<string> = new Set([
  "phrases",
  "dialogue",
  "note",
  "translate",
  "examples",
  "culture",
]);

/** "And if they say there is none?", «а если меня не поймут?»: what one says then. */
export const ifTheySayIntent: Intent = {
  name: "phrases",
  decides: true,
  understand(asked, tools) {
    if (asked.words.length > MOST_WORDS || waitsForAnswer(asked.history, tools)) return undefined;
    if (!SAYS.has(asked.exchange(0)?.reply.intent ?? "")) return undefined;
    const isAsked = tools.patterns.one("if-they-say.if").test(asked.folded);
    return isAsked && replyNamed(asked.whole, tools)
      ? { confidence: SURE, answer: () => reply(asked, undefined, tools) }
      : undefined;
  },
};
