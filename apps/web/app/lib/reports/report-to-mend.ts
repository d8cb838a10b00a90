import type { ReportToMend as ReportOnTheWire } from "@tilashar/contracts";

/** The report that an editor is about to mend, as it goes along from page to page beside the address. */
export type ReportToMend = Pick<ReportOnTheWire, "id" | "quote" | "suggestion">;

/** What a link takes along. */
export const mendingState = ({ id, quote, suggestion }: ReportToMend) => ({
  mends: { id, quote, suggestion },
});

/** The report in what a page was given along; null where there is none. */
export function reportToMend(state: unknown): ReportToMend | null {
  const mends = (state as { mends?: Partial<ReportToMend> } | null)?.mends;
  return typeof mends?.id === "number" &&
    typeof mends.quote === "string" &&
    typeof mends.suggestion === "string"
    ? { id: mends.id, quote: mends.quote, suggestion: mends.suggestion }
    : null;
}
