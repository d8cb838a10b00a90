import type { Path } from "@tilashar/contracts";
import { useOwnPath } from "#app/lib/path/use-own-path.ts";
import { ContinueCard, ContinueCardSkeleton } from "./continue-card.tsx";

const unknown: Path = { units: [], next: null };

/** The next step of whoever is looking, on a page that knows nothing of the path. */
export function OwnContinue() {
  const path = useOwnPath(unknown);
  return path === unknown ? <ContinueCardSkeleton /> : <ContinueCard path={path} />;
}
