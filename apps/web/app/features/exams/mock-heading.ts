import type { ExamSummary, PublicContent } from "@tilashar/contracts";

/** What the page of a mock knows before the mock itself is there. */
export interface MockHeading {
  readonly exam: string;
  readonly mock: string;
  readonly level: ExamSummary["levels"][number];
  readonly titles: ExamSummary["titles"];
  /** Null for practice, which follows no examination's rules. */
  readonly rules: Pick<ExamSummary, "seen" | "sections" | "pass_whole"> | null;
  readonly minutes: number;
  readonly items: number;
}

/** What a page tells of a mock before the mock itself is there; null where there is none of that name. */
export function mockHeading(
  content: PublicContent,
  exam: string,
  mock: string,
): MockHeading | null {
  const head = (one: { mock: string }) => one.mock === mock;
  if (exam === "practice") {
    const details = content.exams().flatMap(({ slug }) => content.exam(slug) ?? []);
    const found = details.flatMap(({ practice }) => practice).find(head);
    const [first] = details;
    if (found === undefined || first === undefined) return null;
    const { level, minutes, items } = found;
    return { exam, mock, level, minutes, items, titles: first.titles, rules: null };
  }
  const detail = content.exam(exam);
  const found = detail?.mocks.find(head);
  if (!detail || found === undefined) return null;
  const { titles, seen, sections, pass_whole } = detail;
  const { level, minutes, items } = found;
  return { exam, mock, level, minutes, items, titles, rules: { seen, sections, pass_whole } };
}
