import type { TypedTask } from "./judging-engine.ts";

/** The sentence that came of a typed answer, and the one that was asked for; null where it is a word alone. */
export function typedSentence(
  task: TypedTask,
  typed: string,
): { sentence: string; expected: string } | null {
  const text = typed.trim();
  if (task.kind === "cloze") {
    const { before, answer, after } = task.cloze;
    return { sentence: before + text + after, expected: before + answer + after };
  }
  const [expected = ""] = task.kind === "typing" ? task.answers : [];
  return /\s/.test(expected) && /\s/.test(text) ? { sentence: text, expected } : null;
}
