import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { sayInKazakh } from "../intents/say.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { turnedSentence } from "../request/turned-sentence.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, hasCyrillic, hasLatin } from "../text/fold.ts";
import { lastBotLine } from "../text/history.ts";
import type { GoingOn } from "./going-on.ts";
import { register } from "./register.ts";

/** Asked of somebody, not told. */
const ORDERED =
  /(?<!\p{L})(?:(?:tell|ask|get|want|wanting|shout) (?:him|her|them|somebody|someone|(?:my|the|a|an) \p{L}+|to)|driver|waiter|please|попросить|просить|пусть|чтобы|скажи|пожалуйста)(?!\p{L})/u;
const ASKED = /(?<!\p{L})(?:ask|asks|asking|wonder|спросить|спрос\p{L}+|узнать)(?!\p{L})/u;
/** Words before what is said that say nothing of it. */
const LEAD = /^(?:that|if|whether|to|что|чтобы|если)\s+/iu;
/** «Подождать», «остановиться»: an order by its infinitive. */
const INFINITIVE = /^\p{L}+(?:ть|ться|ти|чь)(?!\p{L})/u;

/** "And if I want him to wait for me five minutes?": another thing in the same situation, said as the one before. */
export const say: GoingOn = (asked, about, tools) => {
  const shown = POINTS_BACK.test(about ?? asked.folded) ? sayingTold(asked, tools) : undefined;
  if (shown) return shown;
  if (about === undefined || about.trim() === "") return ANSWER_BY_KIND.say?.(asked, tools);
  if (asked.language === "kz" && isKazakh(about, tools)) {
    const draft = register(asked, about, tools);
    if (draft) return draft;
  }
  const told = withWhatIsToldOf(about.trim(), asked);
  const all = [...told, ...waysOf(about.trim(), asked)].flatMap(
    (one) => sayInKazakh(one, asked, tools) ?? [],
  );
  const said = all.find(({ translated }) => translated?.text != null) ?? all[0];
  const whole = said?.translated?.text == null ? ANSWER_BY_KIND.say?.(asked, tools) : undefined;
  const draft = whole?.translated?.text == null ? (said ?? unsaid(about, asked, tools)) : whole;
  return { ...inManner(draft, asked, tools), intent: "translate" };
};

/** "What about my husband, he eats everything": whom it is about, with what is told of him. */
function withWhatIsToldOf(about: string, { raw }: Asked): readonly string[] {
  const after = raw.slice(raw.indexOf(about) + about.length);
  const rest = raw.includes(about) ? TOLD_OF.exec(after)?.[1] : undefined;
  return rest === undefined ? [] : [`${about} ${rest}`];
}
const TOLD_OF = /^,? (?:he|she|they|it|он|она|они) (.+?)[.!?]*$/iu;

/** "How do I say that politely then", «и как это сказать?»: nothing is named but what was told. */
const POINTS_BACK =
  /^(?:(?:so|and|ok|but|then|и|а|ну|так) )*(?:(?:how|what) (?:do|would|should|can) (?:i|you|we) say )?(?:that|this|it|(?:как )?(?:это|такое|так)(?: (?:по-казахски|сказать))*|оны|осыны|соны)(?: (?:politely|nicely|then|in kazakh|вежливо|тогда|қалай айтамын))*$/u;

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
const TELLS: ReadonlySet<string> = new Set(["culture", "advice"]);

/** What is to be said, in the mood that the situation asks for, then as it stands. */
function waysOf(about: string, asked: Asked): readonly string[] {
  const plain = about.replace(LEAD, "");
  const around = foldText(asked.whole.replace(about, " "));
  const before = foldText(asked.exchange(0)?.message ?? "");
  const isOrder = ORDERED.test(around) || (ORDERED.test(before) && !hasSubject(plain));
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
