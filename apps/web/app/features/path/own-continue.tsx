import type { Path } from "@tilashar/contracts";
import { useOwnPath } from "#app/lib/path/use-own-path.ts";
import { ContinueCard } from "./continue-card.tsx";

const unknown: Path = { units: [], next: null };

/** The next step of whoever is looking, on a page that knows nothing of the path. */
export function OwnContinue() {
  return <ContinueCard path={useOwnPath(unknown)} />;
}
