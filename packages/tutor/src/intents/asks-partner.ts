import { sentencesOf } from "@tilashar/clause";
import { questionParticle } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { asIf } from "../going-on/as-if.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { readRequest } from "../request/read-request.ts";
import { programAnswer } from "../talk/program-answer.ts";
import { plainlyBack } from "../talk/said-back.ts";
import { standingOf } from "../talk/understand-talk.ts";
import { toldFor } from "./own-life.ts";

/** So much of the question is words of asking the partner. */
const LEAST = 0.6;
const MOST_WORDS = 24;
const DOING = /(?<!\p{L})(?:doing|up to|up|дела\p{L}+|занят\p{L}*|занима\p{L}+)(?!\p{L})/u;
const FARING = /(?<!\p{L})(?:how (?:are|r)|дела|как (?:ты|сам|сама|вы))(?!\p{L})/u;
/** Talk, in which what follows is said to a partner. */
const OF_TALK: ReadonlySet<string> = new Set(["talk", "small-talk", "translate"]);

/**
 * "Work. anyway what about you", «норм, муж в рейсе… а ты что делаешь»: in a talk, the partner is asked about himself at the
 * end. What is told before it is heard first.
 */
export const asksPartnerIntent: Intent = {
  name: "small-talk",
  understand(asked, tools) {
    if (asked.words.length > MOST_WORDS || waitsForAnswer(asked.history, tools)) return undefined;
    if (!OF_TALK.has(asked.exchange(0)?.reply.intent ?? "") || askedToSay(asked, tools))
      return undefined;
    const parts = asked.whole
      .split(
        /(?<=[.!?…])\s+|…|\.{2,}|,\s*|\s+(?=(?:а|and|but|anyway|wbu|hbu) )|\s(?=а (?:ты|вы|сам|сама|у)(?!\p{L}))/iu,
      )
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part));
    const last = parts.at(-1) ?? "";
    const isAsked = tools.requests
      .find(last.replace(/^(?:anyway|so|ну|и)[, ]+/iu, ""))
      .some(({ id, share }) => id === "asks-partner" && share >= LEAST);
    if (!isAsked) return undefined;
    return {
      confidence: SURE,
      answer: () => answered(parts.slice(0, -1).join(", "), last, asked, tools),
    };
  },
};
const SURE = 0.9937;

/** "How do I say I am tired?" is no talk: what follows it asks for the same said of another. */
function askedToSay(asked: Asked, tools: Tools): boolean {
  const { message, reply } = asked.exchange(0) ?? {};
  if (message === undefined || reply?.intent !== "translate") return false;
  const read = readRequest(asIf(message, asked), tools);
  return read.names("act-say") || read.names("act-translate") || read.quoted.length > 0;
}

/** «Сен ше?» after «Мен кітап оқимын»: whether a program does so, too, and the question that was asked before. */
function ofWhatWasTold({ history }: Asked, tools: Tools): Draft | undefined {
  const last = history.findLast(({ sender }) => sender === "user")?.text ?? "";
  const plain = plainlyBack(tools.reader.line(last).text, tools)?.replace(/[.!]$/u, "");
  const said =
    plain === undefined
      ? undefined
      : programAnswer(`Сіз ${lowered(plain)} ${questionParticle(plain)}?`, tools);
  const { open } = standingOf(history, tools);
  const again = open === undefined ? undefined : tools.topics.question.get(open)?.says.A.kz;
  if (!said) return undefined;
  const lines = [said.kz, ...(again === undefined ? [] : [again])];
  return {
    text: lines.join(" "),
    kazakh: lines.map((line) => kz(line)),
    confidence: 0.92,
    language: "kz",
  };
}
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function answered(told: string, question: string, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const own = told === "" && language === "kz" ? ofWhatWasTold(asked, tools) : undefined;
  if (own) return own;
  const name =
    DOING.test(question) && !FARING.test(question)
      ? "partner.doing"
      : FARING.test(question)
        ? "partner.well"
        : "partner.self";
  const heard = told.split(/\s+/u).length > 1 ? toldFor(asIf(told, asked), tools) : undefined;
  const [reaction = ""] = sentencesOf((heard?.text ?? "").split("\n")[0] ?? "");
  return {
    text: [reaction, tools.say(name, language)].filter((row) => row !== "").join("\n"),
    confidence: 0.92,
    language,
  };
}
