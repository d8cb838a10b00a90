import type { ReportClosing } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** What can become of a report, in words. */
export const outcomeNames: Readonly<Record<ReportClosing["outcome"], () => string>> = {
  mended: m.report_outcome_mended,
  "will-be-mended": m.report_outcome_will_be_mended,
  "right-as-it-is": m.report_outcome_right_as_it_is,
  acted: m.report_outcome_acted,
  "no-action": m.report_outcome_no_action,
};
