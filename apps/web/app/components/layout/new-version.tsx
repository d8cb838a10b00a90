import { lazy, Suspense } from "react";
import { useNewVersion } from "#app/lib/offline/new-version.ts";

const NewVersionOffer = lazy(() => import("./new-version-offer.tsx"));

/** Where a new version is offered; there before it is, or nobody hears it. */
export function NewVersion() {
  const isThere = useNewVersion();
  return (
    <div role="status" className="pointer-events-auto">
      {isThere && (
        <Suspense>
          <NewVersionOffer />
        </Suspense>
      )}
    </div>
  );
}
