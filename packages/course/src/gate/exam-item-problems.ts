import { splitSentences } from "@tilashar/kazakh/script";
import { error, type Problem, warning } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import { examItemsOf, type PlacedExamItem } from "../exams/exam-items.ts";
import { passageSentences } from "../exams/key-sentence.ts";
import { isForLevel } from "../exams/level-of-point.ts";
import { type Glosser, glossaryOf, makeGlosser } from "../gloss/index.ts";
import type { ExamItem, ExamItemsFile } from "../schema/exam-items-file.ts";
import { OPTION_LETTERS } from "../schema/option-letters.ts";
import { makePointFinder, patternWord } from "../sentences/shown-points.ts";
import type { GateContext } from "./gate-context.ts";

/** With fewer items chance alone makes a file uneven. */
const ENOUGH_ITEMS = 20;
/** One letter may be right in this share of a file's items at most, and at least. */
const MOST_OF_ONE_LETTER = 0.42;
const LEAST_OF_ONE_LETTER = 0.1;
/** Chance makes the right option the longest of four in a quarter of the items. */
const LONGEST_MAY_BE_RIGHT = 0.4;

const GAPS = /_{2,}/g;

/**
 * Items of examinations that can be guessed (one letter too often right, the longest option too often), and Kazakh
 * that the check of sentences calls wrong where it must be right.
 */
export function examItemProblems({ files, course, kazakh }: GateContext): Problem[] {
  const excused = new Set(course.exceptions.sentences?.map(({ sentence }) => sentence));
  let glosser: Glosser | undefined;
  return ofKind(
    files.map(({ content }) => content),
    "examItems",
  ).flatMap(({ file, data }) => {
    const problems = [...guessable(file, data)];
    const judged = (path: readonly (string | number)[], text: string) => {
      for (const sentence of text
        .split(/\n+/)
        .flatMap((line) => splitSentences(line).map((part) => part.text)))
        if (!excused.has(sentence) && kazakh.judge(sentence) === "wrong")
          problems.push(error(file, path, `the check of sentences calls it wrong: ${sentence}`));
    };
    data.passages?.forEach(({ lines = [], text }, place) => {
      lines.forEach(({ kz }, which) => {
        judged(["passages", place, "lines", which, "kz"], kz);
      });
      if (text) judged(["passages", place, "text"], text);
    });
    for (const { path, entry } of examItemsOf(data)) {
      const question = kazakhOf(entry.question);
      judged([...path, "question"], filledIn(question, kazakhOf(entry.options[entry.correct])));
    }
    for (const placed of examItemsOf(data)) problems.push(...tieFaults(file, data, placed));
    return problems;
  });

  function tieFaults(
    file: string,
    { level }: ExamItemsFile,
    { path, entry, passage }: PlacedExamItem,
  ): Problem[] {
    if (passage === undefined || entry.key === undefined) return [];
    if (!passageSentences(passage).includes(entry.key))
      return [error(file, [...path, "key"], "no sentence of the passage")];
    const point = course.grammarById.get(entry.point ?? "");
    if (point === undefined) return [];
    const at = [...path, "point"];
    if (level !== undefined && !isForLevel(point.level, level))
      return [error(file, at, `${point.id} (${point.level}) is above the item's level`)];
    glosser ??= makeGlosser(glossaryOf(course), {});
    const words = glosser.gloss(entry.key).flatMap(({ gloss }) => gloss ?? []);
    return makePointFinder([point])(words.map(patternWord)).length > 0
      ? []
      : [error(file, at, `the key does not show ${point.id}: ${entry.key}`)];
  }
}

/** A question with its gap filled; an option for two gaps has a dot for each: `бірде … бірде`. */
function filledIn(question: string, option: string): string {
  const pieces = option.split(/\s*…\s*/);
  let gap = 0;
  return question.replace(GAPS, () => pieces[gap++] ?? pieces[0] ?? "");
}

const kazakhOf = (line: ExamItem["question"]): string =>
  typeof line === "string" ? line : line.kz;

function guessable(file: string, data: ExamItemsFile): Problem[] {
  const items = examItemsOf(data).map(({ entry }) => entry);
  if (items.length < ENOUGH_ITEMS) return [];
  const problems: Problem[] = [];
  for (const letter of OPTION_LETTERS) {
    const share = items.filter(({ correct }) => correct === letter).length / items.length;
    if (share > MOST_OF_ONE_LETTER || share < LEAST_OF_ONE_LETTER)
      problems.push(
        error(file, [], `${letter} is right in ${Math.round(share * 100)} % of the items`),
      );
  }
  const longest = items.filter(rightIsLongest).length / items.length;
  if (longest > LONGEST_MAY_BE_RIGHT)
    problems.push(
      warning(
        file,
        [],
        `the longest option is right in ${Math.round(longest * 100)} % of the items`,
      ),
    );
  return problems;
}

function rightIsLongest({ options, correct }: ExamItem): boolean {
  const length = (letter: (typeof OPTION_LETTERS)[number]) => kazakhOf(options[letter]).length;
  return OPTION_LETTERS.every((letter) => letter === correct || length(letter) < length(correct));
}
