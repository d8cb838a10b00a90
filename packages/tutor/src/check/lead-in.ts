import type { Tools } from "../ask.ts";
import { foldText } from "../text/fold.ts";
import { isWordOf } from "../words/own-language.ts";

/** How far from its start a lead-in names its verb, and how much may stand after it. */
const FARTHEST = 5;
const MOST_AFTER = 3;

/** A Kazakh sentence without the words that lead to it in the learner's language: "I want to say …", «хотел написать другу …». */
export function withoutLeadIn(sentence: string, tools: Tools): string {
  const said = tools.patterns.one("lead-in.said-so").exec(sentence)?.[1];
  if (said !== undefined) return said;
  const afterLatin = /^[^\p{Script=Cyrillic}]*[a-z]{2}[^\p{Script=Cyrillic}]*/iu.exec(
    sentence,
  )?.[0];
  const rest = afterLatin === undefined ? "" : sentence.slice(afterLatin.length);
  if (afterLatin !== undefined && rest.includes(" ") && !/[a-z]{2}/iu.test(rest)) return rest;
  return afterRussian(sentence, tools) ?? sentence.replace(RUSSIAN_AND, "");
}

/** «А бес қыз — правильно?»: no Kazakh sentence begins so. */
const RUSSIAN_AND = /^(?:а|и|ну)\s+(?=\p{L}+\s)/iu;

function afterRussian(sentence: string, tools: Tools): string | undefined {
  const words = [...sentence.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
    text,
    index,
    bare: foldText(text).replace(/[^\p{L}-]/gu, ""),
  }));
  const verb = words.findIndex(({ bare }) => tools.patterns.one("lead-in.says").test(bare));
  if (verb < 0 || verb >= FARTHEST) return undefined;
  const after = words.slice(verb + 1);
  // The capital of a sentence tells where it begins; without one, the first word that Russian lacks
  const capital = after.findIndex(({ text }) => /^["«“]?\p{Lu}/u.test(text));
  const begins =
    capital >= 0 ? capital : after.findIndex(({ bare }) => !isWordOf(bare, "ru", tools));
  if (begins < 0 || begins > MOST_AFTER) return undefined;
  return sentence.slice(after[begins]?.index).replace(/^["«“]|["»”]$/gu, "");
}
