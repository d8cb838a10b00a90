import type { SentenceCheck } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";

/** A sentence that is certainly wrong, with what would be right. */
export interface WrongSentence {
  readonly sentence: string;
  readonly mended: string;
  readonly point: SentenceCheck["point"];
}

export interface CheckedText {
  readonly sentences: number;
  readonly wrong: readonly WrongSentence[];
}

/** Longer ones are not judged. */
const longestSentence = 300;

/** Sentences of a text: a line ends one too. Without a letter there is nothing to judge. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/**
 * Has each sentence of a text judged. Only what is certainly wrong is told.
 *
 * @throws ApiError when the judge cannot be asked
 */
export async function checkText(text: string, signal: AbortSignal): Promise<CheckedText> {
  const sentences = sentencesOf(text);
  const wrong: WrongSentence[] = [];
  for (const sentence of sentences) {
    if (sentence.length > longestSentence) continue;
    const { verdict, mended, point } = await call("POST /sentence-checks/", {
      body: { sentence },
      signal,
    });
    if (verdict === "wrong" && mended !== null) wrong.push({ sentence, mended, point });
  }
  return { sentences: sentences.length, wrong };
}
