import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { carried } from "../check/carrier.ts";
import { asksRightness, pointedAt } from "../check/pointed-at.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { greeted } from "../text/greeting.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { hasPredicate, judge } from "./check.ts";
import { onPoint } from "./explain.ts";

const SURE = 0.986;
/** The rule's title, its line and what follows at once. */
const POINT_LINES = 3;
const WHY = /(?<!\p{L})(?:why|почему|отчего|неге|не үшін)(?!\p{L})/u;
const MAY_NOT = /(?<!\p{L})(?:айтуға|деуге|жазуға) болмайды(?!\p{L})/u;
/** Whether the sentence that a question points at is right: «Why is «…» wrong?», «…. Is there a mistake? My friend says …». */
export const askedSentenceIntent: Intent = {
  name: "check",
  understand(asked, tools) {
    const again = anotherTry(asked, tools);
    if (again !== undefined) return { confidence: SURE, answer: () => judge(again, asked, tools) };
    const found = pointedAt(asked.raw, (text) => isKazakhSentence(text, tools));
    if (!found || !asksRightness(found.around, tools)) return undefined;
    const sentence = withGreeting(found.sentence, asked, tools);
    return { confidence: SURE, answer: () => verdict(sentence, found.around, asked, tools) };
  },
};

/** "Is this right: Сәлем! Сен қалай?": the greeting is a part of what is to be checked. */
function withGreeting(sentence: string, { raw }: Asked, tools: Tools): string {
  const whole = carried(raw, tools)?.sentence;
  return whole !== undefined && greeted(whole, tools.patterns)?.rest === sentence
    ? whole
    : sentence;
}

/** The verdict; asked why, with the rule as the grammar book has it. */
function verdict(sentence: string, around: string, asked: Asked, tools: Tools): Draft | undefined {
  const judged = judge(sentence, asked, tools);
  // What is right by grammar may not be said to somebody for another reason
  if (judged?.checked?.verdict === "right" && WHY.test(around) && MAY_NOT.test(around))
    return undefined;
  const point = judged?.checked?.verdict === "wrong" ? judged.checked.point : null;
  if (!judged || point === null || !WHY.test(around)) return judged;
  const told = onPoint(point, asked, tools, true)?.text.split("\n").slice(0, POINT_LINES) ?? [];
  return { ...judged, text: [judged.text, "", ...told].join("\n").trim() };
}

/** The sentence of another try, where one was judged before. */
function anotherTry({ raw, earlier, exchange }: Asked, tools: Tools): string | undefined {
  // «Ал сен базарға барасың ба?» in a talk asks the partner
  if (exchange(0)?.reply.intent === "talk") return undefined;
  const tried = tools.patterns.one("asked-sentence.again").exec(raw)?.[1];
  if (tried === undefined || wordsOf(foldText(tried)).length < 2) return undefined;
  if (!isKazakhSentence(tried, tools) || !hasPredicate(wordsOf(foldText(tried)))) return undefined;
  return earlier(({ checked }) => checked !== null) ? tried : undefined;
}

/** Written in Kazakh, Cyrillic letters or Latin, with nothing of another language in it. */
export const isKazakhSentence = (text: string, tools: Tools): boolean =>
  !(hasCyrillic(text) && /[a-z]{2}/iu.test(text)) &&
  !isOwnLanguage(text, tools) &&
  isKazakh(text, tools);
