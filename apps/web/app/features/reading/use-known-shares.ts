import { useEffect, useState } from "react";
import { call } from "#app/lib/api/client.ts";
import { useSession } from "#app/lib/session/session.ts";

/**
 * How much of each text the learner can read, by the text's id; null for a guest and until it is known.
 * It is an ornament of the list: without an answer the list stands as it is.
 */
export function useKnownShares(): ReadonlyMap<number, number> | null {
  const { status } = useSession();
  const [shares, setShares] = useState<ReadonlyMap<number, number> | null>(null);
  useEffect(() => {
    setShares(null);
    if (status !== "user") return;
    const controller = new AbortController();
    call("GET /reading-materials/known/", { signal: controller.signal }).then(
      (answer) => setShares(new Map(answer.map(({ id, known }) => [id, known]))),
      (error: unknown) => {
        if (!controller.signal.aborted) console.warn("Known shares could not be read", error);
      },
    );
    return () => controller.abort();
  }, [status]);
  return shares;
}
