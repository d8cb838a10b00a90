import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { within } from "./predicate-rules.ts";
import { said } from "./said.ts";
import { CONJUNCTIONS, followed, hung } from "./sentence-parts.ts";
import { deedOf, type Noun, type Sentence } from "./tree.ts";

const WHO: Noun = { text: "", kz: "кім", definite: true, asks: "thing" };
const WITHIN = { word: "", at: "within" } as const;

const withAsked = (noun: Noun, sentence: Sentence): Sentence => ({
  ...sentence,
  question: false,
  ask: WITHIN,
  asked: noun,
});

/** How something is asked. */
export const QUESTION_RULES: readonly Rule[] = [
  rule("Question", "Inverted", (sentence) => sentence),
  rule("Question", "Asking Inverted", (ask, sentence) => ({ ...sentence, question: false, ask })),
  rule("Question", "what Inverted", (_, sentence) =>
    withAsked({ text: "", kz: "не", asks: "thing" }, sentence),
  ),
  rule("Question", "who Inverted", (_, sentence) => withAsked(WHO, sentence)),
  rule("Question", "whom Inverted", (_, sentence) => withAsked(WHO, sentence)),
  rule("Question", "who Pred", (_, of) => ({ ...of, ask: { word: "кім", at: "subject" } })),
  rule("Question", "what Pred", (_, of) => ({ ...of, ask: { word: "не", at: "subject" } }), 0.1),
  rule("Question", "which Be NP", (_, be, subject) =>
    only(subject.asks === undefined, {
      ...said({ ...deedOf("be", "base"), quality: { word: "which", kz: "қайсы" } }, { tense: be }),
      subject,
      ask: WITHIN,
    }),
  ),
  rule("Question", "NP Pred", (subject, of) =>
    only(subject.asks !== undefined, { ...of, subject, ask: WITHIN }),
  ),
  rule("Question", "NP Inverted", (noun, sentence) =>
    only(noun.asks !== undefined, withAsked(noun, sentence)),
  ),
  rule("Question", "PP Inverted", (where, sentence) =>
    only(where.noun?.asks !== undefined, {
      ...within(sentence, { preps: [where, ...sentence.deed.preps] }),
      question: false,
      ask: WITHIN,
    }),
  ),
  rule(
    "Question",
    "Question and Question",
    (first, word, second) => followed(first, CONJUNCTIONS[word] ?? "", second),
    0.3,
  ),
  rule(
    "Question",
    "Question , and Question",
    (first, _, word, second) => followed(first, CONJUNCTIONS[word] ?? "", second),
    0.2,
  ),
  rule("Question", "Sub , Question", (sub, _, sentence) => hung(sentence, sub), 0.1),
  rule("Question", "Question Sub", (sentence, sub) => hung(sentence, sub), 0.1),
];
