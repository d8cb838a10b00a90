import type { OwnReports as OwnReportsAnswer } from "@tilashar/contracts";
import { useCallback, useEffect, useState } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { outcomeNames } from "#app/components/report/outcome-names.ts";
import { reasonNames } from "#app/components/report/report-reasons.ts";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import type { CallState } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { localDayText } from "#app/lib/language/dates.ts";
import { readOwnReports } from "#app/lib/reports/read-own-reports.ts";
import { m } from "#app/paraglide/messages.js";

type Report = OwnReportsAnswer["reports"][number];

/** What this learner, or this guest's browser, has reported, and what became of it. */
export function OwnReports() {
  return (
    <Part
      state={useOwnReports()}
      skeleton={<Skeleton className="h-40" />}
      failure={m.report_list_failed()}
    >
      {(reports) =>
        reports.length === 0 ? (
          <p className="max-w-prose text-ink-soft">{m.report_list_none()}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {reports.map((report) => (
              <li key={report.id}>
                <OwnReport report={report} />
              </li>
            ))}
          </ul>
        )
      }
    </Part>
  );
}

function useOwnReports(): CallState<Report[]> {
  const [state, setState] = useState<CallState<Report[]>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState({ status: "loading" });
    setAttempt((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the very reason to ask again
  useEffect(() => {
    const controller = new AbortController();
    readOwnReports(controller.signal).then(
      (answer) => setState({ status: "ready", answer }),
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ status: "error", error, retry });
      },
    );
    return () => controller.abort();
  }, [attempt, retry]);
  return state;
}

function OwnReport({ report }: { report: Report }) {
  const language = useLanguage();
  const { outcome, quote, reason, suggestion, answer, page } = report;
  return (
    <Card className="flex flex-col gap-1.5 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Chip>{outcome === null ? m.report_open() : outcomeNames[outcome]()}</Chip>
        <time dateTime={report.created_at} className="text-sm text-ink-soft">
          {localDayText(report.created_at, language)}
        </time>
      </div>
      <a href={page} className="font-semibold break-words text-sky underline underline-offset-4">
        {quote}
      </a>
      <p className="text-sm text-ink-soft">{reasonNames[reason]()}</p>
      {suggestion !== "" && (
        <p className="text-sm break-words">{m.report_your_suggestion({ text: suggestion })}</p>
      )}
      {answer !== "" && <p className="break-words">{m.report_answer({ text: answer })}</p>}
    </Card>
  );
}
