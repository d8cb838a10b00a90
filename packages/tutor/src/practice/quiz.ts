import type { Word } from "@tilashar/course";
import { seededRandom, shuffled } from "@tilashar/learning";
import { type Language, type Texts, type Turn, texts } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { lastBotLine } from "../text/history.ts";

/** What a question may ask: a taught word, a word of a situation, or a number. */
export type QuizWord = Pick<Word, "kz" | "en" | "ru"> & Partial<Pick<Word, "pos">>;

/** How many questions one round has. */
export const ROUND = 5;

/** A quiz question as it can be read back from what the tutor said. */
export interface QuizState {
  readonly at: number;
  readonly score: number;
  /** What is asked for in Kazakh, or the Kazakh whose meaning is asked for. */
  readonly prompt: string;
  readonly language: Language;
  /** The Kazakh is shown, and its meaning asked for. */
  readonly ofMeaning?: boolean;
}

const QUESTION: Texts = texts(
  "Question {n} of {all} (score {s}). How do you say “{x}” in Kazakh?",
  "Вопрос {n} из {all} (счёт {s}). Как по-казахски «{x}»?",
  "{all} сұрақтың {n}-сі (ұпай {s}). Қазақша айтыңыз: «{x}».",
);
const QUESTION_OF_MEANING: Texts = texts(
  "Question {n} of {all} (score {s}). What does “{x}” mean?",
  "Вопрос {n} из {all} (счёт {s}). Что значит «{x}»?",
  "{all} сұрақтың {n}-сі (ұпай {s}). Ағылшынша айтыңыз: «{x}».",
);
const PATTERNS: Readonly<Record<Language, RegExp>> = {
  en: /Question (\d+) of \d+ \(score (\d+)\)\. How do you say “(.+?)” in Kazakh\?/,
  ru: /Вопрос (\d+) из \d+ \(счёт (\d+)\)\. Как по-казахски «(.+?)»\?/,
  kz: /\d+ сұрақтың (\d+)-сі \(ұпай (\d+)\)\. Қазақша айтыңыз: «(.+?)»\./,
};

const PATTERNS_OF_MEANING: Readonly<Record<Language, RegExp>> = {
  en: /Question (\d+) of \d+ \(score (\d+)\)\. What does “(.+?)” mean\?/,
  ru: /Вопрос (\d+) из \d+ \(счёт (\d+)\)\. Что значит «(.+?)»\?/,
  kz: /\d+ сұрақтың (\d+)-сі \(ұпай (\d+)\)\. Ағылшынша айтыңыз: «(.+?)»\./,
};

/** The question that stands open at the end of the conversation, if one does. */
export function openQuestion(history: readonly Turn[]): QuizState | undefined {
  const line = lastBotLine(history);
  for (const ofMeaning of [false, true])
    for (const language of ["en", "ru", "kz"] as const) {
      const found = (ofMeaning ? PATTERNS_OF_MEANING : PATTERNS)[language].exec(line);
      if (found)
        return {
          at: Number(found[1]),
          score: Number(found[2]),
          prompt: found[3] as string,
          language,
          ofMeaning,
        };
    }
  return undefined;
}

/** The open question as it was asked, to be asked again after something else was answered. */
export function askedAgain(history: readonly Turn[]): string | undefined {
  const line = lastBotLine(history);
  return [...Object.values(PATTERNS), ...Object.values(PATTERNS_OF_MEANING)]
    .map((pattern) => pattern.exec(line)?.[0])
    .find((found) => found !== undefined);
}

/** The question in words. */
export const askQuestion = ({ at, score, prompt, language, ofMeaning }: QuizState): string =>
  (ofMeaning ? QUESTION_OF_MEANING : QUESTION)[language]
    .replace("{n}", String(at))
    .replace("{all}", String(ROUND))
    .replace("{s}", String(score))
    .replace("{x}", prompt);

/** What a word is asked by: a meaning, to Kazakh speakers the English one, or the word itself where its meaning is asked for. */
export const promptOf = (word: QuizWord, language: Language, ofMeaning = false): string =>
  ofMeaning ? word.kz : ((language === "ru" ? word.ru[0] : word.en[0]) ?? "");

/** A word to ask next: of the beginner's lessons unless a topic has words of its own, none asked before. */
export function nextWord(
  course: TaughtCourse,
  topic: readonly QuizWord[],
  seed: number,
  history: readonly Turn[],
  language: Language,
  ofMeaning = false,
): QuizWord {
  const taught: readonly QuizWord[] =
    topic.length > 0 ? topic : course.lessons.slice(0, 30).flatMap(({ words }) => words);
  const words = taught.filter(({ pos }) => pos !== "particle" && pos !== "name");
  const said = history.map(({ text }) => text).join("\n");
  const order = shuffled(words, seededRandom(`${seed}:${history.length}`));
  return (order.find(
    (word) =>
      !said.includes(`“${promptOf(word, language, ofMeaning)}”`) &&
      !said.includes(`«${promptOf(word, language, ofMeaning)}»`),
  ) ?? order[0]) as QuizWord;
}
