import type { Language } from "@tilashar/contracts";
import { useCallback, useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText, localDayOf } from "#app/lib/language/dates.ts";
import type { Entry } from "#app/lib/outbox/entry.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { entryName } from "./entry-name.ts";

/** What the server did not take: why, and what to do about it. Nothing while there is nothing. */
export function SetAside() {
  const language = useLanguage();
  const { user } = useSession();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [dropping, setDropping] = useState<Entry | null>(null);
  const read = useCallback(() => {
    outbox.setAside().then(setEntries, () => setEntries([]));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has its own entries
  useEffect(() => {
    read();
    return outbox.listen(read);
  }, [read, user?.id]);

  async function tryAgain({ attempt }: Entry) {
    await outbox.tryAgain([attempt]);
    await outbox.send();
  }
  async function drop() {
    if (dropping !== null) await outbox.drop([dropping.attempt]);
    setDropping(null);
  }

  // What leaves only after another entry shares its fate.
  const own = entries.filter(({ needs }) => needs === undefined);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="set-aside" className="rounded-card bg-pomegranate-wash p-5 md:p-6">
      <h2 id="set-aside" className="text-xl">
        {m.offline_aside_title()}
      </h2>
      <p className="pt-1">{m.offline_aside_lead()}</p>
      <ul className="flex flex-col gap-4 pt-4">
        {own.map((entry) => (
          <li key={entry.attempt} className="flex flex-col gap-2 border-t-2 border-stitch pt-3">
            <p>
              <strong>{entryName(entry)}</strong>
              {" · "}
              <time dateTime={entry.finishedAt} className="whitespace-nowrap">
                {momentText(new Date(entry.finishedAt), language)}
              </time>
            </p>
            <p>{entry.refusal?.message || m.offline_aside_no_reason()}</p>
            <div className="flex flex-wrap gap-3">
              <Button look="secondary" onClick={() => tryAgain(entry)}>
                {m.try_again()}
              </Button>
              <Button look="secondary" onClick={() => download(entry)}>
                {m.offline_aside_download()}
              </Button>
              <Button look="danger" onClick={() => setDropping(entry)}>
                {m.offline_aside_drop()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={dropping !== null}
        onClose={() => setDropping(null)}
        title={m.offline_aside_drop_title()}
      >
        <p className="pb-4">{m.offline_aside_drop_text()}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="danger" onClick={() => void drop()}>
            {m.offline_aside_drop()}
          </Button>
          <Button look="quiet" onClick={() => setDropping(null)}>
            {m.offline_aside_keep()}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function momentText(moment: Date, language: Language): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  return `${dayText(localDayOf(moment), language)}, ${time}`;
}

/** Gives the browser the whole entry as a file to save. */
function download(entry: Entry): void {
  const file = new Blob([JSON.stringify(entry, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `tilashar-${entry.attempt.replaceAll(":", "-")}.json`;
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
