import { frameOf } from "./applied/frame.ts";
import type { Tools } from "./ask.ts";
import { hasCyrillic, hasLatin } from "./text/fold.ts";

/** Two or three things that one question asks how to say. */
const MOST = 3;
const FEWEST_WORDS = 2;
/** Words by which it asks stand near its start. */
const NEAR_START = 6;
/** A place may be told before what is asked there, in Russian. */
const MOST_BEFORE = 4;
const QUOTED = /[«“"„:]|(?<!\p{L})['‘]/u;
/** «Сказать на собрании, что …» opens no question. */
const TOLD =
  /(?:сказать|написать|передать|объяснить|сообщить|ответить)(?: \p{L}+){0,3},? что(?!\p{L})/iu;
const JOINT = /,? (?:and|и|а также|а ещё|а еще|и ещё|и еще|and also) /iu;

/** A thing that is to be said, and the message that asks for it alone. */
export interface Saying {
  readonly text: string;
  readonly message: string;
}

/**
 * "How do I ask where the toilet is and whether the truck may stay": each thing by itself, as it is asked to be said;
 * none where the message asks for one alone in another way than by «спросить».
 */
export function sayingsIn(message: string, tools: Tools): readonly Saying[] {
  if (QUOTED.test(message) || TOLD.test(message)) return [];
  const raw = message.replace(/[?!.\s]+$/u, "");
  const frame = frameOf({ raw }, tools);
  const rest = frame.after("asks-to-say");
  const isNear =
    rest !== undefined && raw.split(/\s+/u).length - rest.split(/\s+/u).length <= NEAR_START;
  if (!isNear || !frame.names("asks-how")) return [];
  const language = hasLatin(raw) && !hasCyrillic(raw) ? "en" : "ru";
  const parts = rest.split(JOINT).map((part) => {
    const verbless = frameOf({ raw: part }, tools).after("asks-again") ?? part;
    return { ...partOf(verbless, language, tools), isOpened: verbless !== part };
  });
  const isQuestion = parts[0]?.isQuestion === true;
  if (parts.length > MOST || (parts.length === 1 && !isQuestion)) return [];
  if (parts.some(({ text }) => text.split(" ").length < FEWEST_WORDS)) return [];
  // What asks nothing of its own belongs to what stands before it: "where he is and his wife"
  if (parts.slice(1).some((part) => !part.isOpened && !part.isQuestion)) return [];
  return parts.map((part) => ({ text: part.text, message: wish(part, language) }));
}

interface Part {
  readonly text: string;
  readonly isQuestion: boolean;
}

/** Without what stands before its question word: «на заправке где туалет». */
function partOf(text: string, language: "en" | "ru", tools: Tools): Part {
  const words = text.split(/\s+/u);
  const at = words
    .slice(0, language === "ru" ? MOST_BEFORE : 1)
    .findIndex((_, from) =>
      frameOf({ raw: words.slice(from).join(" ") }, tools).names("opens-question"),
    );
  return at < 0
    ? { text, isQuestion: false }
    : { text: words.slice(at).join(" "), isQuestion: true };
}

function wish({ text, isQuestion }: Part, language: "en" | "ru"): string {
  if (language === "en") return `How do I ${isQuestion ? "ask" : "say"} ${text}?`;
  return `Как сказать «${text.charAt(0).toUpperCase()}${text.slice(1)}${isQuestion ? "?" : ""}»`;
}
