import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { callForFile } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";

const files = {
  "tilashar.json": "GET /profile/export/",
  "tilashar-words.csv": "GET /profile/export/words.csv",
} as const;
type FileName = keyof typeof files;

/** Gives the browser a file to save. */
function save(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Everything the product keeps about the learner, to take along. */
export function DataExport() {
  const [busy, setBusy] = useState<FileName | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function fetchFile(name: FileName) {
    if (busy !== null) return;
    setBusy(name);
    setFailure(null);
    try {
      save(await callForFile(files[name]), name);
    } catch (error) {
      setFailure(failureText(error, m.settings_error_export()));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{m.settings_data_text()}</p>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <Button
        look="secondary"
        busy={busy === "tilashar.json"}
        onClick={() => fetchFile("tilashar.json")}
      >
        {m.settings_export()}
      </Button>
      <Button
        look="secondary"
        busy={busy === "tilashar-words.csv"}
        onClick={() => fetchFile("tilashar-words.csv")}
      >
        {m.settings_export_words()}
      </Button>
    </div>
  );
}
