import type { SessionPlan, SessionRun, TaughtWord, UnitMaterial } from "@tilashar/learning/session";
import { gradeSession, passesCheckpoint } from "@tilashar/learning/session/judging";

/** How a session went. */
export interface SessionResult {
  /** Right first answers, and how many items count. */
  right: number;
  asked: number;
  /** Of a checkpoint: enough was right. */
  passed: boolean;
  /** Words of the session, those that were missed first. */
  words: readonly { word: TaughtWord; missed: boolean }[];
}

/** Reads a finished session: what was right at the first try, and which words it was about. */
export function sessionResult(
  plan: SessionPlan,
  { answers }: SessionRun,
  material: UnitMaterial,
): SessionResult {
  const grade = gradeSession(plan, answers);
  const { right, asked, uncounted, missed } = grade;
  const answered = new Set(answers.map(({ item }) => item));
  const items = plan.slots
    .flatMap(({ item, quiet }) => (quiet === null ? [item] : [item, quiet]))
    .filter(({ key }) => answered.has(key));
  // Words that were met or asked by themselves; of a session of sentences alone, the words in them
  const ofWords = items.filter((item) => !("sentence" in item) && item.words.length > 0);
  const used = new Set((ofWords.length > 0 ? ofWords : items).flatMap(({ words }) => words));
  const words = material.lessons
    .flatMap((lesson) => lesson.words)
    .filter(({ id }, at, all) => used.has(id) && all.findIndex((one) => one.id === id) === at)
    .map((word) => ({ word, missed: missed.words.includes(word.id) }))
    .sort((a, b) => Number(b.missed) - Number(a.missed));
  return { right, asked, passed: passesCheckpoint(grade, asked + uncounted), words };
}
