import type { Parse } from "../parse.ts";

/** Барасың ба сен тойға? In speech the verb may come first, which the written language does not do. */
export function startsWithVerb({ tokens }: Parse): boolean {
  const [first] = tokens[0]?.readings ?? [];
  return first?.kind === "verb" && first.form === "fin" && first.person !== undefined;
}

const wordsIn = (text: string): string =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{M}\d-]+/gu)]
    .map(([word]) => word)
    .sort()
    .join(" ");

/** Whether two sentences hold the same words. */
export const isReordered = (one: string, other: string): boolean => wordsIn(one) === wordsIn(other);
