import type { Path } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { useSession } from "#app/lib/session/session.ts";
import { hasMarks } from "./own-work.ts";

/**
 * The path with what this learner or guest has done. It begins as the public path of the page, which is
 * the same for everyone; without a network it is that one with what this browser knows.
 */
export function useOwnPath(publicPath: Path): Path {
  const { status, user } = useSession();
  const [own, setOwn] = useState<Path | null>(null);
  useEffect(() => {
    if (status === "loading") return;
    // A newcomer has done nothing, and fetches nothing to find that out.
    if (user === null && !hasMarks()) return setOwn(null);
    let isHere = true;
    import("./own-path.ts")
      .then(({ loadOwnPath }) => loadOwnPath(publicPath, user?.id ?? null))
      .then(
        (path) => isHere && setOwn(path),
        // The public path stays.
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [status, user, publicPath]);
  return own ?? publicPath;
}
