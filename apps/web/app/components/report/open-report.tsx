import { createRoot, type Root } from "react-dom/client";
import type { Reported } from "#app/lib/reports/keep-report.ts";
import { ReportDialog } from "./report-dialog.tsx";

let root: Root | null = null;

/** Opens the dialog of a report beside the application: no page has to know of it. */
export function openReport(reported: Reported): void {
  if (root === null) {
    const place = document.createElement("div");
    document.body.append(place);
    root = createRoot(place);
  }
  root.render(<ReportDialog key={crypto.randomUUID()} reported={reported} />);
}
