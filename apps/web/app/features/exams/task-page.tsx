import type { ExamSummary, ExamTask } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { PageSection } from "#app/components/layout/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/field.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { type KeptTask, keepTask, keptTask } from "./kept-task.ts";
import { NotOfficial } from "./not-official.tsx";
import { SpokenAnswer } from "./spoken-answer.tsx";
import { TaskModels } from "./task-models.tsx";
import { taskName } from "./task-name.ts";
import { TaskTimer } from "./task-timer.tsx";
import { WrittenAnswer } from "./written-answer.tsx";

/** A task for writing or speaking: one's own answer, models beside it, and criteria that the learner ticks. No grade. */
export function TaskPage({
  exam,
  task,
}: {
  exam: Pick<ExamSummary, "slug" | "titles" | "seen">;
  task: ExamTask;
}) {
  const language = useLanguage();
  const { status, user } = useSession();
  const owner = user?.id ?? null;
  const [kept, setKept] = useState<KeptTask>({ text: "", met: [] });
  const [isCompared, setCompared] = useState(false);
  useEffect(() => {
    if (status !== "loading") setKept(keptTask(owner, task.id));
  }, [status, owner, task.id]);
  const change = (next: KeptTask) => {
    setKept(next);
    keepTask(owner, task.id, next);
  };
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 pt-4 md:pt-8">
      <div>
        <BackLink to={paths.exam(exam.slug)}>{exam.titles[language]}</BackLink>
        <div className="flex flex-wrap items-center justify-between gap-3 pt-1 pb-3">
          <h1 className="text-2xl md:text-3xl">{taskName(task)}</h1>
          <span className="flex flex-wrap items-center gap-3 print:hidden">
            <TaskTimer minutes={task.minutes} />
            <Button look="quiet" onClick={() => print()}>
              {m.exam_paper_print()}
            </Button>
          </span>
        </div>
        <p className="max-w-prose text-lg">{task.task[language]}</p>
      </div>
      <PageSection id="answer" title={m.exam_own_answer()}>
        {task.kind === "writing" ? (
          <WrittenAnswer
            task={task}
            text={kept.text}
            onText={(text) => change({ ...kept, text })}
          />
        ) : (
          <SpokenAnswer task={task} />
        )}
      </PageSection>
      <div className={isCompared ? undefined : "print:hidden"}>
        <PageSection id="models" title={m.exam_models_title()}>
          {isCompared ? (
            <TaskModels task={task} />
          ) : (
            <>
              <p className="pb-3 text-ink-soft">{m.exam_models_text()}</p>
              <Button look="secondary" onClick={() => setCompared(true)}>
                {m.exam_models_show()}
              </Button>
            </>
          )}
        </PageSection>
      </div>
      <PageSection id="criteria" title={m.exam_criteria_title()}>
        <p className="pb-2 text-ink-soft">{m.exam_criteria_text()}</p>
        <ul className="flex flex-col">
          {task.criteria.map((criterion, at) => (
            <li key={criterion.en}>
              <Checkbox
                label={criterion[language]}
                checked={kept.met.includes(at)}
                onChange={() =>
                  change({
                    ...kept,
                    met: kept.met.includes(at)
                      ? kept.met.filter((one) => one !== at)
                      : [...kept.met, at],
                  })
                }
              />
            </li>
          ))}
        </ul>
      </PageSection>
      <NotOfficial seen={exam.seen} />
    </div>
  );
}
