import type { ExamTask } from "@tilashar/contracts";
import { Link } from "react-router";
import { Fold } from "#app/components/ui/fold.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { taskName } from "./task-name.ts";

/** A task as a list shows it. */
export type TaskHead = Pick<ExamTask, "id" | "level" | "kind" | "minutes" | "task">;

/** Tasks for writing and speaking; of several levels each in its own fold. */
export function TaskList({ exam, tasks }: { exam: string; tasks: readonly TaskHead[] }) {
  const levels = [...new Set(tasks.map(({ level }) => level))];
  if (levels.length <= 1) return <Tasks exam={exam} tasks={tasks} />;
  return (
    <div className="flex flex-col gap-3">
      {levels.map((level) => {
        const own = tasks.filter((task) => task.level === level);
        return (
          <Fold key={level} title={`${level.toUpperCase()} (${own.length})`}>
            <Tasks exam={exam} tasks={own} />
          </Fold>
        );
      })}
    </div>
  );
}

function Tasks({ exam, tasks }: { exam: string; tasks: readonly TaskHead[] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {tasks.map((task) => (
        <li key={task.id}>
          <Link
            to={paths.examTask(exam, task.id)}
            prefetch="intent"
            className="flex h-full items-start gap-4 rounded-card border-2 border-stitch bg-felt-raised px-4 py-3 hover:border-sky"
          >
            <Icon
              name={task.kind === "writing" ? "pen" : "microphone"}
              className="mt-0.5 size-6 text-sky"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-bold">
                {taskName(task)} · {m.exam_minutes({ count: task.minutes })}
              </span>
              <span className="line-clamp-2 text-sm text-ink-soft">{task.task[language]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
