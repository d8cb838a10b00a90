import type { ContentFile } from "../content-file/content-kind.ts";
import { error, type Problem, type ValuePath } from "../content-file/problem.ts";
import { remark } from "../content-file/problem-code.ts";
import { foldGloss } from "../dictionary/fold-answer.ts";
import { examItemsOf } from "../exams/exam-items.ts";
import type { ChoiceQuestion } from "../schema/choice-question.ts";
import type { OptionLetter } from "../schema/common-fields.ts";
import { OPTION_LETTERS } from "../schema/option-letters.ts";
import { LANGUAGES, type LocalisedLine } from "../schema/text.ts";
import type { GateContext } from "./gate-context.ts";

/** Right answers may lie at one letter this much more or less often than by chance (a quarter). */
const TOLERANCE = 0.07;
/** With fewer questions chance alone makes a bank uneven. */
const ENOUGH_QUESTIONS = 40;

/**
 * Options that read the same, reading questions without text, a right answer that can be guessed: the options are
 * shown in the order they are written in.
 */
export function questionProblems({ files }: GateContext): Problem[] {
  return files
    .flatMap(({ content }) => [
      ...questionsOf(content).flatMap(({ path, entry }) => sameOptions(content.file, path, entry)),
      ...passageProblems(content),
    ])
    .concat(unevenPositions(files.map(({ content }) => content)));
}

interface Located {
  readonly path: ValuePath;
  readonly entry: ChoiceQuestion;
}

function questionsOf(content: ContentFile): Located[] {
  const located = (at: ValuePath, questions: readonly ChoiceQuestion[] = []) =>
    questions.map((entry, place) => ({ path: [...at, place], entry }));
  switch (content.kind) {
    case "test":
    case "reading":
      return located(["questions"], content.data.questions);
    case "lesson":
      return located(["dialogue", "questions"], content.data.dialogue?.questions);
    case "unit":
      return located(["story", "questions"], content.data.story?.questions);
    case "examItems":
      return examItemsOf(content.data);
    default:
      return [];
  }
}

function sameOptions(file: string, path: ValuePath, entry: ChoiceQuestion): Problem[] {
  return LANGUAGES.flatMap((language) => {
    const seen = new Map<string, OptionLetter>();
    return OPTION_LETTERS.flatMap((letter) => {
      const text = foldGloss(inLanguage(entry.options[letter], language));
      const other = seen.get(text);
      if (other === undefined) {
        seen.set(text, letter);
        return [];
      }
      return [
        error(
          file,
          [...path, "options", letter],
          remark("same-option", `the same as option ${other} (${language})`, { letter: other }),
        ),
      ];
    });
  });
}

const inLanguage = (line: LocalisedLine, language: keyof Exclude<LocalisedLine, string>): string =>
  typeof line === "string" ? line : line[language];

function passageProblems(content: ContentFile): Problem[] {
  if (content.kind !== "test") return [];
  return content.data.questions.flatMap(({ skill, passage, listening }, place) => {
    const at = ["questions", place];
    const problems: Problem[] = [];
    if (skill === "reading" && passage === undefined)
      problems.push(error(content.file, [...at, "passage"], "a reading question needs its text"));
    if ((skill === "listening") !== (listening !== undefined))
      problems.push(
        error(content.file, [...at, "listening"], "what is heard belongs to listening questions"),
      );
    return problems;
  });
}

function unevenPositions(contents: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  for (const [kind, folder] of [
    ["test", "test"],
    ["reading", "readings"],
    ["lesson", "lessons"],
    ["unit", "units"],
    ["examItems", "exams/items"],
  ] as const) {
    const all = contents.filter((content) => content.kind === kind);
    const questions = all.flatMap((content) => questionsOf(content).map(({ entry }) => entry));
    if (questions.length < ENOUGH_QUESTIONS) continue;
    for (const letter of OPTION_LETTERS) {
      const right = questions.filter(({ correct }) => correct === letter).length;
      const share = right / questions.length;
      if (Math.abs(share - 0.25) <= TOLERANCE) continue;
      problems.push(
        error(
          folder,
          [],
          `${letter} is the right option in ${right} of ${questions.length} questions: it must be about a quarter`,
        ),
      );
    }
  }
  return problems;
}
