import { toast } from "#app/components/ui/toast.tsx";
import type { Reported } from "#app/lib/reports/keep-report.ts";
import { whenIdle } from "#app/lib/when-idle.ts";
import { m } from "#app/paraglide/messages.js";

type Opener = typeof import("./open-report.tsx");

let loading: Promise<Opener> | null = null;
let isAhead = false;
/** What was pointed at while the form could not be fetched. */
let waiting: Reported | null = null;

function loadReport(): Promise<Opener> {
  loading ??= import("./open-report.tsx").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Fetches the form in an idle moment: the network may be gone when the flag is pressed. */
export function loadReportAhead(): void {
  if (isAhead) return;
  isAhead = true;
  // Whoever presses the flag is told.
  whenIdle(() => loadReport().catch(() => {}));
}

/** Opens the form of a report; where it cannot be fetched, says so and opens it when the network is back. */
export async function askForReport(reported: Reported): Promise<void> {
  const page = location.pathname;
  try {
    const { openReport } = await loadReport();
    openReport(reported);
  } catch (error) {
    console.warn("The form of a report could not be fetched", error);
    if (navigator.onLine) return toast(m.report_form_failed(), "error");
    toast(m.report_form_waits());
    if (waiting === null) {
      const open = () => {
        const wanted = waiting;
        waiting = null;
        // On another page nobody expects it any more.
        if (wanted !== null && location.pathname === page) void askForReport(wanted);
      };
      addEventListener("online", open, { once: true });
    }
    waiting = reported;
  }
}
