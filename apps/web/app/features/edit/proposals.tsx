import type { ProposalFilter } from "@tilashar/contracts";
import { useCallback, useState } from "react";
import { PagedList } from "#app/components/house/paged-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { usePages } from "#app/lib/api/use-pages.ts";
import { rights } from "#app/lib/session/rights.ts";
import { m } from "#app/paraglide/messages.js";
import { ProposalCard } from "./proposal-card.tsx";
import { stateNames } from "./state-names.ts";

/** Changes that are proposed, and what became of those before. */
export function Proposals() {
  const { acts } = rights.use();
  if (!acts.includes("see the course's files"))
    return <Notice kind="error">{m.edit_forbidden()}</Notice>;
  return <ProposalList />;
}

function ProposalList() {
  const [state, setState] = useState<ProposalFilter>("open");
  const [notServed, setNotServed] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState(0);
  const read = useCallback(
    async (before: number | null, signal: AbortSignal) => {
      const { proposals, next, not_served, left_out } = await call("GET /edit/proposals/", {
        query: { state, ...(before !== null && { before }) },
        signal,
      });
      setNotServed(not_served);
      setLeftOut(left_out);
      return { items: proposals, next };
    },
    [state],
  );
  const pages = usePages(read);
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={m.mod_state()}
        value={state}
        onChange={(event) => setState(event.target.value as ProposalFilter)}
        className="max-w-72"
      >
        {(Object.keys(stateNames) as ProposalFilter[]).map((one) => (
          <option key={one} value={one}>
            {stateNames[one]()}
          </option>
        ))}
      </SelectField>
      {notServed !== null && (
        <Notice kind="error">{m.edit_not_served({ reason: notServed })}</Notice>
      )}
      {leftOut > 0 && state !== "left_out" && (
        <Notice kind="error">
          <p>{m.edit_left_out_count({ count: leftOut })}</p>
          <Button look="secondary" className="mt-2" onClick={() => setState("left_out")}>
            {m.edit_left_out_show()}
          </Button>
        </Notice>
      )}
      <PagedList
        {...pages}
        failure={pages.status === "error" ? failureText(pages.error, m.mod_load_failed()) : null}
        empty={m.mod_nothing()}
      >
        {(proposal) => <ProposalCard proposal={proposal} onDone={pages.again} />}
      </PagedList>
    </div>
  );
}
