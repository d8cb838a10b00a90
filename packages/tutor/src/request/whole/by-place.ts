import { placeNamed } from "./place-named.ts";
import { readBy, type Way } from "./whole.ts";

/** What answers a question about one of several. */
const OF_ONE: ReadonlySet<string> = new Set(["culture", "meaning", "proverb", "examples"]);

/** "Explain the second", «когда говорят первую?»: of several proverbs or phrases that were shown, the one at that place. */
export const byPlace: Way = ({ raw, language }, { reply }, tools) => {
  if (!OF_LIST.has(reply.intent) || readBy("whole.of-place", raw, tools) === undefined) return [];
  const item = placeNamed(raw, reply);
  if (item === undefined) return [];
  const name = reply.intent === "proverb" ? "whole.proverb" : "whole.meaning";
  return [
    {
      message: tools.say(name, language, { x: item.replace(/[.!]$/u, "") }),
      isAnswer: ({ intent }) => OF_ONE.has(intent),
    },
  ];
};
const OF_LIST: ReadonlySet<string> = new Set(["proverb", "phrases"]);

/** "When would somebody say it?": of a proverb that a whole message named. */
export const whenSaid: Way = ({ raw, language }, { message }, tools) => {
  const quoted = /[«“"]([^»”"]+)[»”"]/u.exec(message)?.[1];
  if (quoted === undefined || readBy("whole.when-said", raw, tools) === undefined) return [];
  const isProverb = tools.course.proverbTopics.some(({ proverbs }) =>
    proverbs.some(({ kz }) => kz.replace(/[.!]$/u, "") === quoted.replace(/[.!]$/u, "")),
  );
  if (!isProverb) return [];
  return [
    {
      message: tools.say("whole.proverb", language, { x: quoted }),
      isAnswer: ({ intent }) => intent === "culture" || intent === "proverb",
    },
  ];
};
