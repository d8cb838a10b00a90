import type { ExamGoal } from "@tilashar/contracts";
import { addDays } from "@tilashar/learning";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { localDayOf } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";
import type { ExamOnPage } from "./exam-on-page.ts";

/** Nobody plans further ahead; the server refuses it too. */
const mostDaysAhead = 730;

/** Level and day of the examination. */
export function GoalForm({
  exam,
  goal,
  other,
  onChoose,
  onRemove,
}: {
  exam: ExamOnPage;
  goal: ExamGoal | null;
  /** The learner prepares for another one now. */
  other: boolean;
  onChoose: (goal: ExamGoal) => void;
  onRemove: () => void;
}) {
  const [error, setError] = useState<string>();
  const today = localDayOf(new Date());
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const day = String(form.get("day") ?? "");
        const level = exam.levels.find((one) => one === form.get("level")) ?? exam.levels[0];
        const isGood = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= today;
        if (!isGood || day > addDays(today, mostDaysAhead) || level === undefined)
          return setError(m.exam_goal_bad_day());
        onChoose({ exam: exam.slug, level, day });
      }}
    >
      <p>{m.exam_goal_text()}</p>
      {other && <p className="text-ink-soft">{m.exam_goal_other()}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {exam.levels.length > 1 && (
          <SelectField
            label={m.exam_goal_level()}
            name="level"
            defaultValue={goal?.level ?? exam.levels[0]}
          >
            {exam.levels.map((level) => (
              <option key={level} value={level}>
                {level.toUpperCase()}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={m.exam_goal_day()}
          name="day"
          type="date"
          min={today}
          max={addDays(today, mostDaysAhead)}
          defaultValue={goal?.day}
          error={error}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{m.exam_goal_save()}</Button>
        {goal !== null && (
          <Button look="quiet" onClick={onRemove}>
            {m.exam_goal_remove()}
          </Button>
        )}
      </div>
    </form>
  );
}
