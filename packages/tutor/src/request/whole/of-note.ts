import { hasCyrillic, hasLatin } from "../../text/fold.ts";
import { readBy, type Way, type Whole } from "./whole.ts";

/** A text that was not written yet waits for what it is to say. */
const WRITTEN = 0.8;

/** "She's turning 60", «у меня спит ребёнок»: what is told after a text belongs in it. */
export const toldInNote: Way = ({ raw }, { message, reply }, tools) => {
  if (reply.intent !== "note" || reply.confidence < WRITTEN) return [];
  const fact = readBy("whole.fact", raw, tools)?.fact;
  if (fact === undefined) return [];
  const language = hasCyrillic(fact) ? "ru" : "en";
  const isOther: Whole["isAnswer"] = ({ intent, text }) =>
    intent === "note" && !text.includes(reply.text) && text !== reply.text;
  const added = tools.say("whole.add", language, { x: fact });
  return [
    { message: added, goesOn: true, isAnswer: isOther },
    { message: `${message.replace(/[.!\s]+$/u, "")}: ${fact}`, isAnswer: isOther },
    // That nothing of it can be put in is told rather than that something else is done
    { message: added, goesOn: true, isAnswer: ({ intent }) => intent === "note" },
  ];
};

/** "It's for a friendly boss, informal", «теперь то же, но для мамы»: the text for somebody else, or in another manner. */
export const noteFor: Way = ({ raw }, { message, reply }, tools) => {
  if (reply.intent !== "note" || reply.confidence < WRITTEN) return [];
  const language = hasLatin(raw) ? "en" : "ru";
  const isNote: Whole["isAnswer"] = ({ intent }) => intent === "note";
  const manner = MANNERS.find((one) => readBy(`whole.note-${one}`, raw, tools) !== undefined);
  if (manner !== undefined)
    return [{ message: tools.say(`whole.${manner}`, language), goesOn: true, isAnswer: isNote }];
  const whom = readBy("whole.note-for", raw, tools)?.whom;
  if (whom === undefined) return [];
  const before = readBy("whole.note-whom", message, tools)?.whom;
  const ordered =
    before === undefined
      ? `${message.replace(/[.!\s]+$/u, "")} ${whom}`
      : message.replace(before, whom.toLowerCase());
  const whole: Whole = { message: ordered, isAnswer: isNote };
  const [, who] = /^(?:for|to) (.+)$/iu.exec(whom) ?? [];
  return who === undefined
    ? [whole]
    : [
        { message: tools.say("whole.to-whom", "en", { x: who }), goesOn: true, isAnswer: isNote },
        whole,
      ];
};
const MANNERS = ["formal", "informal"] as const;
