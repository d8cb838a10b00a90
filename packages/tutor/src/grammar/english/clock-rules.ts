import type { Rule } from "../chart/rule.ts";
import { inCase } from "../time-words.ts";
import { rule } from "./categories.ts";

const upTo = (number: string): string | undefined => {
  const to = inCase(number, "DAT");
  return to && `сағат ${to} дейін`;
};

/** Since, till, after and between what hours. */
export const CLOCK_RULES: readonly Rule[] = [
  // Since two o'clock: сағат екіден бері
  rule(
    "Time",
    "since Time",
    (_, time) => (/^сағат .+[тд][ае]$/.test(time) ? `${time}н бері` : undefined),
    -0.8,
  ),
  rule(
    "Time",
    "since Number o clock",
    (_, number) => {
      const from = inCase(number, "ABL");
      return from === undefined ? undefined : `сағат ${from} бері`;
    },
    -0.8,
  ),
  // "Till seven", "from nine to six": сағат жетіге дейін
  ...["till", "until", "before", "by"].map((word) =>
    rule("Time", `${word} Number` as "till Number", (_, number) => upTo(number), -0.2),
  ),
  ...["to", "till", "until"].map((word) =>
    rule("Time", `from Number ${word} Number` as "from Number to Number", (_, from, __, to) => {
      const [since, till] = [inCase(from, "ABL"), inCase(to, "DAT")];
      return since && till && `сағат ${since} ${till} дейін`;
    }),
  ),
  rule(
    "Time",
    "after Number",
    (_, number) => {
      const from = inCase(number, "ABL");
      return from && `сағат ${from} кейін`;
    },
    -0.2,
  ),
  rule(
    "Time",
    "to Number o clock",
    (_, number) => {
      const to = inCase(number, "DAT");
      return to && `сағат ${to}`;
    },
    -0.2,
  ),
];
