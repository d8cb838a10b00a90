import type { ReportRequest } from "@tilashar/contracts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { ownReportKey } from "./guest-key.ts";

/** What a report says of what is reported. */
export type Reported = Pick<ReportRequest, "kind" | "subject" | "quote">;

/**
 * Keeps a report, which leaves when there is a network, and tries at once.
 *
 * @returns whether the server has it already
 */
export async function keepReport(
  { kind, subject, quote }: Reported,
  { reason, suggestion }: { reason: ReportRequest["reason"]; suggestion: string },
): Promise<boolean> {
  const attempt = crypto.randomUUID();
  await outbox.keep("POST /reports/", {
    body: {
      attempt,
      kind,
      // The address tells where it stood; what an address asks for may be anybody's own.
      page: location.pathname.slice(0, 200),
      subject: subject.slice(0, 300),
      quote: quote.slice(0, 1000),
      reason,
      suggestion: suggestion.trim().slice(0, 1000),
      ...(currentSession().user === null && { guest_key: ownReportKey() }),
    },
  });
  await outbox.send();
  return !(await outbox.waiting()).some((entry) => entry.attempt === attempt);
}
