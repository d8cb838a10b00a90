import type { Asked, Draft, Tools } from "../ask.ts";
import { judge } from "../intents/check.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import type { Frame } from "./frame.ts";

/** "And this one: …", «а так? …» after a sentence that was checked: the next sentence is checked as well. */
export function oneMoreToCheck(frame: Frame, asked: Asked, tools: Tools): Draft | undefined {
  const [first] = frame.after("one-more")?.split(" ") ?? [];
  if (first === undefined || asked.exchange(0)?.reply.intent !== "check") return undefined;
  const sentence = asked.raw.slice(asked.raw.indexOf(first));
  if (!sentence.includes(" ") || isOwnLanguage(sentence, tools)) return undefined;
  const draft = judge(sentence, asked, tools);
  return draft && { ...draft, intent: "check" };
}
