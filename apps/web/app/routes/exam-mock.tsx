import { data, type ShouldRevalidateFunction } from "react-router";
import { MissingMock } from "#app/features/exams/missing-mock.tsx";
import { mockHeading } from "#app/features/exams/mock-heading.ts";
import { mockName } from "#app/features/exams/mock-name.ts";
import { MockScreen } from "#app/features/exams/mock-screen.tsx";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/exam-mock";

export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(pageContext);
  return mockHeading(content, params.slug, params.mock) ?? data(null, { status: 404 });
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData: heading }: Route.MetaArgs) => {
  if (!heading) return pageMeta(m.exam_missing_title(), m.exam_missing_text());
  const title = heading.rules === null ? m.exam_title() : heading.titles[currentLanguage()];
  return pageMeta(
    `${mockName(heading)} · ${title} · ${m.app_name()}`,
    m.exam_mock_meta({ title: `${title}, ${mockName(heading)}` }),
  );
};

export default function ExamMock({ loaderData: heading }: Route.ComponentProps) {
  if (heading === null) return <MissingMock />;
  return <MockScreen key={`${heading.exam} ${heading.mock}`} heading={heading} />;
}
