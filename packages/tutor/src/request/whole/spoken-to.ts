import type { TutorReply } from "../../reply.ts";
import { hasLatin } from "../../text/fold.ts";
import { readBy, type Way, type Whole } from "./whole.ts";

const SURE = 0.8;
/** It is said to whoever was named, and nothing is said to be impossible. */
const isTurned = ({ intent, confidence }: TutorReply): boolean =>
  intent === "follow-up" && confidence >= SURE;

/** Ways of naming who hears it, by the short message that says the same. */
const HEARERS = ["politer", "to-several"] as const;

/** «А на „сіз“?», «а детям, их трое?», «а если я говорю начальнику?»: the sentence that lies there, said to them. */
export const spokenTo: Way = ({ raw }, { reply }, tools) => {
  if (reply.translated?.text == null) return [];
  const language = hasLatin(raw) ? "en" : "ru";
  const as = (message: string): Whole => ({ message, goesOn: true, isAnswer: isTurned });
  const whom = readBy("whole.to-whom", raw, tools)?.whom;
  if (whom !== undefined) return [as(tools.say("whole.to-whom", language, { x: whom }))];
  // Children are spoken to as сен: what was polite is first said so by the other rules
  const isPolite = /[ңс][ыі]з/u.test(reply.translated.text);
  if (isPolite && readBy("whole.to-children", raw, tools) !== undefined) return [];
  return HEARERS.filter((name) => readBy(`whole.${name}`, raw, tools) !== undefined).map((name) =>
    as(tools.say(`whole.${name}`, language)),
  );
};
