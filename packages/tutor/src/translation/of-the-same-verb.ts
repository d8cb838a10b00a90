import { readingsOf } from "../russian/readings.ts";
import { foldText } from "../text/fold.ts";

/** «Я люблю чай, а он кофе»: he loves it, and is none. */
export const isOfTheSameVerb = (clause: string, word: string): boolean =>
  word === "ал" &&
  /^(?:я|ты|вы|он|она|мы|они) (?!не |тоже )\p{L}+[.!]*$/iu.test(clause) &&
  !readingsOf(foldText(clause.split(" ").at(-1) ?? "").replace(/[.!]/gu, "")).some(
    ({ pos }) => pos === "verb" || pos === "short" || pos === "adjective",
  );
