import type { LoggedAct } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api/client.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { momentText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";
import { actName, subjectName } from "./act-names.ts";

const firstPage = { query: {} };

/** What people with roles have done, newest first. */
export function ActLog() {
  const state = useCall("GET /admin/acts/", firstPage);
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <Part state={state} skeleton={<Skeleton className="h-80" />} failure={m.house_acts_failed()}>
        {(answer) => <Acts first={answer} />}
      </Part>
    </Card>
  );
}

function Acts({ first }: { first: { acts: LoggedAct[]; next: number | null } }) {
  const [acts, setActs] = useState(first.acts);
  const [next, setNext] = useState(first.next);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    setActs(first.acts);
    setNext(first.next);
  }, [first]);

  async function more(before: number) {
    setBusy(true);
    try {
      const page = await call("GET /admin/acts/", { query: { before } });
      setActs([...acts, ...page.acts]);
      setNext(page.next);
    } finally {
      setBusy(false);
    }
  }

  if (acts.length === 0) return <p>{m.house_acts_none()}</p>;
  return (
    <>
      <ul className="flex flex-col">
        {acts.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </ul>
      {next !== null && (
        <Button look="secondary" className="self-start" busy={busy} onClick={() => more(next)}>
          {m.mod_more()}
        </Button>
      )}
    </>
  );
}

function ActRow({ act }: { act: LoggedAct }) {
  const language = useLanguage();
  const { actor } = act;
  const who =
    actor === null ? m.house_acts_shell() : (actor.username ?? m.house_acts_gone({ id: actor.id }));
  return (
    <li className="border-b-2 border-felt-sunk py-2 last:border-b-0">
      <p className="break-words">
        <span className="font-semibold">{who}</span> · {actName(act.act)} · {subjectName(act)}
      </p>
      <p className="text-sm break-words whitespace-pre-line text-ink-soft">
        {[momentText(act.at, language), act.change, act.reason].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}
