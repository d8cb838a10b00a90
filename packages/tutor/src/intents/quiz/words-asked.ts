import type { Word } from "@tilashar/course";
import type { Asked, Tools } from "../../ask.ts";
import { numbersWithin, rangeIn } from "../../practice/number-range.ts";
import { type QuizState, ROUND } from "../../practice/quiz.ts";
import { lessonTopic, listedWords } from "../../practice/quiz-topic.ts";
import { foldText, trimEnds, wordsOf } from "../../text/fold.ts";
import { lessonsAbout } from "../course-items.ts";

/** The name of the list of numbers. */
const NUMBERS = "numbers";

/** Words of more than the first lessons are wished for. */
const HARDER =
  /(?<!\p{L})(?:harder|tougher|advanced|сложнее|посложнее|потруднее|труднее|қиынырақ|күрделірек|қиындау)(?!\p{L})/u;

/** The topic's own words, where it has enough for a round: those of a list, or else of a lesson. */
export function wordsAbout(about: string | undefined, asked: Asked, tools: Tools): readonly Word[] {
  if (about === undefined) return [];
  if (HARDER.test(about))
    return tools.course.lessons
      .filter(({ level }) => level === "intermediate")
      .flatMap(({ words }) => words);
  const range = rangeIn(about);
  if (range) {
    const within = numbersWithin(listedWords(NUMBERS, tools), range);
    if (within.length >= ROUND) return within;
  }
  const listed = listedWords(about, tools);
  if (listed.length >= ROUND) return listed;
  const before = THEM.test(about) ? listBefore(asked, tools) : [];
  if (before.length >= ROUND) return before;
  const id = THEM.test(about) ? lessonBefore(asked, tools) : lessonOf(lessonTopic(about), tools);
  return tools.course.lessons.find((lesson) => lesson.id === id)?.words ?? [];
}

/** Words of the list that stood before the first question. */
export function wordsListedBefore(
  { at }: QuizState,
  { history }: Asked,
  { course }: Tools,
): readonly Word[] {
  const list = history.filter(({ sender }) => sender === "bot").at(-at - 1)?.text ?? "";
  const rows = new Set([...list.matchAll(/^(.+?) — /gmu)].map(([, word = ""]) => word));
  const found = course.lessons
    .flatMap(({ words }) => words)
    .filter(({ kz: word }) => rows.has(word));
  return found.length > 2 ? found : [];
}

const THEM =
  /^(?:it|them|that|those|these|this|these words|это|них|ним|нему|него|этому|этом|этим)(?: please)?$/u;

/** The words of the list that one of the last messages named. */
function listBefore({ history }: Asked, tools: Tools): readonly Word[] {
  const said = history
    .filter(({ sender }) => sender === "user")
    .slice(-3)
    .toReversed();
  return (
    said
      .map(({ text }) => listedWords(trimEnds(foldText(text)), tools))
      .find((words) => words.length > 0) ?? []
  );
}

/** The lesson that what the learner wrote before names: "I learned the numbers". */
function lessonBefore({ history }: Asked, tools: Tools): number | undefined {
  const words = history
    .filter(({ sender }) => sender === "user")
    .slice(-3)
    .toReversed()
    .flatMap(({ text }) => wordsOf(foldText(text)))
    .filter((word) => word.length > 3);
  return words.map((word) => lessonOf(word, tools)).find((id) => id !== undefined);
}

function lessonOf(typed: string, tools: Tools): number | undefined {
  const about = typed
    .replace(/ (?:pls|plz|please|пожалуйста|плиз)$/u, "")
    .replace(/ (?:words|vocabulary)$|^слова (?:о|про|по теме) /u, "");
  const named = tools.course.lessons.find(
    ({ titles, theme }) =>
      Object.values(titles).some((title) =>
        foldText(title).includes(about.replace(/^colors?$/u, "colour")),
      ) || theme === about,
  );
  return (named ?? lessonsAbout(about, tools)[0])?.id;
}
