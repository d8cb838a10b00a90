import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { rootOf, slip, withEndings } from "../rewrite.ts";

const TOGETHER: Readonly<Record<string, string>> = {
  екі: "екеу",
  үш: "үшеу",
  төрт: "төртеу",
  бес: "бесеу",
  алты: "алтау",
  жеті: "жетеу",
};
const OWNED: Readonly<Record<string, readonly [back: string, front: string]>> = {
  біз: ["ымыз", "іміз"],
  сендер: ["ың", "ің"],
  сіздер: ["ыңыз", "іңіз"],
};

/** біз төрт бір пәтерде тұрамыз → біз төртеуіміз: so many of us, where nothing is counted. */
export const weFourSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const root = parse.words[rootOf(parse)]?.reading;
    // Дана екі киноға бардық: she and I
    const isNamed = lower === "екі" && parse.words[at - 1]?.reading.name && root?.person === "1p";
    if (isNamed && mark === "")
      return [slip(at, withEndings(parse, { [at]: "екеуіміз" }, "collective-numbers", 0.05))];
    const who = OWNED[parse.tokens[at - 1]?.lower ?? ""];
    const after = parse.words[at + 1]?.reading;
    const all = TOGETHER[lower];
    if (!who || all === undefined || mark !== "" || parse.tokens[at - 1]?.mark) return [];
    const next = parse.tokens[at + 1]?.lower ?? "";
    const isCounting =
      !/^(?:бір|бірге|осы|сол|бүгін|кеше|ертең|қазір|жиі)$/.test(next) && after?.kind !== "verb";
    if (isCounting || /^(?:рет|есе)$/.test(parse.tokens[at + 2]?.lower ?? "")) return [];
    const text = `${all}${who[/[әеөүі]/u.test(all) ? 1 : 0]}`;
    return [slip(at, withEndings(parse, { [at]: text }, "collective-numbers", 0.05))];
  });
