import type { Answer, UnderstandItem, Verdict } from "../item.ts";
import type { Making } from "../making.ts";
import type { QuestionMaterial, SentenceMaterial, Texts } from "../material.ts";
import { mistake, rightVerdict, wrongVerdict } from "../verdict.ts";

/** A question on a dialogue or story. */
export const makeUnderstand = (
  question: QuestionMaterial,
  what: "dialogue" | "story",
  titles: Texts,
  sentences: readonly SentenceMaterial[],
  { pace }: Making,
): UnderstandItem => ({
  kind: "understand",
  key: `understand:${question.id}`,
  subjects: [`question:${question.id}`],
  words: [],
  points: [],
  seconds: pace.understand(question.question.en),
  needs: [],
  about: { what, titles },
  sentences,
  question,
});

/** A wrong option is shown beside the right one; the question explains itself. */
export function judgeUnderstand({ question }: UnderstandItem, given: Answer): Verdict {
  const { correct, options } = question;
  const textOf = (id: string | undefined) =>
    options.find((option) => option.id === id)?.text.kz ?? null;
  return given[0] === correct
    ? rightVerdict(textOf(correct))
    : wrongVerdict(textOf(correct), mistake("word", textOf(given[0]), textOf(correct)));
}
