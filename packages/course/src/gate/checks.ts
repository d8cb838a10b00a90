import type { Problem } from "../content-file/problem.ts";
import { agreementProblems } from "./agreement-problems.ts";
import { calqueProblems } from "./calque-problems.ts";
import { duplicateProblems } from "./duplicate-problems.ts";
import { examItemProblems } from "./exam-item-problems.ts";
import { exampleProblems } from "./example-problems.ts";
import { furtherProblems } from "./further-problems.ts";
import type { GateContext } from "./gate-context.ts";
import { governmentProblems } from "./government-problems.ts";
import { grammarProblems } from "./grammar-problems.ts";
import { headwordProblems } from "./headword-problems.ts";
import { kazakhProblems } from "./kazakh-problems.ts";
import { languageProblems } from "./language-problems.ts";
import { lostPartProblems } from "./lost-part-problems.ts";
import { notesProblems } from "./notes-problems.ts";
import { patternProblems } from "./pattern-problems.ts";
import { progressionProblems } from "./progression-problems.ts";
import { questionProblems } from "./question-problems.ts";
import { readabilityProblems } from "./readability-problems.ts";
import { sentenceProblems } from "./sentence-problems.ts";
import { situationsProblems } from "./situations-problems.ts";

/** Checks that look at one text after the other. */
export const checksOfOneFile: readonly ((context: GateContext) => Problem[])[] = [
  languageProblems,
  kazakhProblems,
  headwordProblems,
  exampleProblems,
  agreementProblems,
  governmentProblems,
  sentenceProblems,
  questionProblems,
  grammarProblems,
  furtherProblems,
  notesProblems,
  patternProblems,
  situationsProblems,
  lostPartProblems,
  calqueProblems,
  examItemProblems,
];

/** Checks that compare a file with all others. */
export const checksOfAllFiles: readonly ((context: GateContext) => Problem[])[] = [
  duplicateProblems,
  readabilityProblems,
  progressionProblems,
];
