import { data, type ShouldRevalidateFunction } from "react-router";
import { MissingMock } from "#app/features/exams/missing-mock.tsx";
import { taskName } from "#app/features/exams/task-name.ts";
import { TaskPage } from "#app/features/exams/task-page.tsx";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/exam-task";

export function loader({ context, params }: Route.LoaderArgs) {
  const exam = context.get(pageContext).content.exam(params.slug);
  const task = exam?.tasks.find(({ id }) => String(id) === params.task);
  if (!exam || task === undefined) return data(null, { status: 404 });
  const { slug, titles, seen } = exam;
  return { exam: { slug, titles, seen }, task };
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return pageMeta(m.exam_missing_title(), m.exam_missing_text());
  const { exam, task } = loaderData;
  const language = currentLanguage();
  return pageMeta(
    `${taskName(task)} · ${exam.titles[language]} · ${m.app_name()}`,
    task.task[language],
  );
};

export default function ExamTask({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <MissingMock />;
  return <TaskPage key={loaderData.task.id} exam={loaderData.exam} task={loaderData.task} />;
}
