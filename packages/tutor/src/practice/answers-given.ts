import type { Tools } from "../ask.ts";
import { hasCyrillic, hasKazakhLetter, hasLatin } from "../text/fold.ts";
import { isOwnLanguage } from "../words/own-language.ts";

/** One of several answers of a message, with the number that it stands under, where it stands under one. */
export interface AnswerGiven {
  readonly number: number | undefined;
  readonly text: string;
}

const NUMBER = /(?<![\p{L}\d])(\d{1,2})(?:\s*[.):–-]\s*|\s+)(?=["«“]?\p{L})/gu;
/** From one answer to the next no more numbers are left out than this. */
const MOST_LEFT_OUT = 4;
const BETWEEN = /[,;\n]+/u;
/** Sentences are answers by themselves, with their commas. */
const SENTENCES = /(?<=[.!?])\s+|\n+/u;

/**
 * The answers of a message, by the numbers before them, or else by the marks between them; what asks whether they are right is none.
 *
 * @param isOfSentences each answer is a sentence, which may have commas of its own
 */
export function answersGiven(
  message: string,
  isOfSentences: boolean,
  tools: Tools,
): readonly AnswerGiven[] {
  const said = message.replace(tools.patterns.one("answers-given.whether"), " ").trim();
  const marks: RegExpExecArray[] = [];
  for (const mark of said.matchAll(NUMBER)) {
    const before = marks.at(-1);
    const step = before === undefined ? 1 : Number(mark[1]) - Number(before[1]);
    if (step >= 1 && step <= MOST_LEFT_OUT) marks.push(mark);
  }
  if (marks.length > 0)
    return marks
      .map((mark, at) => ({
        number: Number(mark[1]),
        text: ownPart(said.slice(mark.index + mark[0].length, marks[at + 1]?.index)),
      }))
      .filter(({ text }) => text !== "");
  const sentences = said.split(SENTENCES);
  return (sentences.length > 1 || isOfSentences ? sentences : said.split(BETWEEN))
    .map((text) => ({ number: undefined, text: ownPart(text) }))
    .filter(
      ({ text }) =>
        text !== "" &&
        !tools.patterns.one("answers-given.doubting").test(text) &&
        (hasKazakhLetter(text) || !isOwnLanguage(text, tools)),
    );
}

/** Of words in Latin letters beside Kazakh ones only these answer. */
function ownPart(text: string): string {
  const behind = LED.exec(text)?.[1] ?? text;
  return partOf(behind).replace(/^[\s"«“]+|[\s"»”,;]+$/gu, "");
}

/** "My answer: …" */
const LED = /^[^:]{1,20}:\s+(.+)$/su;

function partOf(text: string): string {
  return hasCyrillic(text) && hasLatin(text)
    ? (/\p{Script=Cyrillic}[\p{Script=Cyrillic}\d\s,'’-]*[.!?]?/u.exec(text)?.[0] ?? "")
    : text;
}
