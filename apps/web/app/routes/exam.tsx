import { data, type ShouldRevalidateFunction } from "react-router";
import { ExamPage } from "#app/features/exams/exam-page.tsx";
import { MissingMock } from "#app/features/exams/missing-mock.tsx";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { courseThing } from "#app/lib/structured-data.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/exam";

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(pageContext);
  const found = content.exam(params.slug);
  if (found === null) return data(null, { status: 404 });
  // The plan asks for the points when there is a day to plan to; a task's models stand on its own page.
  const { points: _, tasks, ...exam } = found;
  return {
    exam,
    tasks: tasks.map(({ id, level, kind, minutes, task }) => ({ id, level, kind, minutes, task })),
    site: publicUrl,
  };
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams.slug !== nextParams.slug;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return pageMeta(m.exam_missing_title(), m.exam_missing_text());
  const { exam, site } = loaderData;
  const language = currentLanguage();
  const title = exam.titles[language];
  const description = m.exam_page_meta({ title });
  const url = site + paths.exam(exam.slug);
  return pageMeta(`${title} · ${m.app_name()}`, description, {
    thing: courseThing(title, exam.about[language], url, language),
  });
};

export default function Exam({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <MissingMock />;
  return <ExamPage key={loaderData.exam.slug} exam={loaderData.exam} tasks={loaderData.tasks} />;
}
