import { strengthOf } from "@tilashar/learning/review";
import { type Owner, readItems } from "#app/lib/review/review-store.ts";
import { readMarks } from "./own-text-store.ts";
import type { KnownWords } from "./word-standing.ts";

/** What somebody knows of Kazakh, as far as this device can tell. An expression teaches each of its words. */
export async function knownWords(owner: Owner): Promise<KnownWords> {
  const [items, marks] = await Promise.all([readItems(owner), readMarks(owner)]);
  const strengths = new Map<string, ReturnType<typeof strengthOf>>();
  for (const { kz, memory } of items) {
    const strength = strengthOf(memory);
    for (const lemma of kz.toLowerCase().split(/\s+/)) {
      if (lemma !== "" && strength >= (strengths.get(lemma) ?? 0)) strengths.set(lemma, strength);
    }
  }
  return { strengths, marks };
}
