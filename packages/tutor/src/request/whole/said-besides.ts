import { hasCyrillic, hasKazakhLetter, wordsOf } from "../../text/fold.ts";
import { isSaid, isSaidWhole, readBy, sourceOf, type Way, type Whole } from "./whole.ts";

/** "So I want to sleep is?", «значит, „без соли“ будет?»: something else to be said, whatever lies there. */
export const saidSo: Way = ({ raw }, _last, tools) => {
  const said = readBy("whole.said-so", raw, tools)?.said;
  if (said === undefined || hasKazakhLetter(said)) return [];
  // Where it cannot be said, that is told: nothing else was asked
  return [toSay(said, (reply) => isSaid(reply) || reply.translated?.text === null, tools)];
};

const FEWEST_WORDS = 3;

/** "And my husband is from Kyiv", «а моя жена из Казани»: a sentence of its own beside the one that was said. */
export const saidToo: Way = (asked, { reply }, tools) => {
  const source = sourceOf(asked.focus());
  const said = readBy("whole.clause-too", asked.raw, tools)?.said;
  if (source === undefined || said === undefined || reply.translated?.text == null) return [];
  if (hasCyrillic(said) !== hasCyrillic(source) || wordsOf(said).length < FEWEST_WORDS) return [];
  return [toSay(said, isSaidWhole, tools)];
};

/** The whole message that asks how something is said. */
export const toSay = (
  said: string,
  isAnswer: Whole["isAnswer"],
  tools: Parameters<Way>[2],
): Whole => ({
  message: tools.say("whole.say", hasCyrillic(said) ? "ru" : "en", { x: said }),
  isAnswer,
});
