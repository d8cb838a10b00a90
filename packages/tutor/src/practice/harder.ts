import { labelOf, wishOf } from "../features/label.ts";
import type { Wish } from "../features/wish.ts";

const OWNERS = ["1s", "2f", "3", "1p"] as const;
const CASES = ["DAT", "LOC", "ABL"] as const;
const PERSONS = ["2f", "1p", "3", "2s"] as const;

/**
 * A form that has everything of a point's form and more of its kind: a noun in the plural with an owner and a case,
 * a verb that says no of another person. Undefined where the form takes nothing more.
 *
 * @param turn tells one task of an exercise from the next
 */
export function harderLabel(label: string, turn: number): string | undefined {
  const wish = wishOf(label);
  if (label.startsWith("N;") && !label.includes("PRED")) {
    const isBare = wish.case === undefined || wish.case === "NOM";
    const added: Wish = {
      ...wish,
      plural: true,
      owner: wish.owner ?? at(OWNERS, turn),
      ...(isBare && { case: at(CASES, turn) }),
    };
    return labelOf("n", added);
  }
  if (label.startsWith("V;IND;") || label.startsWith("V;COND;"))
    return labelOf("v", { ...wish, negative: true, person: at(PERSONS, turn) });
  return undefined;
}

const at = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;
