import type { ChatPoint } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";

/** What there is to say of a sentence beside the answer that was expected. */
export type SentenceAdvice =
  | { readonly verdict: "right" }
  | {
      readonly verdict: "wrong";
      /** Null where it is the expected answer, which is shown anyway. */
      readonly mended: string | null;
      readonly point: ChatPoint | null;
    };

/** Longer ones are not judged. */
const maxLength = 300;

const same = (one: string, other: string | null): boolean =>
  other !== null && wordsOf(one) === wordsOf(other);
const wordsOf = (text: string): string =>
  text
    .toLocaleLowerCase("kk")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Asks the judge of sentences for advice. Nothing is said where it is not sure, and where it cannot be asked: the answer
 * is graded without it.
 *
 * @param expected the answer that was asked for; null where there is no single one
 */
export async function adviceOnSentence(
  sentence: string,
  expected: string | null,
  signal?: AbortSignal,
): Promise<SentenceAdvice | null> {
  if (sentence.length > maxLength || same(sentence, expected)) return null;
  try {
    const { verdict, mended, point } = await call("POST /sentence-checks/", {
      body: { sentence },
      ...(signal && { signal }),
    });
    if (verdict === "right") return { verdict };
    if (verdict === "unsure" || mended === null) return null;
    return { verdict, mended: same(mended, expected) ? null : mended, point };
  } catch {
    // Without a network, and when too much is asked, the answer stands as it was graded.
    return null;
  }
}
