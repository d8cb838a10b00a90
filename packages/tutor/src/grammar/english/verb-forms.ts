import type { VerbForm } from "./tree.ts";

/** The form of a verb by the tag of its ending. */
export const FORMS: Readonly<Record<string, VerbForm>> = {
  base: "base",
  plural: "third",
  past: "past",
  participle: "participle",
  ing: "ing",
};

/** Verbs whose past looks like their base. */
export const UNCHANGED = /^(?:read|put|cut|let|hit|cost|set|hurt|shut|spread|beat|quit|bet|split)$/;

/** Whether a verb has a participle that is not its past: went, gone. */
export const isIrregularPast = (past: string, lemma: string): boolean =>
  !past.endsWith("ed") && PARTICIPLED.test(lemma);
const PARTICIPLED =
  /^(?:be|begin|bite|blow|break|choose|do|draw|drink|drive|eat|fall|fly|forget|forgive|freeze|give|go|grow|hide|know|lie|ride|ring|rise|see|show|sing|speak|steal|swim|take|throw|wake|wear|write|become|come|run)$/;
