import type { Proposal } from "@tilashar/contracts";
import { useCallback, useState } from "react";
import { PagedList } from "#app/components/house/paged-list.tsx";
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
  const [state, setState] = useState<Proposal["state"]>("open");
  const [notServed, setNotServed] = useState<string | null>(null);
  const read = useCallback(
    async (before: number | null, signal: AbortSignal) => {
      const { proposals, next, not_served } = await call("GET /edit/proposals/", {
        query: { state, ...(before !== null && { before }) },
        signal,
      });
      setNotServed(not_served);
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
        onChange={(event) => setState(event.target.value as Proposal["state"])}
        className="max-w-72"
      >
        {(Object.keys(stateNames) as Proposal["state"][]).map((one) => (
          <option key={one} value={one}>
            {stateNames[one]()}
          </option>
        ))}
      </SelectField>
      {notServed !== null && (
        <Notice kind="error">{m.edit_not_served({ reason: notServed })}</Notice>
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
