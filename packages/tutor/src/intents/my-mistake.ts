import { sentencesOf } from "@tilashar/clause";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { changeShown } from "../check/change-shown.ts";
import { checkSentence } from "../check/check-sentence.ts";
import { ruleText } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { judge } from "./check.ts";
import { onPoint } from "./explain.ts";

const LEAST_SHARE = 0.6;
const MAX_WORDS = 12;
/** Words that may stand in other sentences. */
const MOST_BESIDE = 2;
const isStatement = ({ whole }: Asked, tools: Tools): boolean =>
  !whole.includes("?") && isKazakh(whole, tools);
/** What a point's explanation and the mend before it take is long enough. */
const POINT_LINES = 3;

/** "Explain my mistake", «в чём ошибка?»: the last sentence that was judged, with its rule. */
export const myMistakeIntent: Intent = {
  name: "my-mistake",
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > MAX_WORDS) return undefined;
    const found = tools.requests
      .find(asked.spelt)
      .find(({ id, share }) => /^(?:mistake|was-right)$/.test(id) && share >= LEAST_SHARE);
    if (!found) return undefined;
    // «Кеше өлең жаттадық. Мен қате айттым, …» tells of it, and asks for nothing
    if (found.beside > MOST_BESIDE && isStatement(asked, tools)) return undefined;
    const before = lineBefore(asked, tools);
    const answer = () =>
      (before === undefined ? undefined : judge(before, asked, tools)) ??
      (found.id === "mistake" ? explainedMistake(asked, tools) : undefined) ??
      lastLine(asked, tools);
    return { confidence: 0.985, answer };
  },
};

/** «Мен кітап оқыдым. Дұрыс па?»: the line that stands before the question itself. */
function lineBefore({ whole, spelt }: Asked, tools: Tools): string | undefined {
  const sentences = sentencesOf(whole);
  const line = sentences.slice(0, -1).join(" ");
  const last = sentences.at(-1) ?? "";
  const asks = tools.requests
    .find(last)
    .some(({ id, share }) => id === "was-right" && share >= LEAST_SHARE);
  return asks && line.includes(" ") && spelt !== last && isKazakh(line, tools) ? line : undefined;
}

/** "Did I write it right?": the last line in Kazakh that the learner wrote. */
function lastLine(asked: Asked, tools: Tools): Draft | undefined {
  const written = asked.history
    .filter(({ sender, text }) => sender === "user" && isKazakh(text, tools))
    .at(-1)?.text;
  return written === undefined ? undefined : judge(written, asked, tools);
}

/** The last sentence that was judged, with its mend and its rule. */
export function explainedMistake(asked: Asked, tools: Tools): Draft | undefined {
  const { language, interfaceLanguage } = asked;
  const own = language === "kz" ? interfaceLanguage : language;
  const judged = asked.earlier(({ checked }) => checked !== null)?.checked;
  if (!judged) return undefined;
  const { sentence, verdict, mended, point } = judged;
  if (verdict !== "wrong" || mended === null)
    return {
      text: tools.say(verdict === "right" ? "mistake.none" : "mistake.unsure", own, {
        x: sentence,
      }),
      kazakh: [kz(sentence)],
      confidence: 0.9,
      language: own,
    };
  const rows = checkSentence(sentence, tools).corrections.map(
    ({ from, to, rule }) => `${changeShown(from, to)}: ${ruleText(rule, own, tools)}`,
  );
  const told = point === null ? undefined : onPoint(point, asked, tools, true);
  // The rule itself and what it is called; the rest is a question away
  const rule = told?.text.split("\n").slice(0, POINT_LINES) ?? [];
  return {
    text: [
      tools.say("mistake.told", own, { x: sentence, y: mended }),
      ...rows,
      ...(rule.length > 0 ? ["", ...rule] : []),
    ]
      .join("\n")
      .trim(),
    kazakh: [kz(mended), ...(told?.kazakh ?? [])],
    chips: told?.chips ?? [],
    confidence: 0.93,
    language: own,
    ...(point !== null && { points: [point], focus: { kind: "topic" as const, id: point } }),
  };
}
