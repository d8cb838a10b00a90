import { readBy, type Way } from "./whole.ts";

/** «А „-ақ“?», "and -дай?" after an ending or a small word: what that one does. */
export const otherEnding: Way = ({ raw, language }, { reply }, tools) => {
  const ending = readBy("whole.ending", raw, tools)?.ending;
  return ending === undefined || !OF_ENDINGS.has(reply.intent)
    ? []
    : [
        {
          message: tools.say("whole.ending", language, { x: ending }),
          isAnswer: ({ intent }) => intent === "explain",
        },
      ];
};
const OF_ENDINGS: ReadonlySet<string> = new Set(["explain", "compare", "meaning", "follow-up"]);

/** «А как прочесть „тырна“?»: how a word that is named sounds. */
export const readAloud: Way = ({ raw, language }, _last, tools) => {
  const word = readBy("whole.read-aloud", raw, tools)?.word;
  return word === undefined
    ? []
    : [
        {
          message: tools.say("whole.pronounce", language, { x: word }),
          isAnswer: ({ intent }) => intent === "pronounce",
        },
      ];
};
