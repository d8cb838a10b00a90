import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { ONESELF } from "./oneself.ts";

/** What somebody does without others: "drew it herself" is өзі салды. */
export const ONESELF_RULES: readonly Rule[] = Object.entries(ONESELF).map(([word, by]) =>
  rule(
    "VP",
    `VP ${word}` as "VP more",
    (deed) =>
      only(deed.by === undefined && (deed.objects.length > 0 || deed.preps.length > 0), {
        ...deed,
        by,
      }),
    0.1,
  ),
);
