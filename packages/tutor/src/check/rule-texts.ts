import type { Tools } from "../ask.ts";
import type { Language } from "../reply.ts";

/** Kinds of slip the tutor can name. */
export type RuleName =
  | "look-alike"
  | "letters"
  | "spelling"
  | "harmony"
  | "assimilation"
  | "voicing"
  | "particle-apart"
  | "particle"
  | "two-questions"
  | "agreement"
  | "copula"
  | "possessive"
  | "number"
  | "case"
  | "tense"
  | "having"
  | "two-verbs"
  | "negation"
  | "order"
  | "wish"
  | "need"
  | "ability"
  /** A slip that a point of grammar explains. */
  | `point:${string}`;

const POINT = /^point:(.+)$/;

/** A rule in a sentence, for the learner who broke it: the tutor's own line, or what the point of grammar sums up. */
export function ruleText(
  rule: string,
  language: Language,
  { say, course }: Pick<Tools, "say" | "course">,
): string {
  const point = POINT.exec(rule)?.[1];
  if (point !== undefined)
    return (course.grammarById.get(point)?.summary[language] ?? "").replace(/\{\{|\}\}/g, "");
  return say(
    `rule.${rule.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
    language,
  );
}
