import type { Tools } from "../ask.ts";
import type { LearntModels } from "../learnt/learnt-models.ts";
import { knows } from "../normalise.ts";
import { isSceneOrExercise } from "../practice/waiting.ts";
import type { TutorReply, TutorRequest } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { isReadable } from "../text/chat-spelling.ts";
import { detectLanguage } from "../text/detect-language.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { russianFromLatin } from "../text/latin-russian.ts";
import { isWordOf } from "../words/own-language.ts";
import { Care } from "./care.ts";

/** What tells messages of self-harm, threats and the like. */
export function makeCare(course: TaughtCourse, tools: Tools, models: LearntModels): Care {
  // Needed only where a word looks much like a sign: most conversations never ask
  let written: ReadonlySet<string> | undefined;
  const isWritten = (word: string): boolean => {
    written ??= new Set(
      tools.memory.lines.flatMap(({ en, ru }) => wordsOf(foldText(`${en} ${ru}`))),
    );
    return written.has(word);
  };
  return new Care(course, {
    isWord: (word) => isSomeWord(word, tools) || isWritten(word),
    lines: () => tools.memory.lines,
    models,
  });
}

/** Whether a word as it is written is one of English, Russian or Kazakh, as far as the tutor knows. */
const isSomeWord = (word: string, tools: Tools): boolean =>
  // To read a word takes longest
  isWordOf(word, "en", tools) || isWordOf(word, "ru", tools) || isReadable(word);

/** The reply to a message that needs care, before anything else looks at it; undefined for others. */
export function careReply(request: TutorRequest, care: Care, tools: Tools): TutorReply | undefined {
  const russian = russianFromLatin(request.message, tools);
  const isPlayed = isSceneOrExercise(request.history ?? [], tools);
  const found =
    care.answer(request.message, isPlayed) ??
    (russian ? care.answer(russian, isPlayed) : undefined);
  if (!found) return undefined;
  // A sign of Kazakh is answered in Kazakh, whatever its small words look like
  const language =
    found.language === "kz"
      ? "kz"
      : detectLanguage(wordsOf(foldText(request.message)), found.language, (word, one) =>
          knows(word, one, tools),
        );
  return {
    text: found.answer[language],
    language,
    intent: "care",
    confidence: 1,
    chips: [],
    kazakh: [],
    points: [],
    checked: null,
    translated: null,
  };
}
