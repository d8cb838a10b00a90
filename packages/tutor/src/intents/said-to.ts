import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { indirectAct } from "../translation/indirect-act.ts";
import { mannerAsked, toFriend } from "../translation/to-somebody.ts";
import { LEAD } from "./follow-up/same-word.ts";
import { sayInKazakh } from "./say.ts";

const SURE = 0.9932;
const QUESTION_BEFORE =
  /^(?:как|а как) (?:спросить|сказать|попросить) (?:у |)(.+?)[:,]? [«"“'](.+)[»"”']\??$/iu;
/** The manner in which somebody is spoken to, named by a word in any form. */
export function mannerTo(who: string, tools: Tools): "sen" | "siz" | undefined {
  if (tools.patterns.one("said-to.close").test(who)) return "sen";
  return tools.patterns.one("said-to.polite").test(who) ? "siz" : mannerAsked(who, tools);
}

/** What is to be said to somebody, as сен or сіз. */
export const saidToIntent: Intent = {
  name: "translate",
  understand(asked, tools) {
    const raw = asked.raw.replace(/[?!.]+$/u, "");
    const [, said, who = ""] = tools.patterns.one("said-to.quoted-to").exec(raw) ?? [];
    const [, before = "", after] = said === undefined ? (QUESTION_BEFORE.exec(raw) ?? []) : [];
    const person = said === undefined ? before : who;
    const source = said ?? after;
    if (
      source !== undefined &&
      (tools.patterns.one("said-to.close").test(person) ||
        tools.patterns.one("said-to.polite").test(person))
    )
      return {
        confidence: SURE,
        answer: () =>
          saidTo(source, tools.patterns.one("said-to.close").test(person), asked, tools),
      };
    return indirectly(asked, tools) ?? toOther(asked, tools);
  },
};

/** "How do I ask the doctor when she will come": what the doctor hears, where it can be said for sure. */
function indirectly(asked: Asked, tools: Tools): ReturnType<Intent["understand"]> {
  const act = indirectAct(asked.folded, tools);
  if (!act) return undefined;
  const close = mannerTo(act.who, tools) === "sen";
  // "Please" alone makes a request polite
  const said = close ? act.said.replace(/^Please /u, "") : act.said;
  const draft = sayInKazakh(said, asked, tools);
  if (draft?.translated?.text == null) return undefined;
  return { confidence: SURE, answer: () => saidTo(said, close, asked, tools) };
}

function toOther(asked: Asked, tools: Tools): ReturnType<Intent["understand"]> {
  const sentence = asked.folded.split(/[.,;!]+ /u).at(-1) ?? "";
  const led = sentence.replace(LEAD, "").trim();
  if (asked.history.length === 0 || asked.words.length > 9) return undefined;
  const who = tools.patterns.one("said-to.to-other").exec(led)?.[1] ?? "";
  const close = tools.patterns.one("said-to.close").test(who);
  if (
    (!close && !tools.patterns.one("said-to.polite").test(who)) ||
    !/(?<!\p{L})(?:to|for|к|у|для|с)(?!\p{L})/u.test(led)
  )
    return undefined;
  const focus = asked.focus();
  const source = focus?.kind === "line" || focus?.kind === "clause" ? focus.source : undefined;
  if (source === undefined || !tools.patterns.one("said-to.you").test(source)) return undefined;
  return { confidence: SURE, answer: () => saidTo(source, close, asked, tools) };
}

function saidTo(source: string, close: boolean, asked: Asked, tools: Tools): Draft | undefined {
  const draft = sayInKazakh(source, asked, tools);
  const text = draft?.translated?.text;
  if (!draft || text == null) return draft;
  const other = close ? (toFriend(text, tools) ?? friendly(draft.text)) : undefined;
  // A line that is ready only for a friend keeps its mark
  const unfit = !close && polite(draft.text) === undefined && friendly(draft.text) === text;
  const shown = other ?? (close || unfit ? undefined : (polite(draft.text) ?? text));
  if (shown === undefined && close && SIZ.test(text) && !friendly(draft.text))
    return { ...draft, text: `${draft.text}\n${tools.say("said.polite", asked.language)}` };
  if (shown === undefined) return draft;
  const manner = close ? "said.toFriend" : "said.polite";
  return {
    ...draft,
    text: close || SIZ.test(shown) ? `${shown}\n${tools.say(manner, asked.language)}` : draft.text,
    kazakh: [kz(shown)],
    translated: { text: shown, sure: true, from: draft.translated?.from ?? "composed" },
  };
}

/** What is the same to everybody is not called polite. */
const SIZ = /(?<!\p{L})сіз|[аеиүйы]с[ыі]з(?!\p{L})|ң[ыі]з/iu;

/** The line of a phrase that is marked so: "Атың кім? (to a friend) — What's your name?" */
const marked = (text: string, mark: RegExp): string | undefined =>
  text
    .split("\n")
    .find((line) => mark.test(line))
    ?.replace(/\s*\((?:to a friend|polite|другу|вежливо|досыңа|сыпайы)\).*$/u, "");
const friendly = (text: string): string | undefined =>
  marked(text, /\((?:to a friend|другу|досыңа)\)(?= —|$)/u);
const polite = (text: string): string | undefined =>
  marked(text, /\((?:polite|вежливо|сыпайы)\)(?= —|$)/u);
