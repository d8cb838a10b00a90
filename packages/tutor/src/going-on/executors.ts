import type { Asked, Draft, Tools } from "../ask.ts";
import { spoken } from "./as-if.ts";
import { changed } from "./changed.ts";
import { check } from "./check.ts";
import { compareFurther } from "./compare.ts";
import { doubt, mistake } from "./doubt.ts";
import { askMe, exercise, quiz } from "./drill.ts";
import { harder, simpler } from "./easier.ts";
import { example } from "./example.ts";
import { explain, form } from "./explain.ts";
import { asFirst, culture, more, scene } from "./further.ts";
import { giveUp, stop } from "./give-up.ts";
import type { GoingOn } from "./going-on.ts";
import { makeText } from "./make-text.ts";
import { meaning } from "./meaning.ts";
import { ownLanguageOf } from "./own-language.ts";
import { phrases } from "./phrases.ts";
import { pronounce } from "./pronounce.ts";
import { register } from "./register.ts";
import { reply } from "./reply.ts";
import { say } from "./say.ts";
import { task } from "./task.ts";
import { why } from "./why.ts";
import { words } from "./words.ts";

export type { GoingOn } from "./going-on.ts";

/** In the language the message is written in. */
const inItsLanguage =
  (goesOn: GoingOn): GoingOn =>
  (asked: Asked, about: string | undefined, tools: Tools): Draft | undefined =>
    goesOn(spoken(asked, tools), about, tools);

/** An answer to the tutor's own question is no wish: the scene, the quiz or the talk takes it. */
const BY_KIND: Readonly<Record<string, GoingOn>> = {
  say,
  phrases,
  reply,
  register,
  changed,
  more,
  meaning,
  "own-language": ownLanguageOf,
  why,
  example,
  compare: compareFurther,
  check,
  doubt,
  mistake,
  simpler,
  harder,
  pronounce,
  form,
  explain,
  words,
  "make-text": makeText,
  exercise,
  quiz,
  "ask-me": askMe,
  task,
  "give-up": giveUp,
  stop,
  culture,
  scene,
  advice: asFirst("advice", "advice"),
  plan: asFirst("plan", "plan"),
  story: asFirst("story", "story"),
  recall: asFirst("recall", "talk"),
  social: asFirst("social", "small-talk"),
  telling: asFirst("telling", "talk"),
  tutor: asFirst("tutor", "small-talk"),
};

/** What answers a message that goes on from the last reply, by what it wants. */
export const EXECUTORS: Readonly<Record<string, GoingOn>> = Object.fromEntries(
  Object.entries(BY_KIND).map(([kind, goesOn]) => [kind, inItsLanguage(goesOn)]),
);
