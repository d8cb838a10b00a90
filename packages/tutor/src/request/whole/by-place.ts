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

/** "When would somebody say it?": of the proverb that a message named, or that was told alone. */
export const whenSaid: Way = ({ raw, language }, { message, reply }, tools) => {
  if (readBy("whole.when-said", raw, tools) === undefined) return [];
  const told = tools.course.proverbTopics.flatMap(({ proverbs }) => proverbs.map(({ kz }) => kz));
  const named = told.filter((kz) => message.includes(bare(kz)));
  const shown = told.filter((kz) => reply.text.includes(bare(kz)));
  const [proverb] = named.length > 0 ? named : shown.length === 1 ? shown : [];
  return proverb === undefined
    ? []
    : [
        {
          message: tools.say("whole.proverb", language, { x: bare(proverb) }),
          isAnswer: ({ intent }) => intent === "culture" || intent === "proverb",
        },
      ];
};

const bare = (line: string): string => line.replace(/[.!]$/u, "");
