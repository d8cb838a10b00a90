import type { Tools } from "../../ask.ts";
import type { QuizWord } from "../../practice/quiz.ts";
import { foldText, hasCyrillic, wordsOf } from "../../text/fold.ts";
import { isWordOf } from "../../words/own-language.ts";

/** Fewer words in a row are named in passing. */
const FEWEST = 3;
const MOST = 12;
const PARTS =
  /[,;/\n]|(?<!\p{L})(?:and|и|және|мен|пен|бен)(?!\p{L})|[:–—](?=\s)|[.?!](?=\s|$)|["«»“”]/gu;

/**
 * Words of Kazakh that a message lists, "quiz me on алма, нан, сүт": the longest row of them, in their order; none where
 * it lists fewer than three.
 */
export function wordsNamed(message: string, tools: Tools): readonly QuizWord[] {
  let best: QuizWord[] = [];
  let row: QuizWord[] = [];
  const close = (): void => {
    if (row.length > best.length) best = row;
    row = [];
  };
  for (const part of message.split(PARTS)) {
    const words = wordsOf(foldText(part));
    const [only] = words;
    if (only === undefined) continue;
    const whole = quizWord(words.join(" "), tools);
    if (whole) {
      row.push(whole);
      continue;
    }
    // The row may follow or be followed by what asks: "on алма", «тұз сөздерінен»
    const opens = row.length > 0 ? quizWord(only, tools) : undefined;
    if (opens) row.push(opens);
    close();
    const starts = quizWord(words.at(-1) ?? "", tools);
    if (starts && words.length > 1) row.push(starts);
  }
  close();
  const distinct = best.filter((word, at) => best.findIndex(({ kz }) => kz === word.kz) === at);
  return distinct.length >= FEWEST && distinct.length <= MOST ? distinct : [];
}

/** A headword with its meanings. */
function quizWord(typed: string, tools: Tools): QuizWord | undefined {
  const isLatin = !hasCyrillic(typed) && !typed.includes(" ") && !isWordOf(typed, "en", tools);
  const text = isLatin ? (tools.reader.spell(typed) ?? typed) : typed;
  if (!hasCyrillic(text)) return undefined;
  const senses = tools.glossary.senses(text);
  const sense = senses.find(({ word }) => word !== undefined) ?? senses[0];
  if (!sense) return undefined;
  const { kz, en, ru } = sense.word ?? sense;
  return en.length > 0 && ru.length > 0 ? { kz, en, ru } : undefined;
}
