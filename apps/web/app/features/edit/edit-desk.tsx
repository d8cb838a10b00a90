import { useLocation, useSearchParams } from "react-router";
import { Notice } from "#app/components/ui/notice.tsx";
import { type ReportToMend, reportToMend } from "#app/lib/reports/report-to-mend.ts";
import { rights } from "#app/lib/session/rights.ts";
import { m } from "#app/paraglide/messages.js";
import { EditedFile } from "./edited-file.tsx";
import { FindText } from "./find-text.tsx";

/** The way to a text and its form. The address says how far one has come, so that back leads back. */
export function EditDesk() {
  const { acts } = rights.use();
  const [wanted] = useSearchParams();
  const report = reportToMend(useLocation().state);
  if (!acts.includes("see the course's files"))
    return <Notice kind="error">{m.edit_forbidden()}</Notice>;
  const file = wanted.get("file");
  return (
    <>
      {report !== null && <MendedReport report={report} />}
      {file === null ? <FindText /> : <EditedFile key={file} file={file} at={wanted.get("at")} />}
    </>
  );
}

/** What somebody pointed at, and would say instead. */
function MendedReport({ report: { quote, suggestion } }: { report: ReportToMend }) {
  return (
    <Notice kind="info">
      <p>{m.edit_mending({ text: quote })}</p>
      {suggestion !== "" && (
        <p className="font-normal whitespace-pre-line">{m.mod_suggestion({ text: suggestion })}</p>
      )}
    </Notice>
  );
}
