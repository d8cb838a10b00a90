import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { Button, IconButton } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { whyUnkept } from "#app/lib/own-texts/held-texts.ts";
import type { KeptText } from "#app/lib/own-texts/own-text-store.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { formatNames } from "./format-names.ts";
import type { ServerTexts } from "./use-server-texts.ts";

/** From so many texts on they are searched. */
const manyTexts = 6;

/** The learner's texts, each with how much of it is known already. */
export function TextList({
  texts,
  shares,
  server,
  onRemove,
  onKeep,
}: {
  texts: readonly KeptText[];
  /** Known share of each text that has been counted, 0 to 1. */
  shares: ReadonlyMap<string, number>;
  server: ServerTexts;
  onRemove: (text: KeptText) => void;
  /** Tries to keep one that the browser had no room for. */
  onKeep: (text: KeptText) => void;
}) {
  const [search, setSearch] = useState("");
  const [removing, setRemoving] = useState<KeptText | null>(null);
  const asked = useDeferredValue(search.trim().toLowerCase());
  const onServer = new Set(server.kept?.texts.map(({ id }) => id));
  const isKept = ({ id }: KeptText) => onServer.has(id);
  const shown = texts.filter(({ title, author }) =>
    `${title} ${author}`.toLowerCase().includes(asked),
  );
  return (
    <section aria-labelledby="own-texts-list" className="flex flex-col gap-3">
      <h2 id="own-texts-list" className="text-xl">
        {m.mine_list()}
      </h2>
      {texts.length >= manyTexts && (
        <TextField
          label={m.mine_search()}
          type="search"
          value={search}
          maxLength={80}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 && (
        <p role="status" className="text-ink-soft">
          {m.mine_none_found()}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((text) => (
          <li key={text.id}>
            <Card className="relative flex items-center gap-2 py-3 ps-4 pe-2 has-focus-visible:outline-3 has-focus-visible:outline-sky sm:ps-5">
              <div className="min-w-0 flex-1">
                <h3 className="text-lg leading-snug wrap-anywhere">
                  <Link
                    to={paths.ownText(text.id)}
                    className="after:absolute after:inset-0 after:end-14 focus-visible:outline-none"
                  >
                    <Kazakh>{text.title}</Kazakh>
                  </Link>
                </h3>
                <p className="text-sm text-ink-soft">
                  {[
                    text.author,
                    formatNames[text.format],
                    text.words === null ? m.mine_counting() : m.word_count({ count: text.words }),
                    ...(shares.has(text.id)
                      ? [m.reading_known({ percent: percent(shares.get(text.id) ?? 0) })]
                      : []),
                  ]
                    .filter((part) => part !== "")
                    .join(" · ")}
                </p>
                {whyUnkept(text.id) !== null && (
                  <p className="relative flex flex-wrap items-center gap-x-3 font-semibold text-pomegranate">
                    {m.mine_unkept()}
                    <Button look="quiet" onClick={() => onKeep(text)}>
                      {m.mine_keep_now()}
                      <span className="sr-only">: {text.title}</span>
                    </Button>
                  </p>
                )}
                {server.kept !== null && (
                  <Button
                    look="quiet"
                    busy={server.busy === text.id}
                    className="relative -ms-5"
                    onClick={() => void (isKept(text) ? server.remove(text.id) : server.keep(text))}
                  >
                    {isKept(text) ? m.mine_server_remove() : m.mine_server_keep()}
                    <span className="sr-only">: {text.title}</span>
                  </Button>
                )}
              </div>
              <IconButton
                label={m.mine_remove({ title: text.title })}
                onClick={() => setRemoving(text)}
                className="text-ink-soft"
              >
                <Icon name="close" className="size-5" />
              </IconButton>
            </Card>
          </li>
        ))}
      </ul>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={m.mine_remove_title()}
      >
        <p className="pb-4 wrap-anywhere">
          <Kazakh className="font-semibold">{removing?.title ?? ""}</Kazakh>
          <span className="block">{m.mine_remove_text()}</span>
          {removing !== null && isKept(removing) && (
            <span className="block">{m.mine_remove_stays()}</span>
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button data-first-focus="" look="secondary" onClick={() => setRemoving(null)}>
            {m.mine_remove_keep()}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              if (removing !== null) onRemove(removing);
              setRemoving(null);
            }}
          >
            {m.mine_remove_yes()}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

const percent = (share: number) => Math.floor(share * 100);
