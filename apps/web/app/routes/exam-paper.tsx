import { choosePractice, PRACTICE, practiceOf } from "@tilashar/learning/exams";
import { useMemo } from "react";
import { data } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { MissingMock } from "#app/features/exams/missing-mock.tsx";
import { mockHeading } from "#app/features/exams/mock-heading.ts";
import { mockName } from "#app/features/exams/mock-name.ts";
import { MockPaper } from "#app/features/exams/mock-paper.tsx";
import { practiceHeading } from "#app/features/exams/practice-heading.ts";
import { useLoadedMock } from "#app/features/exams/use-loaded-mock.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/exam-paper";

export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(pageContext);
  const { slug, mock } = params;
  if (slug === PRACTICE) {
    const practice = practiceHeading(content, mock, new URLSearchParams());
    return practice === null
      ? data(null, { status: 404 })
      : { exam: slug, mock, titles: null, seen: practice.seen };
  }
  const heading = mockHeading(content, slug, mock);
  return heading === null
    ? data(null, { status: 404 })
    : { exam: slug, mock, titles: heading.titles, seen: heading.rules.seen };
}

export const meta = ({ loaderData: heading }: Route.MetaArgs) =>
  heading
    ? pageMeta(
        `${heading.titles?.[currentLanguage()] ?? m.exam_practice()}. ${mockName(heading)}`,
        m.exam_paper_meta(),
      )
    : pageMeta(m.exam_missing_title(), m.exam_missing_text());

export default function ExamPaper({ loaderData: heading }: Route.ComponentProps) {
  if (heading === null) return <MissingMock />;
  return <Paper exam={heading.exam} name={heading.mock} seen={heading.seen} />;
}

/** A sheet of practice is as long as this. */
const practiceSize = 20;

function Paper({ exam, name, seen }: { exam: string; name: string; seen: string }) {
  const { mock, error, retry } = useLoadedMock(exam, name);
  const shown = useMemo(() => {
    if (mock === null || exam !== PRACTICE) return mock;
    const { items } = choosePractice(mock, {
      answered: new Map(),
      untaken: new Set(),
      size: practiceSize,
    });
    return practiceOf(mock, new Set(items.map(({ id }) => id)));
  }, [mock, exam]);
  if (shown !== null)
    return (
      <MockPaper
        mock={shown}
        seen={seen}
        back={exam === PRACTICE ? paths.examPractice(name) : paths.examMock(exam, name)}
      />
    );
  if (error === null) return <Skeleton className="mx-auto mt-8 h-96 w-full max-w-4xl" />;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-8">
      <Notice kind="error">
        <p>{failureText(error, m.exam_load_failed())}</p>
        <Button look="secondary" className="mt-2" onClick={retry}>
          {m.try_again()}
        </Button>
      </Notice>
    </div>
  );
}
