import { levelLetter } from "@tilashar/course";
import {
  ANSWERS_TO_CALIBRATE,
  type AnswerCount,
  type ItemStatistics,
  itemStatistics,
  LEVEL_DIFFICULTY,
} from "@tilashar/learning";
import type { BankItem } from "./question-bank.ts";

/** Below this a question hardly tells the strong from the weak. */
const weakDiscrimination = 0.15;

/** How far from its tag a question may measure before a person should look at the tag. */
const farFromTag = 1;

type Row = ItemStatistics & { item: BankItem; remarks: string[] };

/** Statistics of every question as a table for people, the ones worth a look first. */
export function itemReport(items: readonly BankItem[], counts: readonly AnswerCount[]): string {
  const rows = statisticsOf(items, counts).map(
    (row): Row => ({ ...row, remarks: remarksOn(row, row.item) }),
  );
  const answered = rows.filter(({ answers }) => answers > 0);
  const measured = rows.filter(({ answers }) => answers >= ANSWERS_TO_CALIBRATE);
  const heading = [
    `${rows.length} questions, ${answered.length} answered, ${measured.length} with ${ANSWERS_TO_CALIBRATE} answers or more.`,
    "Difficulty: ability at which half know it (A -1.4, B 0, C 1.4 by the tags). Discrimination: correlation with ability.",
    "",
    "  id  level skill       answers  right  difficulty      discr.  remarks",
  ];
  const lines = answered
    .sort(
      (left, right) => right.remarks.length - left.remarks.length || right.answers - left.answers,
    )
    .map(({ item, answers, shareRight, difficulty, error, discrimination, remarks }) =>
      [
        String(item.id).padStart(4),
        `  ${levelLetter(item.level)}  `,
        item.skill.padEnd(11),
        String(answers).padStart(7),
        `${Math.round((shareRight ?? 0) * 100)} %`.padStart(6),
        `${difficulty.toFixed(2)} ± ${error.toFixed(2)}`.padStart(13),
        (discrimination?.toFixed(2) ?? "–").padStart(8),
        ` ${remarks.join("; ")}`,
      ].join(" "),
    );
  return [...heading, ...lines].join("\n");
}

/** The module of measured difficulties: of questions with answers enough. */
export function frozenDifficulties(
  items: readonly BankItem[],
  counts: readonly AnswerCount[],
): string {
  const lines = statisticsOf(items, counts)
    .filter(({ answers }) => answers >= ANSWERS_TO_CALIBRATE)
    .sort((left, right) => left.id - right.id)
    .map(({ id, difficulty }) => `  ${id}: ${difficulty.toFixed(2)},`);
  const table = lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n}`;
  return `/**
 * Difficulties measured from answers, by question: written by \`npm run test:items -- --freeze\` and kept
 * for a release. A question that is not here has the difficulty of its author's tag.
 */
export const DIFFICULTIES: Readonly<Record<number, number>> = ${table};
`;
}

function statisticsOf(items: readonly BankItem[], counts: readonly AnswerCount[]) {
  return items.map((item) => ({ item, ...itemStatistics(item, counts) }));
}

function remarksOn(
  { answers, difficulty, discrimination, deadDistractors }: ItemStatistics,
  item: BankItem,
): string[] {
  if (answers < ANSWERS_TO_CALIBRATE) return [];
  const away = difficulty - LEVEL_DIFFICULTY[item.level];
  return [
    ...(discrimination !== null && discrimination < weakDiscrimination
      ? ["tells nobody apart"]
      : []),
    ...(Math.abs(away) > farFromTag
      ? [away > 0 ? "harder than its level" : "easier than its level"]
      : []),
    ...deadDistractors.map((letter) => `nobody takes ${letter}`),
  ];
}
