import type { ExamSummary, PracticePool, PublicContent } from "@tilashar/contracts";
import type { PracticeAim } from "./use-practice.ts";

/** What the page of practice knows before the questions are there. */
export interface PracticeHeading {
  readonly pool: PracticePool;
  /** The point of grammar that is practised; null for all. */
  readonly point: { readonly id: string; readonly title: ExamSummary["titles"] } | null;
  /** The examination that one came from, whose mocks are spared. */
  readonly spared: PracticeAim["spared"];
  readonly titles: ExamSummary["titles"] | null;
  /** When the rules were seen: those of that examination, else the oldest of all that ask such questions. */
  readonly seen: string;
}

/**
 * What a page tells of practice; null where there is no such pool.
 *
 * @param query `exam` names the examination one prepares for, `point` a point of grammar
 */
export function practiceHeading(
  content: PublicContent,
  name: string,
  query: URLSearchParams,
): PracticeHeading | null {
  const details = content.exams().flatMap(({ slug }) => content.exam(slug) ?? []);
  const having = details.filter(({ practice }) => practice.some(({ mock }) => mock === name));
  const exam = having.find(({ slug }) => slug === query.get("exam"));
  const pool = having[0]?.practice.find(({ mock }) => mock === name);
  const [oldest] = having.map(({ seen }) => seen).sort();
  if (pool === undefined || oldest === undefined) return null;
  const point = (exam ?? having[0])?.points.find((one) => one.point === query.get("point"));
  return {
    pool,
    point: point === undefined ? null : { id: point.point, title: point.title },
    spared:
      exam === undefined ? null : { exam: exam.slug, mocks: exam.mocks.map(({ mock }) => mock) },
    titles: exam?.titles ?? null,
    seen: exam?.seen ?? oldest,
  };
}
