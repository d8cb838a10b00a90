import type { Queries } from "#api/db/database.ts";
import { closeReports, findOpenReport } from "./reports.repository.ts";

/** Whether a report of a mistake waits to be closed. */
export const isOpenReport = async (queries: Queries, id: number): Promise<boolean> =>
  (await findOpenReport(queries, { id, people: false })) !== null;

/**
 * Closes a report as mended, with the open ones of the same thing: what it pointed at has been changed. One that
 * somebody has closed already stays as it is.
 */
export async function closeMendedReport(
  queries: Queries,
  id: number,
  told: { answer: string; closedAt: string },
): Promise<void> {
  const report = await findOpenReport(queries, { id, people: false });
  if (report !== null) await closeReports(queries, report, { outcome: "mended", ...told });
}
