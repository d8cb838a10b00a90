import type { Word } from "@tilashar/course";
import { seededRandom, shuffled } from "@tilashar/learning";
import type { Tools } from "../ask.ts";
import { LANGUAGES, type Language, type Turn } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { lastBotLine } from "../text/history.ts";
import { escaped } from "./heading.ts";

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
  /** How many questions the round has, where it is another number than {@link ROUND}. */
  readonly all?: number;
}

/** The texts of a question: for the Kazakh of a meaning, and for the meaning of a Kazakh word. */
const QUESTION = "quiz.question";
const QUESTION_OF_MEANING = "quiz.questionOfMeaning";

/** How a question reads in a language, and what it is known by when it is read back. */
interface QuestionPattern {
  readonly language: Language;
  readonly ofMeaning: boolean;
  readonly pattern: RegExp;
}

const made = new WeakMap<object, readonly QuestionPattern[]>();

/** What the questions of a round are known by, made once of their texts. */
function patternsOf({ course }: Tools): readonly QuestionPattern[] {
  const { texts } = course.tutor;
  const known = made.get(texts);
  if (known) return known;
  const patterns = [QUESTION, QUESTION_OF_MEANING].flatMap((name) =>
    LANGUAGES.map((language) => ({
      language,
      ofMeaning: name === QUESTION_OF_MEANING,
      pattern: new RegExp(
        escaped(texts[name]?.[language] ?? "")
          .replace("{x}", "(?<x>.+?)")
          .replace(/\{([a-z]+)\}/g, "(?<$1>\\d+)"),
        "u",
      ),
    })),
  );
  made.set(texts, patterns);
  return patterns;
}

/** The question that stands open at the end of the conversation, if one does. */
export function openQuestion(history: readonly Turn[], tools: Tools): QuizState | undefined {
  const line = lastBotLine(history);
  for (const { language, ofMeaning, pattern } of patternsOf(tools)) {
    const { n, s, x, all } = pattern.exec(line)?.groups ?? {};
    if (x !== undefined)
      return {
        at: Number(n),
        score: Number(s),
        prompt: x,
        language,
        ofMeaning,
        all: Number(all ?? ROUND),
      };
  }
  return undefined;
}

/** The open question as it was asked, to be asked again after something else was answered. */
export function askedAgain(history: readonly Turn[], tools: Tools): string | undefined {
  const line = lastBotLine(history);
  return patternsOf(tools)
    .map(({ pattern }) => pattern.exec(line)?.[0])
    .find((found) => found !== undefined);
}

/** The question in words. */
export const askQuestion = (
  { at, score, prompt, language, ofMeaning, all = ROUND }: QuizState,
  tools: Tools,
): string =>
  tools.say(ofMeaning ? QUESTION_OF_MEANING : QUESTION, language, {
    n: at,
    all,
    s: score,
    x: prompt,
  });

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
  // An answer may name a meaning as well: «А вы написали: көпір — «мост»»
  const questions = history
    .flatMap(({ text }) => text.split("\n"))
    .filter((line) => line.trimEnd().endsWith("?"))
    .join("\n");
  const order = shuffled(words, seededRandom(`${seed}:${history.length}`));
  return (order.find(
    (word) =>
      !questions.includes(`“${promptOf(word, language, ofMeaning)}”`) &&
      !questions.includes(`«${promptOf(word, language, ofMeaning)}»`),
  ) ?? order[0]) as QuizWord;
}
