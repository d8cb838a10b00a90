import { storedIndexes, textOfWords, WordsInText } from "@tilashar/kazakh";
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
  let written: WordsInText | undefined;
  const isWritten = (word: string): boolean => {
    written ??= wordsWritten(tools);
    return written.has(word);
  };
  return new Care(course, {
    isWord: (word) => isSomeWord(word, tools) || isWritten(word),
    lines: () => tools.memory.lines,
    models,
  });
}

/** Words of the translations of the course's lines. */
export function wordsWritten({ memory: { lines, print } }: Tools): WordsInText {
  const name = print && `words of translations ${print}`;
  const text = storedIndexes.json(name, () => {
    const words = new Set<string>();
    for (const { en, ru } of lines)
      for (const word of wordsOf(foldText(`${en} ${ru}`))) words.add(word);
    return textOfWords(words);
  });
  return new WordsInText(text, name && `${name}: places`);
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
  const condolences = condoling(request.message, found.id, language, tools);
  const isOfOthers = condolences !== undefined && !isHeard("own-mourned", request.message, tools);
  return {
    text: condolences ?? found.answer[language],
    language,
    intent: isOfOthers ? "culture" : "care",
    confidence: 1,
    chips: [],
    kazakh: [],
    points: [],
    checked: null,
    translated: null,
  };
}

const CONDOLENCES = "condolences";

/** Who asks what is said to mourners is told it; whoever mourns is met first. */
function condoling(
  message: string,
  id: string,
  language: "en" | "ru" | "kz",
  tools: Tools,
): string | undefined {
  const { course, say } = tools;
  if (id !== "grief" || !isHeard("words-of-comfort", message, tools)) return undefined;
  const told = course.tutor.culture.find((subject) => subject.id === CONDOLENCES)?.answer[language];
  if (told === undefined) return undefined;
  return isHeard("own-mourned", message, tools) ? `${say("care.loss", language)} ${told}` : told;
}

/** Whether a message has a request of `content/tutor/requests.yaml`. */
const isHeard = (id: string, message: string, { requests }: Tools): boolean =>
  requests.find(message).some((one) => one.id === id);
