import type { Asked, Tools } from "../../ask.ts";
import { HARD, numbersToAsk, numbersWithin, rangeIn } from "../../practice/number-range.ts";
import { type QuizState, type QuizWord, ROUND } from "../../practice/quiz.ts";
import { lessonTopic, listedWords } from "../../practice/quiz-topic.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../../text/fold.ts";
import { lessonsAbout } from "../course-items.ts";

/** A list with one of so many numbers is no list of them. */
const SPARSE = 2;
/** The name of the list of numbers. */
const NUMBERS = "numbers";

/** The topic's own words, where it has enough for a round: those of a list, or else of a lesson. */
export function wordsAbout(
  about: string | undefined,
  asked: Asked,
  tools: Tools,
  questions = 0,
): readonly QuizWord[] {
  if (about === undefined) return [];
  // "All of them mixed up": those of the list that was shown
  const shown = tools.patterns.one("quiz-words.shown").test(about)
    ? rowsListed(asked, questions)
    : [];
  if (shown.length > 0) return shown;
  const numbers = numbersAbout(about, tools);
  if (numbers.length > 0) return numbers;
  if (tools.patterns.one("quiz-words.harder").test(about))
    return tools.course.lessons
      .filter(({ level }) => level === "intermediate")
      .flatMap(({ words }) => words);
  const listed = listedWords(about, tools);
  if (listed.length >= ROUND) return listed;
  const before = tools.patterns.one("quiz-words.them").test(about) ? listBefore(asked, tools) : [];
  if (before.length >= ROUND) return before;
  const id = tools.patterns.one("quiz-words.them").test(about)
    ? lessonBefore(asked, tools)
    : lessonOf(lessonTopic(about), tools);
  const taught = tools.course.lessons.find((lesson) => lesson.id === id)?.words ?? [];
  return taught.length > 0 ? taught : wordsOfSubject(about, tools);
}

/** Numbers that are asked for: of the range that is named, or harder ones. */
function numbersAbout(about: string, tools: Tools): readonly QuizWord[] {
  const wishes = new Set(tools.requests.find(about).map(({ id }) => id));
  const range = rangeIn(about);
  if (range) {
    const within = numbersWithin(listedWords(NUMBERS, tools), range);
    if (range.to <= range.from) return within;
    // Of a range that the list has little of, the others are asked as well
    const isListed = within.length >= ROUND && range.to - range.from < SPARSE * within.length;
    if (isListed) return within;
    return numbersToAsk(range);
  }
  if (!wishes.has("of-numbers")) return [];
  return wishes.has("numbers-hard") ? numbersToAsk(HARD) : listedWords(NUMBERS, tools);
}

/** Words of the situation, or of the lesson whose words mean it, that the subject of a message names. */
function wordsOfSubject(about: string, tools: Tools): readonly QuizWord[] {
  const found = tools.patterns.one("quiz-words.subject").exec(about)?.groups;
  const subject = found?.behind ?? found?.before ?? about;
  const listed = listedWords(subject, tools);
  if (listed.length >= ROUND) return listed;
  const named = tools.situations.find(subject)?.situation.words;
  if (named)
    return named.map(({ kz, en, ru }) => ({
      kz,
      en: [...en.split(", ")],
      ru: [...ru.split(", ")],
    }));
  const [near] = tools.wordTopics.find(subject);
  if (!near?.isMeant) return [];
  return near.topic.words.flatMap(
    (lemma) => tools.glossary.senses(lemma).find(({ word }) => word !== undefined)?.word ?? [],
  );
}

/** Words of the list that stood before the first question. */
export const wordsListedBefore = ({ at }: QuizState, asked: Asked): readonly QuizWord[] =>
  rowsListed(asked, at);

/** How many replies before the quiz the list may stand. */
const DEEPEST = 3;
const FEWEST_ROWS = 3;
const ROW = /^(?:\d+[.)] |[-•] )?(?<left>[^—\n]{1,60}) — (?<right>[^\n]{1,80})$/gmu;

/** The nearest list of words with their meanings among the tutor's replies, so many questions of a quiz left out. */
function rowsListed({ history }: Asked, questions: number): readonly QuizWord[] {
  const replies = history.filter(({ sender }) => sender === "bot");
  for (let back = 1; back <= DEEPEST; back++) {
    const rows = [...(replies.at(-questions - back)?.text ?? "").matchAll(ROW)].flatMap((row) => {
      const word = wordOf(row.groups?.left ?? "", row.groups?.right ?? "");
      return word ? [word] : [];
    });
    if (rows.length >= FEWEST_ROWS) return rows;
  }
  return [];
}

/** A row of a list: a word with its meaning, or a number with its name. */
function wordOf(left: string, right: string): QuizWord | undefined {
  const written = left.replace(/\s*\((?:polite|to a friend|вежливо|другу)\)$/u, "").trim();
  if (/^\d+$/u.test(written)) return { kz: right.trim(), en: [written], ru: [written] };
  if (!hasCyrillic(written) || /[.!?…]$/u.test(written)) return undefined;
  const meanings = right.split(/[,;] /u).map((one) => one.replace(/\.$/u, "").trim());
  return { kz: written, en: meanings, ru: meanings };
}

/** The words of the list that one of the last messages named. */
function listBefore({ history }: Asked, tools: Tools): readonly QuizWord[] {
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
