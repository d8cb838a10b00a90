import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { likewise, readChanges } from "../word/likewise.ts";
import { readWord } from "../word/read-word.ts";
import { slip, withEndings } from "./rewrite.ts";

const WRONG = /^(.+(?:ған|ген|қан|кен))с[ае](м|ң|ңыз|ңіз|қ|к|)$/;
const PERSONS = { м: "1s", ң: "2s", ңыз: "2f", ңіз: "2f", қ: "1p", к: "1p" } as const;

/** келмегенсе → келмесе: a condition is told of the verb itself, not of its participle. */
export const participleConditionSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const [, participle = "", ending = ""] = WRONG.exec(lower) ?? [];
    if (participle === "" || parse.words[at]?.reading.guessed !== true) return [];
    const read = readWord(participle).find(({ form, guessed }) => form === "part" && !guessed);
    const person = PERSONS[ending as keyof typeof PERSONS] ?? "3";
    const text = read ? likewise(read, participle, readChanges(["conditional", person])) : "";
    return text === "" ? [] : [slip(at, withEndings(parse, { [at]: text }, "conditional", 0.05))];
  });
