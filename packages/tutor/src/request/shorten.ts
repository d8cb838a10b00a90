import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { shownLines, withMeaning } from "../going-on/shown.ts";
import type { Executor } from "./executor.ts";
import { turnedSentence } from "./turned-sentence.ts";

/** Replies that give something to say. */
const SAYS: ReadonlySet<string> = new Set([
  "translate",
  "phrases",
  "follow-up",
  "check",
  "register",
  "meaning",
  "examples",
]);

/** "Shorter", «а короче?» after something to say: the shortest of the lines, or the line without its pronoun. */
export const shorten: Executor = (asked, read, tools) => {
  if (!read.names("shorter") || read.rest.length > 0 || read.quoted.length > 0) return undefined;
  if (!SAYS.has(asked.exchange(0)?.reply.intent ?? "")) return undefined;
  const all = shownLines(asked, tools);
  // A piece of a sentence is no shorter way to say it
  const whole = all.filter((line) => line === all[0] || /[.!?…]$/u.test(line));
  const lines = whole.toSorted((a, b) => a.length - b.length);
  const [shortest] = lines;
  if (shortest === undefined) return undefined;
  const bare = turnedSentence(shortest, { wish: {}, noPronoun: true }, tools);
  const isOnly = bare === undefined && lines.length === 1;
  return isOnly
    ? {
        text: tools.say("request.shortest", asked.language, { x: shortest }),
        kazakh: [kz(shortest)],
        translated: { text: shortest, sure: true, from: "bank" },
        confidence: 0.85,
        intent: "follow-up",
      }
    : told(bare ?? shortest, asked, tools);
};

const told = (line: string, { language }: Asked, tools: Tools): Draft => ({
  text: withMeaning(line, language, tools),
  kazakh: [kz(line)],
  translated: { text: line, sure: true, from: "composed" },
  confidence: 0.9,
  intent: "follow-up",
});
