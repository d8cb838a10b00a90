import type { KeptOwnText, OwnTextsResponse } from "@tilashar/contracts";
import { useCallback, useEffect, useState } from "react";
import { toast } from "#app/components/ui/toast.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import type { KeptText } from "#app/lib/own-texts/own-text-store.ts";
import {
  fetchFromServer,
  keepOnServer,
  removeFromServer,
} from "#app/lib/own-texts/server-texts.ts";
import { guest, type Owner } from "#app/lib/review/review-store.ts";
import { m } from "#app/paraglide/messages.js";

export interface ServerTexts {
  /** What is kept there; null for a guest, and while it cannot be told. */
  kept: OwnTextsResponse | null;
  /** The text that is on its way. */
  busy: string | null;
  keep(text: KeptText): Promise<void>;
  fetch(text: KeptOwnText): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The learner's texts on the server: only those that they have asked to be kept there. */
export function useServerTexts(owner: Owner, onFetched: () => Promise<void>): ServerTexts {
  const [kept, setKept] = useState<OwnTextsResponse | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const load = useCallback(async () => {
    if (owner === guest) return;
    try {
      setKept(await call("GET /own-texts", {}));
    } catch (error) {
      console.warn("The texts on the server could not be listed", error);
      setKept(null);
    }
  }, [owner]);
  useEffect(() => void load(), [load]);

  async function under(id: string, work: () => Promise<unknown>) {
    setBusy(id);
    try {
      await work();
    } catch (error) {
      toast(failureText(error, m.mine_server_failed()), "error");
    }
    await load();
    setBusy(null);
  }
  return {
    kept,
    busy,
    keep: (text) => under(text.id, () => keepOnServer(text)),
    fetch: ({ id }) =>
      under(id, async () => {
        await fetchFromServer(owner, id);
        await onFetched();
      }),
    remove: (id) => under(id, () => removeFromServer(id)),
  };
}
