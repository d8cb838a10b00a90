import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { changeShown } from "../check/change-shown.ts";
import { checkSentence } from "../check/check-sentence.ts";
import { pointedAt } from "../check/pointed-at.ts";
import { ruleText } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { isKazakhSentence } from "./asked-sentence.ts";
import { hasPredicate, verdictOf } from "./check.ts";
import { onPoint } from "./explain.ts";

const SURE = 0.988;
const POINT_LINES = 3;
const NO = /^(?:no|nope|but|нет|но|жоқ|бірақ)(?!\p{L})/u;

/** A learner who holds to a wrong sentence is calmly shown why; one who holds to a right one is told so. */
export const insistIntent: Intent = {
  name: "check",
  understand(asked, tools) {
    const { raw, folded } = asked;
    if (raw.endsWith("?")) return undefined;
    const claims = tools.patterns.one("insist.claim").test(folded);
    const opposes =
      tools.patterns.one("insist.opposes").test(folded) || (NO.test(folded) && claims);
    const held = heldTo(raw, tools);
    if (!opposes && !(claims && held?.isQuoted)) return undefined;
    const sentence =
      held?.sentence ?? asked.earlier(({ checked }) => checked !== null)?.checked?.sentence;
    if (sentence === undefined) return undefined;
    return { confidence: SURE, answer: () => answered(sentence, asked, tools) };
  },
};

/** The sentence that the learner holds to: in quotation marks, or the piece of the message that is one. */
function heldTo(
  raw: string,
  tools: Tools,
): { readonly sentence: string; readonly isQuoted: boolean } | undefined {
  const quoted = pointedAt(raw, (text) => isKazakhSentence(text, tools));
  if (quoted?.isQuoted) return quoted;
  const pieces = raw
    .split(/[,.!?:;—–]+/u)
    .map((piece) =>
      piece.replace(/\s*(?:is right|is correct|правильно|верно|дұрыс(?: қой)?)\s*$/iu, "").trim(),
    )
    .filter(
      (piece) =>
        wordsOf(foldText(piece)).length > 1 &&
        !tools.patterns.one("insist.opposes").test(foldText(piece)) &&
        !tools.patterns.one("insist.claim").test(foldText(piece)) &&
        isKazakhSentence(piece, tools) &&
        hasPredicate(wordsOf(foldText(piece))),
    );
  const last = pieces.at(-1);
  return last === undefined ? undefined : { sentence: last, isQuoted: false };
}

function answered(sentence: string, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const checked = checkSentence(sentence, tools);
  const { verdict, text, point, corrections } = checked;
  const rows = corrections
    .slice(0, 2)
    .map(({ from, to, rule }) => `${changeShown(from, to)}: ${ruleText(rule, language, tools)}`);
  const told =
    verdict === "wrong" && point !== null
      ? (onPoint(point, asked, tools, true)?.text.split("\n").slice(0, POINT_LINES) ?? [])
      : [];
  return {
    text: [
      tools.say(`insist.${verdict}`, language, { x: checked.sentence, y: text }),
      ...(verdict === "wrong" ? rows : []),
      ...(told.length > 0 ? ["", ...told] : []),
    ].join("\n"),
    kazakh: [kz(text)],
    confidence: 0.93,
    checked: verdictOf(checked),
    corrections: verdict === "wrong" ? corrections.slice(0, 2) : [],
    ...(verdict === "wrong" &&
      point !== null && { points: [point], focus: { kind: "topic" as const, id: point } }),
  };
}
