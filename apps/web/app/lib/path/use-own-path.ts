import type { Path } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { useSession } from "#app/lib/session/session.ts";
import { readStored } from "#app/lib/storage.ts";

/** Where own-work.ts notes what a guest has finished: written out here, or every page would fetch that. */
const guestKey = "path-work:guest";

/**
 * The path with what this learner or guest has done. It begins as what the page came with, the whole path
 * or a part of it, which is the same for everyone.
 */
export function useOwnPath(publicPath: Path): Path {
  const { status, user } = useSession();
  const [own, setOwn] = useState<Path | null>(null);
  useEffect(() => {
    if (status === "loading") return;
    // A newcomer has done nothing, and fetches nothing to find that out.
    if (user === null && readStored(guestKey) === null) return setOwn(null);
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
