import type { ReportClosing, ReportToMend } from "@tilashar/contracts";
import type { ReactNode } from "react";
import { ActForm } from "#app/components/house/act-form.tsx";
import { outcomeNames } from "#app/components/report/outcome-names.ts";
import { reasonNames } from "#app/components/report/report-reasons.ts";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { SelectField, TextArea } from "#app/components/ui/field.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { momentText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

type Outcome = ReportClosing["outcome"];

/** One report: what somebody saw, where, what they would say instead, and what becomes of it. */
export function ReportCard({
  report,
  outcomes,
  close,
  onClosed,
  mend,
  children,
}: {
  report: ReportToMend;
  outcomes: readonly Outcome[];
  close: (closing: ReportClosing) => Promise<unknown>;
  onClosed: () => void;
  /** The way to the text that is to be mended. */
  mend?: ReactNode;
  /** What else can be done about it. */
  children?: ReactNode;
}) {
  const language = useLanguage();
  const { quote, reason, suggestion, alike, by, outcome, answer, page, kind } = report;
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone="sun">{reasonNames[reason]()}</Chip>
        {alike > 1 && <Chip tone="pomegranate">{m.mod_alike({ count: alike })}</Chip>}
        {outcome !== null && <Chip tone="steppe">{outcomeNames[outcome]()}</Chip>}
        <span className="text-sm text-ink-soft">
          {by === null ? m.mod_by_guest() : m.mod_by({ name: by.username })} ·{" "}
          {momentText(report.created_at, language)}
        </span>
      </div>
      <p className="text-lg font-semibold break-words">{quote}</p>
      {suggestion !== "" && (
        <p className="break-words whitespace-pre-line">
          {kind === "person"
            ? m.mod_said({ text: suggestion })
            : m.mod_suggestion({ text: suggestion })}
        </p>
      )}
      {answer !== "" && <p className="break-words">{m.report_answer({ text: answer })}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {mend}
        <a
          href={page}
          className="inline-flex min-h-11 items-center font-semibold text-sky underline underline-offset-4"
        >
          {m.mod_where()}
        </a>
      </div>
      {children}
      {outcome === null && (
        <details className="border-t-2 border-felt-sunk pt-1">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-sky">
            {m.mod_answer_and_close()}
          </summary>
          <ActForm
            button={m.mod_close()}
            label={m.mod_close_named({ text: quote })}
            act={(form) =>
              close({
                outcome: String(form.get("outcome")) as Outcome,
                answer: String(form.get("answer")),
              })
            }
            onDone={onClosed}
          >
            <SelectField label={m.mod_outcome()} name="outcome" required defaultValue="">
              <option value="" disabled>
                {m.mod_outcome_choose()}
              </option>
              {outcomes.map((one) => (
                <option key={one} value={one}>
                  {outcomeNames[one]()}
                </option>
              ))}
            </SelectField>
            <TextArea label={m.mod_answer()} name="answer" rows={2} maxLength={500} />
          </ActForm>
        </details>
      )}
    </Card>
  );
}
