import { hasCyrillic } from "../../text/fold.ts";
import { readBy, type Way } from "./whole.ts";

/** What is given of a topic, a place or an occasion, whichever is named. */
const OF_TOPIC: ReadonlySet<string> = new Set([
  "dialogue",
  "examples",
  "list",
  "phrases",
  "proverb",
  "story",
]);

/** The last part of a request that a preposition leads to. */
const PART = {
  en: /^(?<head>.+?) (?<by>about|at|on|for|in|with)(?<rest> (?!kazakh)[^,.;:]+?)(?<tail>[,.;:].*)?$/iu,
  ru: /^(?<head>.+?) (?<by>про|о|об|для|в|на|из)(?<rest> (?!казахск)[^,.;:?]+?)(?<tail>[,.;:?].*)?$/iu,
};

/** "Make it about a pharmacy instead", «а для гостиницы?»: the request before with another topic in the place of its own. */
export const otherTopic: Way = ({ raw }, { message, reply }, tools) => {
  if (!OF_TOPIC.has(reply.intent)) return [];
  const named = readBy("whole.other-topic", raw, tools)?.topic;
  if (named === undefined || hasCyrillic(named) !== hasCyrillic(message)) return [];
  const { head, tail = "" } =
    PART[hasCyrillic(message) ? "ru" : "en"].exec(
      message.replace(/ (?:in kazakh|на казахском|по-казахски)(?=[,.?!]|$)/iu, ""),
    )?.groups ?? {};
  if (head === undefined) return [];
  return [
    {
      message: `${head} ${named}${tail}`,
      isAnswer: ({ intent, text }) => intent === reply.intent && text !== reply.text,
    },
  ];
};

/** «А теперь на вокзале» while a scene is played: another one, in so many words. */
export const otherScene: Way = (asked, last, tools) =>
  last.reply.intent === "dialogue" && readBy("whole.other-scene", asked.raw, tools) !== undefined
    ? otherTopic(asked, last, tools)
    : [];
