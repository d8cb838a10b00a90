import { useCallback } from "react";
import { call } from "#app/lib/api/client.ts";
import { Queue, useQueueState } from "./queue.tsx";
import { ReportCard } from "./report-card.tsx";

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
        />
      )}
    </Queue>
  );
}
