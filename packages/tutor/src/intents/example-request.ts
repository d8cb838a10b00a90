import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { openQuestion } from "../practice/quiz.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { onPoint } from "./explain.ts";
import { otherLine } from "./follow-up/another-line.ts";

/** Surer than the examples of something named, and than a verdict on the request's own words. */
const SURE = 0.972;
const MAX_WORDS = 10;
/** Parts of what was said last that an example may be of. */
const LIVELY = /^[\p{Script=Cyrillic}-]{2,}$/u;

/** "Give me another example", «Мысал келтірші» with nothing named: of what was last spoken of. */
export const exampleRequestIntent: Intent = {
  name: "examples",
  understand(asked, tools) {
    if (asked.words.length > MAX_WORDS || openQuestion(asked.history, tools)) return undefined;
    const isAsked = tools.requests
      .find(asked.spelt)
      .some(
        ({ id, rest, beside }) =>
          id === "example" &&
          rest.every((word) => tools.patterns.one("example-request.another").test(word)) &&
          beside === 0,
      );
    return isAsked ? { confidence: SURE, answer: () => example(asked, tools) } : undefined;
  },
};

function example(asked: Asked, tools: Tools): Draft | undefined {
  const going = ofLast(asked, tools);
  if (going) return { ...going, intent: "follow-up" };
  // In a talk an example is one of what can be answered
  const last = asked.earlier(() => true);
  return last?.intent === "talk" || last?.intent === "dialogue" ? undefined : ofWhat(asked, tools);
}

/** Of the point, the word or the first word of what was said last. */
function ofLast(asked: Asked, tools: Tools): Draft | undefined {
  const focus = asked.focus();
  if (focus?.kind === "topic") return onPoint(focus.id, asked, tools, false);
  if (focus?.kind === "word") return otherLine(focus.lemma, asked, tools);
  const last = asked.earlier(() => true);
  if (last?.intent === "talk" || last?.intent === "dialogue") return undefined;
  const lemma = last?.kazakh
    .map((piece) => piece.lemma ?? piece.text)
    .find((one) => LIVELY.test(one));
  return lemma === undefined ? undefined : otherLine(lemma, asked, tools);
}

/** Nothing was spoken of before: what the example is to be of, with three that can be asked for. */
function ofWhat(asked: Asked, tools: Tools): Draft {
  const language = isKazakh(asked.whole, tools) ? "kz" : asked.language;
  const chips = [1, 2, 3].map((at) => tools.say(`example.of${at}`, language));
  return {
    text: tools.say("example.ofWhat", language, { x: chips.join("; ") }),
    kazakh: [kz("мысал", "мысал")],
    chips,
    confidence: 0.9,
    language,
  };
}
