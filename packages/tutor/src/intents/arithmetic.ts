import { numberToWords } from "@tilashar/kazakh";
import type { Asked, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";

const REACHES = 1_000_000_000;
const SCORE = /^\s*\d+\s*:\s*\d+[\s.!]*$/u;

/** "17*23": the result, as Kazakh says it. */
export const arithmeticIntent: Intent = {
  name: "number",
  understand({ folded, raw, language, exchange }, tools) {
    // In a talk, 2:1 is how a match ended, and 10:30 a time
    if (SCORE.test(raw) && exchange(0)?.reply.intent === "talk") return undefined;
    const under = tools.patterns.one("arithmetic.root").exec(folded);
    const number = Number(under?.[1] ?? under?.[2]);
    const root = under ? Math.sqrt(number) : Number.NaN;
    if (Number.isInteger(root)) return told(`√${number} = ${root}`, root, language, tools);
    const found =
      tools.patterns.one("arithmetic.sum").exec(folded) ??
      tools.patterns.one("arithmetic.sum").exec(raw.toLowerCase());
    if (!found) return undefined;
    const [, first = "", sign = "", second = ""] = found;
    const result = reckoned(Number(first), sign, Number(second));
    if (result === undefined || Math.abs(result) >= REACHES) return undefined;
    return told(`${first} ${sign} ${second} = ${result}`, result, language, tools);
  },
};

function told(
  sum: string,
  result: number,
  language: Asked["language"],
  tools: Tools,
): ReturnType<Intent["understand"]> {
  const words = numberToWords(Math.abs(result));
  const said = result < 0 ? `минус ${words}` : words;
  return {
    confidence: 0.96,
    answer: () => ({
      text: `${sum} — ${said}\n${tools.say("number.task", language)}`,
      kazakh: [kz(said)],
      confidence: 0.95,
    }),
  };
}

function reckoned(a: number, sign: string, b: number): number | undefined {
  if (/^(?:\+|plus|плюс|қосу)$/.test(sign)) return a + b;
  if (/^(?:[−–-]|minus|минус|алу)$/.test(sign)) return a - b;
  if (/^(?:[*x×х]|times|умножить на)$/.test(sign)) return a * b;
  return b !== 0 && a % b === 0 ? a / b : undefined;
}
