import type { Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { kazakhPart } from "../../recognise/kazakh-part.ts";
import { turnedSubject } from "../../request/turned-subject.ts";

/** Surer than a line of Kazakh that is checked, and than the talk's own next question. */
const SURE = 0.9967;
const OWN = /^сіз /iu;

/** "Ask me why", «неге деп сұрашы»: what the learner told of himself, asked for its reason. */
export const askMeWhyIntent: Intent = {
  name: "talk",
  decides: true,
  understand(asked, tools) {
    if (!tools.patterns.one("of-answer.ask-me-why").test(asked.whole)) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    const told = kazakhPart(asked.exchange(0)?.message ?? "", tools);
    const question = told === "" ? undefined : whyOf(told, tools);
    if (question === undefined) return undefined;
    return {
      confidence: SURE,
      answer: () => ({ text: question, kazakh: [kz(question)], confidence: 0.9, intent: "talk" }),
    };
  },
};

/** «Мен кеше кешіктім» → «Неге кеше кешіктіңіз?»; undefined where no person can be changed for sure. */
function whyOf(told: string, tools: Tools): string | undefined {
  const sentence = `${told.replace(/[.!?…\s]+$/u, "")}.`;
  const turned = turnedSubject(sentence, "2f", tools);
  if (turned === undefined) return undefined;
  const rest = turned
    .replace(/[.!?…]+$/u, "")
    .replace(OWN, "")
    .replace(/ сіз /iu, " ");
  return `Неге ${rest.charAt(0).toLowerCase()}${rest.slice(1)}?`;
}
