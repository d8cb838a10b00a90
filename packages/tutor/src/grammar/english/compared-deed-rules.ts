import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import type { Deed, Noun } from "./tree.ts";

/** How a deed is done, where it is compared. */
const COMPARED: Readonly<Record<string, string>> = {
  better: "жақсы",
  worse: "нашар",
  faster: "тез",
  slower: "баяу",
  louder: "қатты",
  longer: "ұзақ",
  earlier: "ерте",
  later: "кеш",
};

/** How much of it is done, where that is compared. */
const MORE: Readonly<Record<string, string>> = {
  more: "көбірек",
  most: "көбірек",
  less: "азырақ",
};

/** The same beside whoever does less or more of it. */
const MORE_THAN: Readonly<Record<string, string>> = { more: "көп", less: "аз" };

/** "Likes tea more than coffee" compares two things: only of a deed without an object it is whoever does it. */
const moreThan = (deed: Deed, than: Noun, manner: string): Deed | undefined =>
  only(
    deed.verb !== "be" &&
      deed.than === undefined &&
      deed.objects.length === 0 &&
      deed.to === undefined &&
      deed.that === undefined,
    { ...deed, than, manners: [...deed.manners, manner] },
  );

/** Who is compared is named, or has the verb taken up again: "than me", "than I do". */
const compared = (
  [word, manner]: readonly [string, string],
  done: (deed: Deed, than: Noun, manner: string) => Deed | undefined,
): Rule[] => [
  rule("VP", `VP ${word} than Obj` as "VP more than Obj", (deed, _, __, than) =>
    done(deed, than, manner),
  ),
  ...["do", "does", "did"].map((did) =>
    rule("VP", `VP ${word} than Subj ${did}` as "VP more than Subj do", (deed, _, __, than) =>
      done(deed, than, manner),
    ),
  ),
];

const betterThan = (deed: Deed, than: Noun, manner: string): Deed | undefined =>
  only(deed.verb !== "be" && deed.than === undefined, {
    ...deed,
    than,
    manners: [...deed.manners, manner],
  });

/** What is done better, faster or more than by somebody else. */
export const COMPARED_DEED_RULES: readonly Rule[] = [
  // "Speaks better than me": менен жақсы сөйлейді
  ...Object.entries(COMPARED).flatMap((one) => compared(one, betterThan)),
  // "Works more than me": менен көп жұмыс істейді
  ...Object.entries(MORE_THAN).flatMap((one) => compared(one, moreThan)),
  // "Which do you like more?": көбірек
  ...Object.entries(MORE).map(([word, manner]) =>
    rule(
      "VP",
      `VP ${word}` as "VP more",
      (deed) => only(deed.verb !== "be", { ...deed, manners: [...deed.manners, manner] }),
      0.1,
    ),
  ),
];
