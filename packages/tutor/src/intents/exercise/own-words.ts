import type { GrammarPoint } from "@tilashar/course";
import { seededRandom, shuffled } from "@tilashar/learning";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { cutForm, formSteps, kz } from "../../features/form-text.ts";
import { labelOf, wishOf } from "../../features/label.ts";
import type { Person } from "../../grammar/clause.ts";
import type { Task } from "../../practice/exercise.ts";
import { plain } from "../../practice/exercise.ts";
import { openHeading } from "../../practice/heading.ts";
import type { Language } from "../../reply.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
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
  const label = labelOfPoint(point);
  if (label === undefined) return undefined;
  const words = wordsGiven(asked.raw, label, tools);
  return words.length < FEWEST
    ? undefined
    : shown(
        point,
        words.map((word) => word.shown),
        languageOf(asked),
        tools,
        [],
      );
}

/** "Ten verbs, I'll make the -ған form": so many words of the first lessons for the learner to put into the form of a point. */
export function wordsForForm(
  point: GrammarPoint,
  pos: "v" | "n" | "adj" | undefined,
  count: number,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const label = labelOfPoint(point);
  if (label === undefined) return undefined;
  const kind = pos ?? (label.startsWith("V") ? "v" : label.startsWith("ADJ") ? "adj" : "n");
  if (label.startsWith("V") !== (kind === "v")) return undefined;
  const common = tools.course.tutor.wordLists.lists.find(({ id }) => id === COMMON[kind])?.words;
  const taught = tools.course.lessons
    .slice(0, FIRST_LESSONS)
    .flatMap(({ words }) => words)
    .filter((word) => word.pos === "noun")
    .map((word) => word.kz);
  const known = (common ?? taught).filter((word) => !word.includes(" "));
  const { seed, history } = asked;
  const order = shuffled([...new Set(known)], seededRandom(`${seed}:${history.length}`));
  const chosen = order.slice(0, count);
  if (chosen.length < FEWEST) return undefined;
  return { ...shown(point, chosen, languageOf(asked), tools, []), repeats: true };
}
const FIRST_LESSONS = 20;
/** Lists of the commonest words; nouns are those of the first lessons. */
const COMMON: Readonly<Record<string, string>> = { v: "verbs", adj: "adjectives" };

/** What each word is to be put into: the first form that the point is drilled by. */
const labelOfPoint = ({ drills }: GrammarPoint): string | undefined =>
  (
    drills.find(({ kind, from }) => kind === "build-form" && from === undefined) ??
    drills.find(({ to }) => to !== undefined)
  )?.to;

/** A word that is to be put into a form, as the message has it. */
interface OwnWord {
  readonly shown: string;
  readonly lemma: string;
  readonly label: string;
}

/** Whom a form is of, by the pronoun before it. */
const PERSONS: readonly (readonly [RegExp, Person])[] = [
  [/^мен(?:ің)?$/u, "1s"],
  [/^сен(?:ің)?$/u, "2s"],
  [/^сіз(?:дің)?$/u, "2f"],
  [/^(?:ол|оның)$/u, "3"],
  [/^біз(?:дің)?$/u, "1p"],
  [/^сендер(?:дің)?$/u, "2p"],
  [/^сіздер(?:дің)?$/u, "2pf"],
  [/^олар(?:дың)?$/u, "3p"],
];

/** What stands behind a colon or in a row: "кітап, үй", "мен (жазу), сен (келу)". */
const wordsGiven = (raw: string, label: string, tools: Tools): OwnWord[] =>
  (/[:–—]\s*(.+)$/u.exec(raw)?.[1] ?? raw)
    .split(/[,;/]|(?<!\p{L})(?:and|и|және)(?!\p{L})/u)
    .flatMap((part) => ownWord(part, label, tools) ?? []);

/** The word of one piece, with the person or the owner that its pronoun names. */
function ownWord(part: string, label: string, { glossary }: Tools): OwnWord | undefined {
  const tokens = part.match(/\p{Script=Cyrillic}[\p{Script=Cyrillic}-]*/gu) ?? [];
  const typed = tokens.at(-1) ?? "";
  const word = foldText(typed);
  const pos = label.startsWith("V") ? "v" : label.startsWith("ADJ") ? "adj" : "n";
  const isOfKind = (lemma: string) =>
    glossary
      .senses(lemma)
      .some((sense) => sense.pos === pos || (pos === "n" && sense.pos.startsWith("name")));
  const lemma = isOfKind(word)
    ? word
    : knownReadings(word)
        .map((one) => one.lemma)
        .find((one) => pos === "v" && isOfKind(one));
  if (lemma === undefined) return undefined;
  const pronoun = foldText(tokens.at(-2) ?? "");
  const person = PERSONS.find(([names]) => names.test(pronoun))?.[1];
  if (person === undefined) return { shown: typed, lemma, label };
  const wish = wishOf(label);
  const own = labelOf(pos, pos === "v" ? { ...wish, person } : { ...wish, owner: person });
  return own === undefined ? undefined : { shown: `${pronoun} (${typed})`, lemma, label: own };
}

/** In the language of what asks for it: the words are Kazakh in any. */
const languageOf = ({ raw, language }: Asked): Language =>
  /[a-z]{3}/iu.test(raw)
    ? "en"
    : /упражн|задани|постав|потрен|сделай/iu.test(raw)
      ? "ru"
      : language;

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
    kazakh: words.map((word) => kz(word)),
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
  const label = point && labelOfPoint(point);
  if (!point || label === undefined) return undefined;
  const words = [...said.matchAll(/^\d+\. (.+) → …$/gmu)].map(([, word = ""]) => word);
  const tasks = words.flatMap((word) => {
    const own = ownWord(word, label, tools);
    return own ? [taskOf(own, language)] : [];
  });
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

function taskOf({ shown: question, lemma, label }: OwnWord, language: Language): Task {
  const made = form(lemma, label);
  const isName = /^\p{Lu}/u.test(question);
  const answer = isName ? `${made.charAt(0).toUpperCase()}${made.slice(1)}` : made;
  return {
    question,
    choices: [],
    answer,
    because: [cutForm(lemma, label), ...formSteps(lemma, label, language)],
    // With its pronoun, too: «мен келдім»
    isRight: (given) => plain(given).split(" ").at(-1) === plain(answer),
  };
}

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
