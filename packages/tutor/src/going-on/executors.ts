import type { Asked, Draft, Tools } from "../ask.ts";
import { spoken } from "./as-if.ts";
import { compareFurther } from "./compare.ts";
import { giveUp, stop } from "./give-up.ts";
import type { GoingOn } from "./going-on.ts";
import { meaning } from "./meaning.ts";
import { ownLanguageOf } from "./own-language.ts";
import { pronounce } from "./pronounce.ts";
import { register } from "./register.ts";
import { reply } from "./reply.ts";

export type { GoingOn } from "./going-on.ts";

/** In the language the message is written in. */
const inItsLanguage =
  (goesOn: GoingOn): GoingOn =>
  (asked: Asked, about: string | undefined, tools: Tools): Draft | undefined =>
    goesOn(spoken(asked, tools), about, tools);

const BY_KIND: Readonly<Record<string, GoingOn>> = {
  reply,
  register,
  meaning,
  compare: compareFurther,
  "own-language": ownLanguageOf,
  pronounce,
  "give-up": giveUp,
  stop,
};

/** What answers a message that goes on from the last reply, by what it wants. */
export const EXECUTORS: Readonly<Record<string, GoingOn>> = Object.fromEntries(
  Object.entries(BY_KIND).map(([kind, goesOn]) => [kind, inItsLanguage(goesOn)]),
);
