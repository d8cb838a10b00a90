import type { DrillTask } from "@tilashar/learning/drills";
import type { Judgement } from "@tilashar/learning/judging";
import { answerText } from "#app/components/kazakh/answer-text.ts";
import { FormLabel } from "#app/components/kazakh/form-label.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Kazakh, KazakhForm } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import type { DrillTools } from "./load-drill.ts";

/** Right or wrong, what is wrong and why, and the right form with its sound. */
export function DrillVerdict({
  task,
  given,
  judgement,
  describeReason,
}: {
  task: DrillTask;
  given: string;
  judgement: Judgement;
  describeReason: DrillTools["describeReason"];
}) {
  const language = useLanguage();
  const { verdict, error, expected } = judgement;
  const isRight = verdict === "correct";
  const chosen = task.choices?.find(({ form }) => form === given);
  const reasons = isRight ? [] : reasonsOf(task, judgement);
  return (
    <div
      className={classNames(
        "flex flex-col gap-2 rounded-card px-4 py-3",
        isRight ? "bg-steppe-wash" : "bg-pomegranate-wash",
      )}
    >
      <p className={classNames("font-bold", isRight ? "text-steppe" : "text-pomegranate")}>
        {isRight ? m.review_right() : m.review_wrong()}
      </p>
      {!isRight && chosen === undefined && (
        <p>
          <Kazakh className="line-through">{given.trim()}</Kazakh>
        </p>
      )}
      {!isRight && chosen !== undefined ? (
        <p>
          <Kazakh className="font-bold">{chosen.form}</Kazakh>
          {" — "}
          <FormLabel label={chosen.label} />
        </p>
      ) : (
        error !== null && <p>{answerText(error, null, () => "", language)}</p>
      )}
      {reasons.length > 0 && (
        <ul className="list-disc ps-5 text-sm">
          {reasons.map((reason) => (
            <li key={reason.key}>{describeReason(reason, language)}</li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-xl font-bold">
        <RightForm task={task} expected={expected} />
        <SayButton text={expected} />
        <ReportFlag kind="verdict" subject={expected} quote={`${given.trim()} → ${expected}`} />
      </p>
    </div>
  );
}

/** Why the suffix that was broken is spelt so; of another form, why every suffix is. */
function reasonsOf({ explanation, choices }: DrillTask, { error }: Judgement) {
  if (explanation === undefined || error === null || choices !== null) return [];
  const broken = "suffix" in error ? error.suffix : null;
  const suffixes = explanation.suffixes.filter(({ id }) => broken === null || id === broken);
  const isOfLetters = error.kind === "harmony" || error.kind === "assimilation";
  return broken !== null || isOfLetters || error.kind === "missing-suffix"
    ? suffixes.flatMap(({ reasons }) => reasons)
    : [];
}

function RightForm({ task: { explanation }, expected }: { task: DrillTask; expected: string }) {
  const ends = explanation?.suffixes.map(({ surface }) => surface) ?? [];
  const stem = expected.slice(0, expected.length - ends.join("").length);
  const isWhole = ends.length > 0 && stem + ends.join("") === expected;
  return isWhole ? <KazakhForm segments={[stem, ...ends]} /> : <Kazakh>{expected}</Kazakh>;
}
