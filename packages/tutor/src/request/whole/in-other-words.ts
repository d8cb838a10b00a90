import type { Tools } from "../../ask.ts";
import type { Language, TutorReply } from "../../reply.ts";
import { hasLatin } from "../../text/fold.ts";
import { readBy, sourceOf, type Way } from "./whole.ts";

/** What is asked of what lies there in words that its rules do not know, and how those would hear it. */
const SAME: readonly (readonly [string, (reply: TutorReply) => boolean])[] = [
  ["answers", ({ intent, confidence }) => intent === "phrases" && confidence > SURE],
];
const SURE = 0.9;

/** "What might they answer?", «что мне могут ответить?»: asked in the words that what lies there knows. */
export const inOtherWords: Way = ({ raw }, { reply }, tools) =>
  reply.translated?.text == null
    ? []
    : SAME.flatMap(([name, isAnswer]) =>
        readBy(`whole.${name}`, raw, tools) === undefined
          ? []
          : [{ message: told(`whole.${name}`, raw, tools), goesOn: true as const, isAnswer }],
      );

const told = (name: string, raw: string, tools: Tools): string => {
  const language: Language = /[а-я]{3}/iu.test(raw) ? "ru" : "en";
  return tools.say(name, language);
};

/** "Why so many words?", «почему два слова?» after a word: of that word. */
export const whySeveral: Way = ({ raw, language }, { focus, message }, tools) => {
  if (focus?.kind !== "word" || sourceOf(focus) !== undefined) return [];
  if (readBy("whole.why-several", raw, tools) === undefined) return [];
  const named = /[«“"]([^»”"]+)[»”"]/u.exec(message)?.[1];
  return named === undefined
    ? []
    : [
        {
          message: tools.say("whole.why-several", language, { x: named }),
          isAnswer: ({ intent }) => intent === "explain" || intent === "culture",
        },
      ];
};

/** «В предложении» after the word of the day. */
export const inSentence: Way = ({ raw, language }, { reply }, tools) => {
  const [word] = reply.kazakh;
  if (reply.intent !== "word-of-the-day" || word === undefined) return [];
  if (readBy("whole.in-sentence", raw, tools) === undefined) return [];
  return [
    {
      message: tools.say("whole.example", language, { x: word.text }),
      isAnswer: ({ intent }) => intent === "examples",
    },
  ];
};

/** "And at half past six?" after a word or a text: the time by itself, where no sentence holds one. */
export const atTime: Way = (asked, _last, tools) => {
  const time = readBy("whole.at-time", asked.raw, tools)?.time;
  if (time === undefined || sourceOf(asked.focus()) !== undefined) return [];
  return [
    {
      message: tools.say("whole.say", hasLatin(time) ? "en" : "ru", { x: time }),
      isAnswer: ({ intent, translated }) => intent === "time" || translated?.text != null,
    },
  ];
};
