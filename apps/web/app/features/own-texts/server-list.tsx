import type { KeptOwnText } from "@tilashar/contracts";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import type { KeptText } from "#app/lib/own-texts/own-text-store.ts";
import { m } from "#app/paraglide/messages.js";
import type { ServerTexts } from "./use-server-texts.ts";

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** Texts on the server that this device does not have, and how much room is left. */
export function ServerList({
  server,
  here,
}: {
  server: ServerTexts;
  /** Texts of this device. */
  here: readonly KeptText[];
}) {
  const { kept, busy } = server;
  if (kept === null) return null;
  const isHere = new Set(here.map(({ id }) => id));
  const elsewhere = kept.texts.filter(({ id }) => !isHere.has(id));
  if (kept.texts.length === 0) return null;
  return (
    <section aria-labelledby="server-texts" className="flex flex-col gap-3">
      <h2 id="server-texts" className="text-xl">
        {m.mine_server_title()}
      </h2>
      <p className="text-sm text-ink-soft">
        {m.mine_server_room({ used: megabytes(kept.used), quota: megabytes(kept.quota) })}
      </p>
      {elsewhere.length > 0 && (
        <ul className="flex flex-col gap-3">
          {elsewhere.map((text: KeptOwnText) => (
            <li key={text.id}>
              <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 ps-4 pe-2 sm:ps-5">
                <div className="min-w-0 flex-1 basis-56">
                  <h3 className="text-lg leading-snug wrap-anywhere">
                    <Kazakh>{text.title}</Kazakh>
                  </h3>
                  {text.author !== "" && <p className="text-sm text-ink-soft">{text.author}</p>}
                </div>
                <Button
                  look="secondary"
                  busy={busy === text.id}
                  onClick={() => void server.fetch(text)}
                >
                  {m.mine_server_fetch()}
                </Button>
                <Button look="quiet" onClick={() => void server.remove(text.id)}>
                  {m.mine_server_remove()}
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
