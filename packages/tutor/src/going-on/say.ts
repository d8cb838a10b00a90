import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { sayInKazakh } from "../intents/say.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { turnedSentence } from "../request/turned-sentence.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, hasCyrillic, hasLatin } from "../text/fold.ts";
import { lastBotLine } from "../text/history.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";
import { register } from "./register.ts";
import { withMeaning } from "./shown.ts";

const ASKED = /(?<!\p{L})(?:ask|asks|asking|wonder|спросить|спрос\p{L}+|узнать)(?!\p{L})/u;
/** Words before what is said that say nothing of it. */
const LEAD = /^(?:that|if|whether|to|что|чтобы|если)\s+/iu;
/** «Подождать», «остановиться»: an order by its infinitive. */
const INFINITIVE = /^\p{L}+(?:ть|ться|ти|чь)(?!\p{L})/u;

/** "And if I want him to wait for me five minutes?": another thing in the same situation, said as the one before. */
export const say: GoingOn = (asked, about, tools) => {
  const shown =
    saidBack(about === undefined || about === "" ? asked : asIf(about, asked), tools) ??
    saidBack(asked, tools);
  if (shown) return shown;
  if (about === undefined || about.trim() === "") return ANSWER_BY_KIND.say?.(asked, tools);
  if (asked.language === "kz" && isKazakh(about, tools)) {
    const draft = register(asked, about, tools);
    if (draft) return draft;
  }
  const told = withWhatIsToldOf(about.trim(), asked);
  const all = [...told, ...waysOf(about.trim(), asked, tools)].flatMap(
    (one) => sayInKazakh(one, asked, tools) ?? [],
  );
  const said = all.find(({ translated }) => translated?.text != null) ?? all[0];
  const whole = said?.translated?.text == null ? ANSWER_BY_KIND.say?.(asked, tools) : undefined;
  const draft = whole?.translated?.text == null ? (said ?? unsaid(about, asked, tools)) : whole;
  return { ...inManner(draft, asked, tools), intent: "translate" };
};

/** "How do I say that?", «а как ему это написать»: what was told last, by the tutor or by the learner. */
export const saidBack = (asked: Asked, tools: Tools): Draft | undefined =>
  tools.patterns.one("say-next.points-back").test(asked.folded)
    ? (sayingTold(asked, tools) ?? ownTold(asked, tools))
    : undefined;

/** "What about my husband, he eats everything": whom it is about, with what is told of him. */
function withWhatIsToldOf(about: string, { raw }: Asked): readonly string[] {
  const after = raw.slice(raw.indexOf(about) + about.length);
  const rest = raw.includes(about) ? TOLD_OF.exec(after)?.[1] : undefined;
  return rest === undefined ? [] : [`${about} ${rest}`];
}
const TOLD_OF = /^,? (?:he|she|they|it|он|она|они) (.+?)[.!?]*$/iu;

/** A Kazakh sentence that a custom or advice told to say, with the meaning that stands behind it in brackets. */
const TOLD = /:\s+(\p{Script=Cyrillic}[\p{Script=Cyrillic}\s,–-]*[.!?])\s+\(([^)]+)\)/gu;

function sayingTold(asked: Asked, tools: Tools): Draft | undefined {
  if (!TELLS.has(asked.exchange(0)?.reply.intent ?? "")) return undefined;
  const told = [...lastBotLine(asked.history).matchAll(TOLD)];
  const [, line = "", meaning = ""] = told.findLast(([, one = ""]) => isKazakh(one, tools)) ?? [];
  return line === ""
    ? undefined
    : {
        text: `${line} — ${meaning}`,
        kazakh: [kz(line)],
        confidence: 0.9,
        translated: { text: line, sure: true, from: "bank" },
        intent: "translate",
      };
}
/** What the learner has just told in the own language, in Kazakh: "how do I say that?" after "I'm so tired today". */
function ownTold(asked: Asked, tools: Tools): Draft | undefined {
  for (let back = 0; back < DEEPEST; back++) {
    const { message, reply } = asked.exchange(back) ?? {};
    if (message === undefined || reply === undefined) return undefined;
    if (!OF_TALK.has(reply.intent) || isKazakh(message, tools)) continue;
    const known = reply.translated?.text ?? inKazakh(message, asked, tools);
    if (known === undefined) continue;
    const isPolite =
      /(?<!\p{L})(?:mom|mum|mother|dad|father|boss|teacher|grand\p{L}*|маме|папе|свекров\p{L}*|начальник\p{L}*|бабушк\p{L}*)(?!\p{L})/u.test(
        asked.folded,
      );
    const line = isPolite
      ? (turnedSentence(known, { wish: {}, manner: "siz" }, tools) ?? known)
      : known;
    return {
      text: withMeaning(line, asked.language, tools),
      kazakh: [kz(line)],
      confidence: 0.9,
      translated: { text: line, sure: true, from: "composed" },
      intent: "translate",
    };
  }
  return undefined;
}
/** What was told, whole or by those of its clauses that can be said. */
function inKazakh(message: string, asked: Asked, tools: Tools): string | undefined {
  const sure = (text: string): string | undefined => {
    const said = sayInKazakh(text, asked, tools)?.translated;
    return said?.sure && said.text !== null ? said.text : undefined;
  };
  const whole = sure(message);
  if (whole !== undefined) return whole;
  const clauses = message
    .split(/[,.!?…;]+/u)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const said = clauses.flatMap((one) =>
    one.includes(" ") || clauses.length < MOST ? (sure(one) ?? []) : [],
  );
  const lines = said.filter((one) => /[.!?]$/u.test(one));
  return lines.length === 0 ? undefined : lines.join(" ");
}
const MOST = 5;

const DEEPEST = 3;
const OF_TALK: ReadonlySet<string> = new Set(["talk", "small-talk", "translate"]);

const TELLS: ReadonlySet<string> = new Set(["culture", "advice"]);

/** What is to be said, in the mood that the situation asks for, then as it stands. */
function waysOf(about: string, asked: Asked, tools: Tools): readonly string[] {
  const plain = about.replace(LEAD, "");
  const around = foldText(asked.whole.replace(about, " "));
  const before = foldText(asked.exchange(0)?.message ?? "");
  const isOrder =
    tools.patterns.one("say-next.ordered").test(around) ||
    (tools.patterns.one("say-next.ordered").test(before) && !hasSubject(plain));
  const ways = [plain];
  if (isOrder && hasLatin(plain) && !hasSubject(plain)) ways.unshift(`Please ${plain}`);
  if (hasCyrillic(plain) && INFINITIVE.test(plain)) ways.push(`нужно ${plain}`);
  if (ASKED.test(around) && !plain.endsWith("?")) ways.unshift(`${plain}?`);
  if (plain !== about) ways.push(about);
  return ways;
}

const hasSubject = (text: string): boolean =>
  /^(?:i|i'm|im|i'll|i've|we|you|he|she|it|it's|they|the|my|our|this|that|there|a|an|are|is|do|does|can|could|where|what|how|when|am)(?!\p{L})/iu.test(
    text,
  );

/** To a friend where the sentence before was said to one. */
function inManner(draft: Draft, asked: Asked, tools: Tools): Draft {
  const text = draft.translated?.text;
  const before = asked.exchange(0)?.reply.translated?.text ?? "";
  const isToFriend =
    /(?<!\p{L})(?:friend|mate|kid|child|другу|подруге|ребенку|дос\p{L}*)(?!\p{L})/u.test(
      foldText(asked.exchange(0)?.message ?? ""),
    ) && !/[ңс][ыі]з/u.test(before);
  const other =
    text != null && isToFriend
      ? turnedSentence(text, { wish: {}, manner: "sen" }, tools)
      : undefined;
  return other === undefined
    ? draft
    : {
        ...draft,
        text: [other, "", draft.text].join("\n"),
        translated: { text: other, sure: true, from: "composed" },
      };
}

const unsaid = (about: string, { language }: Asked, tools: Tools): Draft => ({
  text: tools.say("say.unsaid", language, { x: about }),
  translated: { text: null, sure: false, from: "composed" },
  confidence: 0.4,
});
