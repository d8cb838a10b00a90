import { data, type ShouldRevalidateFunction } from "react-router";
import { MissingMock } from "#app/features/exams/missing-mock.tsx";
import { practiceHeading } from "#app/features/exams/practice-heading.ts";
import { practiceTitle } from "#app/features/exams/practice-name.ts";
import { PracticeScreen } from "#app/features/exams/practice-screen.tsx";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/exam-practice";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { content } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  return practiceHeading(content, params.mock, searchParams) ?? data(null, { status: 404 });
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href !== nextUrl.href;

export const meta = ({ loaderData: heading }: Route.MetaArgs) => {
  if (!heading) return pageMeta(m.exam_missing_title(), m.exam_missing_text());
  const title = practiceTitle(heading.pool.mock);
  return pageMeta(
    `${m.exam_practice()}: ${title} · ${m.app_name()}`,
    m.exam_practice_meta({ title }),
  );
};

export default function ExamPractice({ loaderData: heading }: Route.ComponentProps) {
  if (heading === null) return <MissingMock />;
  return <PracticeScreen key={`${heading.pool.mock} ${heading.point?.id}`} heading={heading} />;
}
