export { type Cloze, clozeOf, type LineGap, lineGap } from "./cloze.ts";
export { correctedRule } from "./correction.ts";
export { type FormCard, formCardOf } from "./form-card.ts";
export { type AnswerError, fedRule, type Judgement, judgeAnswer } from "./judge-answer.ts";
export { isDrilled, type Rule, readRule, ruleKey, ruleOf } from "./rule.ts";
