import { OwnReports } from "#app/features/reports/own-reports.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.report_list_title()} · ${m.app_name()}`, m.report_list_lead(), { unlisted: true });

/** What became of one's own reports; guests have it by their browser's key. */
export default function Reports() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{m.report_list_title()}</h1>
      <p className="text-ink-soft md:text-lg">{m.report_list_lead()}</p>
      <OwnReports />
    </div>
  );
}
