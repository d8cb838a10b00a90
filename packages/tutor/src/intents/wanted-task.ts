import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { numberIn } from "../text/number-in.ts";
import { gapsOf } from "./exercise/gaps.ts";
import { wordsForForm } from "./exercise/own-words.ts";
import { slipsToFind } from "./exercise/slips-to-find.ts";
import { nearPoint, pointAsked } from "./exercise.ts";
import { task } from "./translation-task.ts";

/** Surer than an exercise: what the learner will do with what is wanted is named. */
const SURE = 0.9963;
/** What stands in quotation marks is the learner's own, and none is wanted. */
const QUOTES = /[«“"„]/u;
const USUAL = 5;
const MOST = 20;

/** "Ten verbs and I'll put them in the past", "five sentences with mistakes for me to find": what is wanted to be worked on. */
export const wantedTaskIntent: Intent = {
  name: "exercise",
  decides: true,
  understand(asked, tools) {
    if (QUOTES.test(asked.raw) || waitsForAnswer(asked.history, tools)) return undefined;
    const answer = wanted(asked, tools);
    return answer && { confidence: SURE, answer };
  },
};

function wanted(asked: Asked, tools: Tools): (() => Draft | undefined) | undefined {
  const of = (name: string): RegExpExecArray | undefined =>
    tools.patterns
      .all(`wanted-task.${name}`)
      .map((pattern) => pattern.exec(asked.folded))
      .find((found) => found !== null) ?? undefined;
  if (of("slips")) return () => slipsToFind(asked, tools);
  if (of("to-translate"))
    return () => {
      const draft = task(asked, tools);
      return draft && { ...draft, intent: "translation-task" };
    };
  const words = of("words");
  if (words) {
    const pos = partOfSpeech(words.groups?.pos ?? "", tools);
    const count = Math.min(MOST, numberIn(asked.words) ?? USUAL);
    return () => {
      const point = pointAsked(asked, tools) ?? nearPoint(asked, tools);
      return point && wordsForForm(point, pos, count, asked, tools);
    };
  }
  if (of("gaps"))
    return () => {
      const point = pointAsked(asked, tools) ?? nearPoint(asked, tools);
      return point && gapsOf(point, asked, tools);
    };
  return undefined;
}

function partOfSpeech(named: string, tools: Tools): "v" | "n" | "adj" | undefined {
  if (tools.patterns.one("wanted-task.nouns").test(named)) return "n";
  if (tools.patterns.one("wanted-task.adjectives").test(named)) return "adj";
  return tools.patterns.one("wanted-task.verbs").test(named) ? "v" : undefined;
}
