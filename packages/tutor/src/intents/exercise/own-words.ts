import type { GrammarPoint } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { cutForm, formSteps, kz } from "../../features/form-text.ts";
import type { Task } from "../../practice/exercise.ts";
import { plain } from "../../practice/exercise.ts";
import { openHeading } from "../../practice/heading.ts";
import type { Language } from "../../reply.ts";
import { foldText } from "../../text/fold.ts";
import { form } from "../../words/kazakh-word.ts";
import { severalAnswers } from "./several-answers.ts";
import { pointTitled } from "./show-task.ts";

/** Fewer words are named in passing. */
const FEWEST = 2;
const HEADING = "exercise.own";

/** An exercise on a point with the words that a message gives: "plural: кітап, үй, дос". */
export function ownWordsExercise(
  point: GrammarPoint,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const label = labelOf(point);
  if (label === undefined) return undefined;
  const words = [...new Set(wordsGiven(asked.raw, label, tools))];
  return words.length < FEWEST ? undefined : shown(point, words, asked.language, tools, []);
}

/** What each word is to be put into: the first form that the point is drilled by. */
const labelOf = ({ drills }: GrammarPoint): string | undefined =>
  (
    drills.find(({ kind, from }) => kind === "build-form" && from === undefined) ??
    drills.find(({ to }) => to !== undefined)
  )?.to;

/** Headwords of Kazakh, of the kind that has such a form, behind a colon or in a row. */
function wordsGiven(raw: string, label: string, { glossary }: Tools): string[] {
  const pos = label.startsWith("V") ? "v" : label.startsWith("ADJ") ? "adj" : "n";
  const listed = /[:–—]\s*(.+)$/u.exec(raw)?.[1] ?? raw;
  return listed
    .split(/[,;/]|(?<!\p{L})(?:and|и|мен|және)(?!\p{L})/u)
    .map((part) =>
      foldText(part)
        .replace(/[^\p{L} -]/gu, "")
        .trim(),
    )
    .filter((word) => glossary.senses(word).some((sense) => sense.pos === pos));
}

function shown(
  point: GrammarPoint,
  words: readonly string[],
  language: Language,
  tools: Tools,
  before: readonly string[],
): Draft {
  return {
    text: [
      ...before,
      tools.say(HEADING, language, { x: point.titles[language] }),
      ...words.map((word, at) => `${at + 1}. ${word} → …`),
    ].join("\n"),
    kazakh: words.map((word) => kz(word, word)),
    confidence: 0.95,
    intent: "exercise",
    language,
    points: [point.id],
    focus: { kind: "topic", id: point.id },
  };
}

/** Judges what is answered to an exercise on own words; undefined where something else is said, or none waits. */
export function goOnOwnWords(asked: Asked, tools: Tools): Draft | undefined {
  const open = openHeading(HEADING, asked.history, tools);
  const { language = "en", places = {}, said = "" } = open ?? {};
  const point = pointTitled(places.x ?? "", language, tools);
  const label = point && labelOf(point);
  if (!point || label === undefined) return undefined;
  const words = [...said.matchAll(/^\d+\. (.+) → …$/gmu)].map(([, word = ""]) => word);
  const tasks = words.map((word) => taskOf(word, label, language));
  const several =
    severalAnswers(asked.whole, tasks, 0, language, tools) ??
    oneAnswer(asked, tasks, language, tools);
  if (!several) return undefined;
  const left = words.slice(several.next);
  const kazakh = several.answers.map((answer) => kz(answer));
  if (left.length > 0) {
    const next = shown(point, left, language, tools, [...several.lines, ""]);
    return { ...next, kazakh: [...kazakh, ...(next.kazakh ?? [])] };
  }
  return {
    text: [
      ...several.lines,
      "",
      tools.say("exercise.done", language, {
        x: point.titles[language],
        s: several.right,
        n: several.answers.length,
      }),
    ].join("\n"),
    kazakh,
    chips: [tools.say("exercise.again", language), tools.say("exercise.rule", language)],
    confidence: 0.95,
    language,
    points: [point.id],
    focus: { kind: "topic", id: point.id },
  };
}

const taskOf = (word: string, label: string, language: Language): Task => {
  const answer = form(word, label);
  return {
    question: word,
    choices: [],
    answer,
    because: [cutForm(word, label), ...formSteps(word, label, language)],
    isRight: (given) => plain(given) === plain(answer),
  };
};

/** A single word answers the first that waits, or the one it is a form of; a stem of it at least. */
function oneAnswer(asked: Asked, tasks: readonly Task[], language: Language, tools: Tools) {
  const given = plain(asked.whole);
  const [first] = tasks;
  if (!first || given.includes(" ") || given.slice(0, 2) !== first.question.slice(0, 2))
    return undefined;
  const isRight = first.isRight(given);
  return {
    next: 1,
    right: Number(isRight),
    lines: [
      tools.say(isRight ? "exercise.right" : "exercise.wrong", language, { x: first.answer }),
      ...(isRight ? [] : first.because),
    ],
    answers: [first.answer],
  };
}
