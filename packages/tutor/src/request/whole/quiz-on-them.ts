import { hasLatin } from "../../text/fold.ts";
import { readBy, type Way } from "./whole.ts";

/** What shows several words or lines to be asked. */
const LISTED: ReadonlySet<string> = new Set(["list", "phrases"]);

/** «Спроси меня по ним», "ask me these": a quiz of what was listed. */
export const quizOnThem: Way = ({ raw }, { reply }, tools) =>
  LISTED.has(reply.intent) && readBy("whole.ask-me", raw, tools) !== undefined
    ? [
        {
          message: tools.say("whole.quiz", hasLatin(raw) ? "en" : "ru"),
          goesOn: true,
          isAnswer: ({ intent }) => intent === "quiz",
        },
      ]
    : [];
