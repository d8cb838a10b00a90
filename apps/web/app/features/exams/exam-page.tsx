import { BackLink } from "#app/components/layout/back-link.tsx";
import { PageSection } from "#app/components/layout/page-section.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { ExamOnPage } from "./exam-on-page.ts";
import { ExamPlan } from "./exam-plan.tsx";
import { FactList } from "./fact-list.tsx";
import { levelRange } from "./level-range.ts";
import { MockList } from "./mock-list.tsx";
import { NotOfficial } from "./not-official.tsx";
import { PracticeList } from "./practice-list.tsx";
import { SectionList } from "./section-list.tsx";
import { type TaskHead, TaskList } from "./task-list.tsx";

/** One examination: what it asks, its mocks, the plan to its day, tasks, its rules with their sources. */
export function ExamPage({ exam, tasks }: { exam: ExamOnPage; tasks: readonly TaskHead[] }) {
  const language = useLanguage();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-10 px-4 pt-4 md:pt-8">
      <div>
        <BackLink to={paths.exams}>{m.exam_title()}</BackLink>
        <h1 className="pt-1 text-3xl md:text-4xl">{exam.titles[language]}</h1>
        <p className="max-w-2xl pt-2 pb-3 text-ink-soft md:text-lg">{exam.about[language]}</p>
        <div className="flex flex-wrap gap-2 pb-4">
          <Chip tone="sky">{levelRange(exam.levels)}</Chip>
          <Chip>
            {m.exam_items({ count: exam.sections.reduce((sum, { items }) => sum + items, 0) })}
          </Chip>
          <Chip>{m.exam_minutes({ count: exam.minutes })}</Chip>
        </div>
        <NotOfficial seen={exam.seen} />
      </div>
      <PageSection id="asks" title={m.exam_asks_title()}>
        <Card className="px-5 py-2">
          <SectionList sections={exam.sections} />
          {exam.pass_whole !== null && (
            <p className="border-t-2 border-felt-sunk py-2 font-semibold">
              {m.exam_pass_whole({ pass: exam.pass_whole })}
            </p>
          )}
        </Card>
      </PageSection>
      <PageSection id="mocks" title={m.exam_mocks_title()}>
        <MockList exam={exam} />
      </PageSection>
      {exam.practice.length > 0 && (
        <PageSection id="practice" title={m.exam_practice_title()}>
          <p className="max-w-prose pb-3 text-ink-soft">{m.exam_practice_text()}</p>
          <PracticeList exam={exam} />
        </PageSection>
      )}
      <PageSection id="plan" title={m.exam_plan_title()}>
        <ExamPlan exam={exam} />
      </PageSection>
      {tasks.length > 0 && (
        <PageSection id="tasks" title={m.exam_tasks_title()}>
          <p className="max-w-prose pb-3 text-ink-soft">{m.exam_tasks_text()}</p>
          <TaskList exam={exam.slug} tasks={tasks} />
        </PageSection>
      )}
      <PageSection id="rules" title={m.exam_rules_title()}>
        <FactList facts={exam.facts} />
      </PageSection>
    </div>
  );
}
