import {
  ANSWERS_FOR_ITEM,
  type ExamAnswerCount,
  type ExamItemStatistics,
  type ExamMock,
  examItemStatistics,
  ITEMS_FOR_CELL,
  itemsOfMock,
  measuredCells,
  priorDifficulty,
} from "@tilashar/learning/exams";

/** Below this an item hardly tells the strong from the weak. */
const weakDiscrimination = 0.15;
/** How far from its part and level an item may measure before a person should look at it. */
const farFromLevel = 1;

/** What the counts say of every item of the mocks. */
export function statisticsOf(
  mocks: readonly ExamMock[],
  counts: readonly ExamAnswerCount[],
): ExamItemStatistics[] {
  const byItem = Map.groupBy(counts, ({ item }) => item);
  return mocks.flatMap((mock) =>
    itemsOfMock(mock).map((item) => examItemStatistics(item, byItem.get(item.id) ?? [])),
  );
}

/** The items as a table for people, those worth a look first. */
export function examItemReport(statistics: readonly ExamItemStatistics[]): string {
  const answered = statistics.filter(({ answers }) => answers > 0);
  const measured = statistics.filter(({ answers }) => answers >= ANSWERS_FOR_ITEM);
  const cells = Object.entries(measuredCells(statistics));
  return [
    `${statistics.length} items, ${answered.length} answered, ${measured.length} with ${ANSWERS_FOR_ITEM} answers or more.`,
    `Parts with ${ITEMS_FOR_CELL} measured items or more: ${
      cells.map(([cell, difficulty]) => `${cell} ${difficulty.toFixed(2)}`).join(", ") || "none"
    }.`,
    "",
    "   id  part and level      answers  right  difficulty      discr.  remarks",
    ...answered
      .map((one) => ({ one, remarks: remarksOn(one) }))
      .sort((a, b) => b.remarks.length - a.remarks.length || b.one.answers - a.one.answers)
      .map(({ one, remarks }) =>
        [
          String(one.item).padStart(5),
          ` ${one.part} ${one.level ?? ""}`.padEnd(19),
          String(one.answers).padStart(7),
          `${Math.round((100 * one.right) / one.answers)} %`.padStart(6),
          `${one.difficulty.toFixed(2)} ± ${one.error.toFixed(2)}`.padStart(13),
          (one.discrimination?.toFixed(2) ?? "–").padStart(8),
          ` ${remarks.join("; ")}`,
        ].join(" "),
      ),
  ].join("\n");
}

function remarksOn(one: ExamItemStatistics): string[] {
  if (one.answers < ANSWERS_FOR_ITEM) return [];
  const away = one.difficulty - priorDifficulty(one.part, one.level);
  return [
    ...(one.discrimination !== null && one.discrimination < weakDiscrimination
      ? ["tells nobody apart"]
      : []),
    ...(Math.abs(away) > farFromLevel ? [away > 0 ? "harder than its level" : "easier"] : []),
    ...one.dead.map((letter) => `nobody takes ${letter}`),
  ];
}

/** The module of measured difficulties. */
export function frozenExamDifficulties(statistics: readonly ExamItemStatistics[]): string {
  const lines = Object.entries(measuredCells(statistics)).map(
    ([cell, difficulty]) => `  ${JSON.stringify(cell)}: ${difficulty.toFixed(2)},`,
  );
  const table = lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n}`;
  return `/**
 * Difficulties of the parts of a level, measured from answers to mocks: written by \`npm run exams:items -- --freeze\`
 * and kept for a release. A part that is not here has the difficulty that the model assumes.
 */
export const MEASURED_DIFFICULTIES: Readonly<Record<string, number>> = ${table};
`;
}
