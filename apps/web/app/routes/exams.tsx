import { EXAM_CALIBRATION } from "@tilashar/learning/exams";
import type { ShouldRevalidateFunction } from "react-router";
import { PageSection } from "#app/components/layout/page-section.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { ExamCard } from "#app/features/exams/exam-card.tsx";
import { examQuestions } from "#app/features/exams/exam-questions.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { questionsThing } from "#app/lib/structured-data.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/exams";

export function loader({ context }: Route.LoaderArgs) {
  return { exams: context.get(pageContext).content.exams() };
}

// The rules do not change while they are read.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = () =>
  pageMeta(`${m.exam_meta_title()} · ${m.app_name()}`, m.exam_meta_description(), {
    thing: questionsThing(examQuestions()),
  });

const { takers, likely, open, unlikely } = EXAM_CALIBRATION;

export default function Exams({ loaderData: { exams } }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-10 px-4 pt-8 md:pt-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{m.exam_title()}</h1>
        <p className="max-w-2xl pt-2 text-ink-soft md:text-lg">{m.exam_lead()}</p>
        <p className="max-w-2xl pt-2 font-semibold">{m.exam_not_official_long()}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {exams.map((exam) => (
          <li key={exam.slug}>
            <ExamCard exam={exam} />
          </li>
        ))}
      </ul>
      <PageSection id="honest" title={m.exam_honest_title()}>
        <p className="max-w-prose">{m.exam_honest_text()}</p>
        <p className="max-w-prose pt-3">{m.exam_honest_simulated({ count: takers })}</p>
        <ul className="max-w-prose list-disc ps-6 pt-1">
          <li>{m.exam_honest_likely({ passed: likely.passedOfHundred })}</li>
          <li>{m.exam_honest_open({ passed: open.passedOfHundred })}</li>
          <li>{m.exam_honest_unlikely({ passed: unlikely.passedOfHundred })}</li>
        </ul>
        <p className="max-w-prose pt-3 text-ink-soft">{m.exam_honest_limits()}</p>
      </PageSection>
      <PageSection id="questions" title={m.exam_faq_title()}>
        <div className="flex max-w-4xl flex-col gap-3">
          {examQuestions().map(({ question, answer }) => (
            <Fold key={question} title={question}>
              <p className="max-w-prose text-ink-soft">{answer}</p>
            </Fold>
          ))}
        </div>
      </PageSection>
    </div>
  );
}
