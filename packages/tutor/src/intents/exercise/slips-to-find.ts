import type { GrammarPoint } from "@tilashar/course";
import { seededRandom, shuffled } from "@tilashar/learning";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { wordsOf } from "../../text/fold.ts";
import { numberIn } from "../../text/number-in.ts";

type Slip = GrammarPoint["mistakes"][number];

const USUAL = 5;
const MOST = 10;
/** A shorter one is no sentence. */
const FEWEST_WORDS = 2;

/** What kind of slip is named, by words of the three languages. */
const KINDS: readonly (readonly [RegExp, Slip["kind"]])[] = [
  [/harmon|сингармон|гармони|үндес/u, "harmony"],
  [/word order|порядк|порядок|орын тәртіб/u, "order"],
  [/(?<![a-z])cases?(?![a-z])|падеж|септік|септе/u, "case"],
  [/person(?:al)? ending|(?<![a-z])persons?(?![a-z])|личн|лиц[аео]|жіктік/u, "person"],
  [/tense|врем[её]н|шақ/u, "tense"],
  [/negat|отрицан|болымсыз/u, "negation"],
  [/plural|singular|множеств|единств|числ|көптік/u, "number"],
  [/possess|притяж|принадлеж|тәуелд/u, "possessive"],
  [/spell|letter|орфограф|правопис|букв|емле|әріп/u, "spelling"],
  [/particle|частиц|шылау/u, "particle"],
];

/** "Five sentences with mistakes, and I'll find them": sentences that the grammar book has as wrong, without their mends. */
export function slipsToFind(asked: Asked, tools: Tools): Draft | undefined {
  const { folded, language, history, seed, level } = asked;
  const kind = KINDS.find(([names]) => names.test(folded))?.[1];
  const own = level === "A" ? "A" : undefined;
  const slips = tools.course.grammar
    .filter((point) => own === undefined || point.level.startsWith(own))
    .flatMap(({ mistakes }) => mistakes)
    .filter((one) => kind === undefined || one.kind === kind)
    .map(({ wrong }) => wrong)
    .filter((wrong) => wordsOf(wrong).length >= FEWEST_WORDS);
  const count = Math.min(MOST, numberIn(asked.words) ?? USUAL);
  const order = shuffled([...new Set(slips)], seededRandom(`${seed}:${history.length}`));
  const chosen = order.slice(0, count);
  if (chosen.length === 0) return undefined;
  return {
    text: [
      tools.say("task.findSlips", language),
      ...chosen.map((wrong, at) => `${at + 1}. ${wrong}`),
    ].join("\n"),
    confidence: 0.95,
    intent: "exercise",
    repeats: true,
  };
}
