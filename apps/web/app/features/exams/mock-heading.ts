import type { ExamSummary, PublicContent } from "@tilashar/contracts";

/** What the page of a mock knows before the mock itself is there. */
export interface MockHeading {
  readonly exam: string;
  readonly mock: string;
  readonly level: ExamSummary["levels"][number];
  readonly titles: ExamSummary["titles"];
  readonly rules: Pick<ExamSummary, "seen" | "sections" | "pass_whole">;
  readonly minutes: number;
  readonly items: number;
}

/** What a page tells of a mock before the mock itself is there; null where there is none of that name. */
export function mockHeading(
  content: PublicContent,
  exam: string,
  mock: string,
): MockHeading | null {
  const detail = content.exam(exam);
  const found = detail?.mocks.find((one) => one.mock === mock);
  if (!detail || found === undefined) return null;
  const { titles, seen, sections, pass_whole } = detail;
  const { level, minutes, items } = found;
  return { exam, mock, level, minutes, items, titles, rules: { seen, sections, pass_whole } };
}
