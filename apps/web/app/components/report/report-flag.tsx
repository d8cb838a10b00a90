import { useEffect } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Reported } from "#app/lib/reports/keep-report.ts";
import { m } from "#app/paraglide/messages.js";
import { askForReport, loadReportAhead } from "./load-report.ts";

/**
 * A small flag beside what may be wrong. Few ever press it: what it opens is fetched when the page has
 * nothing else to do, and it stands back until the eye or the keyboard comes near.
 */
export function ReportFlag({
  kind,
  subject,
  quote = subject,
  className,
}: {
  kind: Reported["kind"];
  /** Which of its kind: a sentence's Kazakh, a word, the id of a point or a person. */
  subject: string | number;
  /** What stands there. */
  quote?: string | number;
  className?: string;
}) {
  const text = String(quote);
  const label =
    kind === "person" ? m.report_person_label({ name: text }) : m.report_label({ text });
  useEffect(loadReportAhead, []);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => askForReport({ kind, subject: String(subject), quote: text })}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sky-wash hover:text-sky print:hidden",
        className,
      )}
    >
      <Icon name="flag" className="size-5" />
    </button>
  );
}
