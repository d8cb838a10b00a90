import type { Asked, Draft, Intent, RuleIntent, Tools } from "../ask.ts";
import { carried } from "../check/carrier.ts";
import { changeShown } from "../check/change-shown.ts";
import { type CheckedSentence, checkSentence } from "../check/check-sentence.ts";
import { withoutLeadIn } from "../check/lead-in.ts";
import { ruleText } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import type { CheckedReply } from "../reply.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, hasKazakhLetter, wordsOf } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";

/** Checks a Kazakh sentence the learner wrote. */
export const checkIntent: RuleIntent = {
  name: "check",
  answer(asked, tools) {
    if (tools.patterns.one("check.empty").test(asked.folded))
      return {
        text: tools.say("check.none", asked.language),
        kazakh: [kz("мен мектепке барамын")],
        confidence: 0.8,
      };
    const carriedOne = carried(inCyrillic(asked, tools), tools)?.sentence ?? inside(asked, tools);
    const sentence =
      carriedOne === undefined ? undefined : withoutAside(withoutLeadIn(carriedOne, tools), tools);
    if (sentence === undefined || / (?:or|или|әлде) /.test(foldText(sentence))) return undefined;
    // "Hi, my name is Kate. How do I say …?" asks for no check
    if (isOwnLanguage(sentence, tools) && !hasKazakhLetter(sentence)) return undefined;
    return judge(sentence, asked, tools);
  },
};

/**
 * "Check: Қарындасым үш сыныпта оқиды.", "… Осы дұрыс па?": what stands beside a request to check it is a sentence, whatever else its
 * words might ask for by themselves.
 */
export const checkBesideRequestIntent: Intent = {
  name: "check",
  decides: true,
  understand(asked, tools) {
    const raw = asked.raw.trim();
    const [, before = "", behind = ""] = /^([^:?\n]{2,60})[:?]\s*(\S.*)$/su.exec(raw) ?? [];
    const [, ahead = "", after = ""] =
      /^(.*\S)[.!?…]\s*[–—-]?\s*([^.!?:\n]{2,60})\?+$/su.exec(raw) ?? [];
    const isBeside =
      (isRequest(before, tools) && isKazakhSentence(behind, tools)) ||
      (isRequest(after, tools) && isKazakhSentence(ahead, tools));
    return isBeside
      ? { confidence: SURE, answer: () => checkIntent.answer(asked, tools) }
      : undefined;
  },
};

/** "Проверьте, пожалуйста": a request to check something, and politeness. */
function isRequest(text: string, { patterns }: Tools): boolean {
  const parts = text
    .split(/[,;]\s*/u)
    .map(foldText)
    .filter(Boolean);
  const isPolite = (part: string) => patterns.one("carrier.only-polite").test(part);
  const asks = (part: string) =>
    patterns.one("carrier.whole").test(part) || patterns.one("carrier.with-colon").test(part);
  return (
    parts.some((part) => asks(part) && !isPolite(part)) &&
    parts.every((part) => asks(part) || isPolite(part))
  );
}
const SURE = 0.999;

const isKazakhSentence = (text: string, tools: Tools): boolean =>
  hasCyrillic(text) && (hasKazakhLetter(text) || !isOwnLanguage(text, tools));

/** «… көмектесемін. чую что-то не то»: what is said of the sentence behind it, in the learner's own language, is none of it. */
function withoutAside(text: string, tools: Tools): string {
  const parts = text.split(SENTENCES);
  while (parts.length > 1 && isAside(parts.at(-1) ?? "", tools)) parts.pop();
  return parts.join(" ");
}
const isAside = (part: string, tools: Tools): boolean =>
  !hasKazakhLetter(part) && isOwnLanguage(part, tools);
const SENTENCES = /(?<=[.!?])\s+/u;

/** "qate bar ma: men qalada baramyn": Kazakh in Latin letters is taken out of its frame in Kazakh ones. */
const inCyrillic = ({ raw }: Asked, tools: Tools): string =>
  hasCyrillic(raw) || !isKazakh(raw, tools) ? raw : tools.reader.line(raw).text;

/** A Kazakh sentence with nothing around it: a learner who tries to write gets a verdict, no gloss. */
export const bareSentenceIntent: RuleIntent = {
  name: "check",
  answer(asked, tools) {
    const led = ledIn(asked.raw, tools);
    if (led !== undefined) return judge(led, asked, tools);
    if (asked.words.length < 2 || isOwnLanguage(asked.raw, tools)) return undefined;
    if (!hasPredicate(asked.words)) return undefined;
    return judge(asked.raw, asked, tools);
  },
};

/** "I'm trying: Мен кофені жақсы көремін": a Kazakh sentence behind some words of the learner's own language. */
function ledIn(raw: string, tools: Tools): string | undefined {
  const [, lead = "", sentence = ""] = /^([^:]{1,60}):\s+(.+)$/u.exec(raw) ?? [];
  const isLed =
    hasCyrillic(sentence) &&
    isOwnLanguage(lead, tools) &&
    !isOwnLanguage(sentence, tools) &&
    hasPredicate(wordsOf(foldText(sentence)));
  return isLed ? sentence : undefined;
}

/** Whether some word is a finite verb, or stands for one: бар, жоқ, керек, a noun with a person. */
export function hasPredicate(words: readonly string[]): boolean {
  return words.some((word) =>
    knownReadings(word).some(
      ({ features, lemma }) =>
        features.VerbForm === "Fin" ||
        /^(?:бар|жоқ|керек|емес)$/.test(lemma) ||
        features.Person !== undefined,
    ),
  );
}

/** The verdict on a sentence that was written in Kazakh; undefined of anything else. */
export function judge(sentence: string, asked: Asked, tools: Tools): Draft | undefined {
  // "барамын or бара жатырмын": a question about Kazakh, no sentence of it
  if (hasCyrillic(sentence) && /(?<![\p{L}])[a-z]{2,}(?![\p{L}])/iu.test(sentence))
    return undefined;
  const { known, total } = tools.reader.line(sentence);
  const checked = checkSentence(sentence, tools);
  const each = sentence.split(SENTENCES).filter((part) => hasCyrillic(part));
  if (each.length > 1) return judgedEach(each, asked, tools);
  // A misspelt word is no known one, but it can be mended: кітаптер
  const sense = hasCyrillic(sentence) ? known + checked.corrections.length : known;
  if (total === 0 || sense === 0 || (sense / total < 0.5 && total > 1)) return undefined;
  return showChecked(checked, asked, tools);
}

/** Several sentences, each with its verdict: what is wrong in any of them is told before what is right. */
function judgedEach(each: readonly string[], asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const all = each.map((one) => checkSentence(one, tools));
  if (all.some(({ unknown }, at) => unknown.length * 2 > wordsOf(each[at] ?? "").length))
    return undefined;
  const worst =
    all.find(({ verdict }) => verdict === "wrong") ??
    all.find(({ verdict }) => verdict !== "right");
  if (!worst) {
    // Сәлеметсіз бе! Маған нан бер: each is right by itself, and the two do not go together
    const whole = checkSentence(each.join(" "), tools);
    if (whole.verdict === "wrong") return showChecked(whole, asked, tools);
    const text = all.map((one) => one.text).join(" ");
    return {
      text: tools.say("check.right", language, { x: text }),
      kazakh: all.map((one) => kz(one.text)),
      checked: { sentence: each.join(" "), verdict: "right", mended: null, point: null },
      confidence: 0.9,
    };
  }
  const shown = showChecked(worst, asked, tools);
  const others = all.filter((one) => one !== worst && one.verdict !== "right");
  const right = all.filter(({ verdict }) => verdict === "right").map(({ text }) => text);
  return {
    ...shown,
    ...(shown.checked?.mended && {
      checked: {
        ...shown.checked,
        sentence: each.join(" "),
        mended: all.map((one) => one.text).join(" "),
      },
    }),
    text: [
      shown.text,
      ...others.map((one) => showChecked(one, asked, tools).text),
      ...(right.length > 0 ? [tools.say("check.right", language, { x: right.join(" ") })] : []),
    ].join("\n\n"),
  };
}

function inside(asked: Asked, tools: Tools): string | undefined {
  for (const frame of tools.patterns.all("check.inside")) {
    const target = frame.exec(asked.folded)?.[1];
    if (target !== undefined) return original(target, asked);
  }
  return undefined;
}

/** The sentence in the learner's own letters. */
function original(target: string, asked: Asked): string {
  const plain = target.replace(/^["' ]+|["' ]+$/g, "");
  const at = foldText(asked.raw).indexOf(plain);
  if (at < 0) return plain;
  const end = /[?!.]/.test(asked.raw.charAt(at + plain.length)) ? 1 : 0;
  return asked.raw.slice(at, at + plain.length + end);
}

/** What the reply carries beside its text. */
export const verdictOf = ({ sentence, verdict, text, point }: CheckedSentence): CheckedReply => ({
  sentence,
  verdict,
  mended: verdict === "wrong" ? text : null,
  point: verdict === "wrong" ? point : null,
});

/** The verdict, and of a wrong sentence the mend and its rule. */
function showChecked(checked: CheckedSentence, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const { verdict, text } = checked;
  const shown = verdict === "wrong" ? checked.corrections.slice(0, 2) : [];
  const lines: string[] = [];
  if (verdict === "wrong") {
    const told = checked.vouched ? "check.better" : "check.perhaps";
    lines.push(tools.say(told, language, { x: text }));
    for (const { from, to, rule } of shown)
      lines.push(`${changeShown(from, to)}: ${ruleText(rule, language, tools)}`);
  } else if (verdict === "right") lines.push(tools.say("check.right", language, { x: text }));
  else if (checked.unknown.length === 0)
    lines.push(tools.say("check.unsure", language, { x: text }));
  for (const word of checked.unknown.slice(0, 2))
    lines.push(tools.say("check.unknown", language, { x: word }));
  // What "why?" after a correction is answered with
  const topic = verdict === "wrong" ? checked.point : null;
  return {
    text: lines.join("\n"),
    kazakh: [kz(text)],
    corrections: shown,
    checked: verdictOf(checked),
    ...(topic !== null && { points: [topic], focus: { kind: "topic" as const, id: topic } }),
    confidence: checked.unknown.length === 0 ? 0.9 : 0.5,
  };
}
