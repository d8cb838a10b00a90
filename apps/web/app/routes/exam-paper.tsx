import { data } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { MissingMock } from "#app/features/exams/missing-mock.tsx";
import { mockHeading } from "#app/features/exams/mock-heading.ts";
import { mockName } from "#app/features/exams/mock-name.ts";
import { MockPaper } from "#app/features/exams/mock-paper.tsx";
import { useLoadedMock } from "#app/features/exams/use-loaded-mock.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/exam-paper";

export function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(pageContext);
  return mockHeading(content, params.slug, params.mock) ?? data(null, { status: 404 });
}

export const meta = ({ loaderData: heading }: Route.MetaArgs) =>
  heading
    ? pageMeta(`${heading.titles[currentLanguage()]}. ${mockName(heading)}`, m.exam_paper_meta())
    : pageMeta(m.exam_missing_title(), m.exam_missing_text());

export default function ExamPaper({ loaderData: heading }: Route.ComponentProps) {
  if (heading === null || heading.rules === null) return <MissingMock />;
  return <Paper exam={heading.exam} mock={heading.mock} seen={heading.rules.seen} />;
}

function Paper({ exam, mock: name, seen }: { exam: string; mock: string; seen: string }) {
  const { mock, error, retry } = useLoadedMock(exam, name);
  if (mock !== null) return <MockPaper mock={mock} seen={seen} />;
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
