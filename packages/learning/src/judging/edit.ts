/** The one thing to change to make one text of another; null when it takes more than one. */
export type Edit =
  | {
      readonly kind: "letter";
      readonly at: number;
      readonly expected: string;
      readonly given: string;
    }
  | { readonly kind: "missing-letter"; readonly at: number; readonly expected: string }
  | { readonly kind: "extra-letter"; readonly at: number; readonly given: string }
  | { readonly kind: "swapped"; readonly at: number; readonly expected: string };

/**
 * The single edit between two different texts: a letter changed, left out, added, or two neighbours
 * swapped.
 */
export function singleEdit(expected: string, given: string): Edit | null {
  const want = [...expected];
  const have = [...given];
  let start = 0;
  while (start < want.length && start < have.length && want[start] === have[start]) start++;
  let end = 0;
  while (
    end < want.length - start &&
    end < have.length - start &&
    want.at(-1 - end) === have.at(-1 - end)
  ) {
    end++;
  }
  const wanted = want.slice(start, want.length - end);
  const got = have.slice(start, have.length - end);
  const [first = "", second = ""] = wanted;
  if (wanted.length === 1 && got.length === 1)
    return { kind: "letter", at: start, expected: first, given: got[0] as string };
  if (wanted.length === 1 && got.length === 0)
    return { kind: "missing-letter", at: start, expected: first };
  if (wanted.length === 0 && got.length === 1)
    return { kind: "extra-letter", at: start, given: got[0] as string };
  const isSwap = wanted.length === 2 && got[0] === second && got[1] === first && got.length === 2;
  return isSwap ? { kind: "swapped", at: start, expected: first + second } : null;
}
