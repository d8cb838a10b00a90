import { useSearchParams } from "react-router";
import { Notice } from "#app/components/ui/notice.tsx";
import { rights } from "#app/lib/session/rights.ts";
import { m } from "#app/paraglide/messages.js";
import { EditedFile } from "./edited-file.tsx";
import { FindText } from "./find-text.tsx";

/** The way to a text and its form. The address says how far one has come, so that back leads back. */
export function EditDesk() {
  const { acts } = rights.use();
  const [wanted] = useSearchParams();
  if (!acts.includes("see the course's files"))
    return <Notice kind="error">{m.edit_forbidden()}</Notice>;
  const file = wanted.get("file");
  if (file === null) return <FindText />;
  return <EditedFile key={file} file={file} at={wanted.get("at")} />;
}
