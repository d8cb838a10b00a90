import { numberToWords } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { numberIn } from "../text/number-in.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import type { Executor } from "./executor.ts";

/** Measures as they are named, and in Kazakh. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:полкило|полкилограмма)$/u, "жарты келі"],
  [/^(?:пол-?литра)$/u, "жарты литр"],
  [/^(?:kilos?|kg|kilograms?|кило|кг|килограмм\p{L}*)$/u, "келі"],
  [/^(?:grams?|grammes?|gr?|грамм\p{L}*|гр?)$/u, "грамм"],
  [/^(?:lit(?:re|er)s?|литр\p{L}*)$/u, "литр"],
  [/^(?:bottles?|бутыл\p{L}+)$/u, "бөтелке"],
  [/^(?:glass(?:es)?|стакан\p{L}*)$/u, "стақан"],
  [/^(?:slices?|ломтик\p{L}*|кусоч\p{L}+)$/u, "тілім"],
  [/^(?:box(?:es)?|короб\p{L}+)$/u, "қорап"],
];
const HALF = /^(?:half|пол|половин\p{L}*)$/u;
const ONE = /^(?:a|an|one|один|одну|одно)$/u;
/** Says nothing of what is wanted. */
const AROUND =
  /^(?:please|of|me|the|give|need|want|i|i'd|would|like|can|could|have|get|buy|дайте|дай|мне|пожалуйста|можно|взвесьте|положите|нужно|надо|хочу|еще|купить|на|рынке|в|магазине|продавцу|это|как|сказать|попросить|how|do|say|to|ask|for|this|at|market|shop|seller)$/u;
/** A thing is asked for, or it is asked how one asks for it. */
const ASKS =
  /(?<!\p{L})(?:please|give|need|want|like|can|could|ask|buy|seller|дай\p{L}*|пожалуйста|взвесьте|положите|нужно|надо|хочу|продавцу|попросить|купить)(?!\p{L})/u;
const SEPARATOR = /\s*(?:,|;|(?<!\p{L})(?:and|и|плюс|plus)(?!\p{L}))\s*/u;
const LONGEST = 3;

/** «Полкило мяса и три морковки»: things with their number or measure; undefined where some word is none of these. */
export const sayQuantities: Executor = (asked, read, tools) => {
  if (read.quoted.length > 0 || asked.history.length > 0) return undefined;
  const pieces = asked.folded
    .split(SEPARATOR)
    .map((piece) => wordsOf(foldText(piece)).filter((word) => !AROUND.test(word)))
    .filter((words) => words.length > 0);
  const isMeasured = pieces.some((words) => words.some((word) => unitOf(word) !== undefined));
  if (!isMeasured) return undefined;
  const items = pieces.map((words) => quantity(words, tools));
  if (!items.every((item) => item !== undefined)) return undefined;
  const last = items.at(-1) ?? "";
  const things = items.length > 1 ? `${items.slice(0, -1).join(", ")} және ${last}` : last;
  const text = ASKS.test(asked.folded)
    ? tools.say("say.giveMe", "kz", { x: things })
    : `${things.charAt(0).toUpperCase()}${things.slice(1)}.`;
  if (tools.judge.check(text).verdict === "wrong") return undefined;
  return {
    text,
    kazakh: [kz(text)],
    confidence: 0.9,
    translated: { text, sure: true, from: "frame" },
    intent: "translate",
    language: hasCyrillic(asked.folded) ? "ru" : "en",
  };
};

const unitOf = (word: string): string | undefined => UNITS.find(([name]) => name.test(word))?.[1];

/** "Two bottles of water": the number, the measure, and what it is of. */
function quantity(words: readonly string[], tools: Tools): string | undefined {
  let rest = words;
  const said: string[] = [];
  const take = (): string | undefined => {
    const [first, ...others] = rest;
    rest = others;
    return first;
  };
  if (HALF.test(rest[0] ?? "")) {
    take();
    if (ONE.test(rest[0] ?? "")) take();
    said.push("жарты");
  } else {
    const counted = countOf(rest[0] ?? "");
    if (counted !== undefined) {
      take();
      said.push(counted);
    }
  }
  const unit = unitOf(rest[0] ?? "");
  if (unit !== undefined) {
    take();
    said.push(...(said.length === 0 && !unit.includes(" ") ? ["бір", unit] : [unit]));
  }
  if (said.length === 0 || rest.length === 0 || rest.length > LONGEST) return undefined;
  const named = rest.join(" ");
  const thing = byMeaning(named, hasCyrillic(named) ? "ru" : "en", tools, false);
  return thing?.pos === "n" ? [...said, thing.lemma].join(" ") : undefined;
}

/** A number in Kazakh words. */
function countOf(word: string): string | undefined {
  if (ONE.test(word)) return "бір";
  const value = /^\d{1,4}$/u.test(word) ? Number(word) : numberIn([word]);
  return value === undefined || value === 0 ? undefined : numberToWords(value);
}
