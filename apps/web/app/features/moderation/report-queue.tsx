import type { ReportToMend } from "@tilashar/contracts";
import { useCallback } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { call } from "#app/lib/api/client.ts";
import { mendingState } from "#app/lib/reports/report-to-mend.ts";
import { addressOfReported } from "#app/lib/reports/reported-text.ts";
import { rights } from "#app/lib/session/rights.ts";
import { m } from "#app/paraglide/messages.js";
import { Queue, useQueueState } from "./queue.tsx";
import { ReportCard } from "./report-card.tsx";

/** For those who may propose a change: the way from a report to the text it points at. */
function MendLink({ report }: { report: ReportToMend }) {
  const { acts } = rights.use();
  const address = addressOfReported(report);
  if (address === null || !acts.includes("propose a change")) return null;
  return (
    <ButtonLink to={address} state={mendingState(report)}>
      {m.mod_mend()}
    </ButtonLink>
  );
}

/** Reports of mistakes in the course and in what its engines say. */
export function MistakeQueue() {
  const { state, choice } = useQueueState();
  const read = useCallback(
    async (before: number | null, signal: AbortSignal) => {
      const { reports, next } = await call("GET /moderation/reports/", {
        query: { state, ...(before !== null && { before }) },
        signal,
      });
      return { items: reports, next };
    },
    [state],
  );
  return (
    <Queue read={read} choice={choice}>
      {(report, again) => (
        <ReportCard
          report={report}
          outcomes={["mended", "will-be-mended", "right-as-it-is"]}
          close={(body) =>
            call("POST /moderation/reports/{id}/closing/", { params: { id: report.id }, body })
          }
          onClosed={again}
          mend={report.outcome === null && <MendLink report={report} />}
        />
      )}
    </Queue>
  );
}
