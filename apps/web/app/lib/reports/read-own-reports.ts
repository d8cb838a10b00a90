import type { OwnReports } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { guestReportKey } from "./guest-key.ts";

/** What was reported from here: by the learner, and by the guest that this browser was before. */
export async function readOwnReports(signal: AbortSignal): Promise<OwnReports["reports"]> {
  const key = guestReportKey();
  if (key === null && currentSession().user === null) return [];
  const { reports } = await call("GET /reports/mine/", {
    signal,
    headers: key === null ? {} : { "x-report-key": key },
  });
  return reports;
}
