import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { type CheckedSentence, checkSentence } from "../check/check-sentence.ts";
import { RULE_TEXTS } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import { texts } from "../reply.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { glossLine } from "../tools/gloss.ts";

const T = {
  right: texts("Yes, that is right: {x}", "Да, всё правильно: {x}", "Иә, дұрыс: {x}"),
  better: texts(
    "Almost! It should be: {x}",
    "Почти! Правильно так: {x}",
    "Жақсы талпыныс! Дұрысы: {x}",
  ),
  more: texts(
    "There is more to mend; put this right first.",
    "Есть ещё ошибки, но начнём с этих.",
    "Басқа да қателер бар, әуелі осыларды түзетейік.",
  ),
  unknown: texts(
    "I do not know the word “{x}”, so I cannot judge it.",
    "Слова «{x}» я не знаю, поэтому судить о нём не могу.",
    "«{x}» деген сөзді білмеймін, сондықтан ол туралы айта алмаймын.",
  ),
  none: texts(
    "Write me a Kazakh sentence and I will check it. For example: check: мен мектепке барамын",
    "Напиши предложение по-казахски, и я проверю. Например: проверь: мен мектепке барамын",
    "Қазақша сөйлем жазыңыз, тексеріп берейін. Мысалы: тексер: мен мектепке барамын",
  ),
  means: texts("Word by word", "По словам", "Сөзбе-сөз"),
} as const;

const FRAMES: readonly RegExp[] = [
  /^(?:please |can you |could you )*(?:check|correct|fix|proofread)(?: (?:my|this|the|it))?(?: (?:sentence|grammar|kazakh|spelling|text|phrase|mistakes))*(?: for (?:me|mistakes))?(?: please)?(?: in)? ?[:\-,.]? ?(.+)$/u,
  /^(?:is|was) (?:this|that|it|the following|my sentence)(?: sentence)? (?:right|correct|ok|okay|good|grammatical|wrong)(?: or not)?(?: kazakh)? ?[:\-,?]? ?(.+)$/u,
  /^(?:is|are) ["']?(.+?)["']? (?:right|correct|ok|okay|wrong|grammatical)$/u,
  /^(?:did i (?:say|write|spell)(?: (?:this|it))?(?: right| correctly)?) ?[:\-,?]? ?(.+)$/u,
  /^(?:пожалуйста |а )?(?:проверь(?:те)?|исправь(?:те)?|поправь(?:те)?|проверить)(?: (?:пожалуйста|мо[ейюё]\p{L}*|предложени\p{L}*|это|фразу|текст|ошибки|мне|грамматику|казахский|в предложении|в|меня))* ?[:\-,.]? ?(.+)$/u,
  /^(?:это )?(?:правильно|верно|корректно)(?: ли)?(?: (?:я|так|это|будет|сказал\p{L}*|написал\p{L}*|говорить|написано|сказать|предложение))* ?[:\-,?]? ?(.+)$/u,
  /^(.+?) ?[-,:]? (?:это )?(?:правильно|верно)(?: ли)?(?: (?:написано|сказано|так|я написал\p{L}*|я сказал\p{L}*))?$/u,
  /^(?:тексер(?:ші|іңіз|іп бер(?:ші|іңіз)?|іп көр\p{L}*)?|түзет(?:ші|іп бер\p{L}*|іңіз)?|қатемді (?:тап|түзет)\p{L}*)(?: (?:сөйлемді|сөйлемімді|мына(?:ны)?|осыны))* ?[:\-,.]? ?(.+)$/u,
  /^(?:мынау |осы |бұл )?(?:дұрыс|durys) (?:па|ма|pa)(?: екен)? ?[:\-,?]? ?(.+)$/u,
  /^(.+?) ?[-,:]? (?:дегенім |деген(?: сөйлем)? |сөйлемі )?(?:дұрыс па|дұрыс жаздым ба|дұрыс айттым ба)$/u,
];

const EMPTY =
  /^(?:check|correct)(?: my| this)?(?: sentence| grammar)?$|^(?:проверь|исправь)(?: (?:мое )?предложение| мои ошибки)?$|^(?:тексер|тексеріп бер)(?:ші)?$/u;

/** Checks a Kazakh sentence the learner wrote. */
export const checkIntent: Intent = {
  name: "check",
  answer(asked, tools) {
    if (EMPTY.test(asked.folded))
      return {
        text: T.none[asked.language],
        kazakh: [kz("мен мектепке барамын")],
        confidence: 0.8,
      };
    for (const frame of FRAMES) {
      const target = frame.exec(asked.folded)?.[1];
      if (target === undefined || / (?:or|или|әлде) /.test(target)) continue;
      const sentence = original(target, asked);
      const { known, total } = tools.reader.line(sentence);
      const checked = checkSentence(sentence, tools);
      // A misspelt word is no known one, but it can be mended: кітаптер
      const sense = hasCyrillic(sentence) ? known + checked.corrections.length : known;
      if (total === 0 || sense === 0 || (sense / total < 0.5 && total > 1)) continue;
      return showChecked(checked, asked, tools);
    }
    return undefined;
  },
};

/** The sentence in the learner's own letters. */
function original(target: string, asked: Asked): string {
  const plain = target.replace(/^["' ]+|["' ]+$/g, "");
  const at = foldText(asked.raw).indexOf(plain);
  if (at < 0) return plain;
  const end = /[?!.]/.test(asked.raw.charAt(at + plain.length)) ? 1 : 0;
  return asked.raw.slice(at, at + plain.length + end);
}

/** What "why?" after a correction is answered with. */
const TOPIC_OF_RULE: Readonly<Record<string, string>> = {
  harmony: "harmony",
  assimilation: "assimilation",
  voicing: "assimilation",
  "particle-apart": "questions",
  particle: "questions",
  "two-questions": "questions",
  agreement: "present",
  copula: "copula",
  possessive: "possession",
  number: "plural",
  case: "cases",
  tense: "past",
  having: "having",
};

/** At most two corrections a turn, each with its rule. */
export function showChecked(checked: CheckedSentence, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const shown = checked.corrections.slice(0, 2);
  const lines: string[] = [];
  if (shown.length === 0) {
    if (checked.unknown.length === 0) {
      lines.push(T.right[language].replace("{x}", checked.text));
      const words = glossLine(checked.text, language === "kz" ? "en" : language, tools);
      if (language !== "kz") lines.push(...words.map(({ text, gloss }) => `${text} — ${gloss}`));
    }
  } else {
    lines.push(T.better[language].replace("{x}", checked.text));
    for (const { from, to, rule } of shown)
      lines.push(`${from} → ${to || "∅"}: ${RULE_TEXTS[rule][language]}`);
    if (checked.corrections.length > 2) lines.push(T.more[language]);
  }
  const topic = TOPIC_OF_RULE[shown[0]?.rule ?? ""];
  for (const word of checked.unknown.slice(0, 2))
    lines.push(T.unknown[language].replace("{x}", word));
  return {
    text: lines.join("\n"),
    kazakh: [kz(checked.text)],
    corrections: shown,
    ...(topic && { focus: { kind: "topic" as const, id: topic } }),
    confidence: checked.unknown.length === 0 ? 0.9 : 0.5,
  };
}
