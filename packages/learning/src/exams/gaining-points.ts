import type { ExamLevel } from "@tilashar/course";
import type { ExamEvidence } from "./readiness.ts";

/** How often a level's items need a point of grammar: the shares of all points sum to at most 1. */
export interface PointShare {
  readonly point: string;
  readonly share: number;
}

export interface GainingPoint {
  readonly point: string;
  /** Answers to it so far, and how many were right. */
  readonly right: number;
  readonly answers: number;
  /** Right answers more in an examination, if it were known. */
  readonly gain: number;
}

/** So many answers weigh as much as what the part as a whole says. */
const priorAnswers = 3;
/** Nobody answers all items about a point that they know. */
const shareWhenKnown = 0.92;

/**
 * The points that would gain most if they were learned: asked often, and answered right seldom.
 *
 * @param items of Kazakh in the examination
 * @param expected share of them that is answered right
 */
export function gainingPoints(
  shares: readonly PointShare[],
  evidence: readonly ExamEvidence[],
  {
    level,
    items,
    expected,
    most = 3,
  }: {
    readonly level: ExamLevel;
    readonly items: number;
    readonly expected: number;
    readonly most?: number;
  },
): GainingPoint[] {
  return shares
    .map(({ point, share }): GainingPoint => {
      const own = evidence.filter((one) => one.point === point && one.level === level);
      const right = own.reduce((sum, one) => sum + one.right, 0);
      const answers = own.reduce((sum, one) => sum + one.answers, 0);
      const likely = (right + priorAnswers * expected) / (answers + priorAnswers);
      const gain = Math.max(0, share * items * (shareWhenKnown - likely));
      return { point, right, answers, gain };
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.point.localeCompare(b.point))
    .slice(0, most);
}
