import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { m } from "#app/paraglide/messages.js";
import { OwnTextsHead } from "./own-texts-head.tsx";

/** The page before the browser has looked what it keeps; without scripts, all there is of it. */
export function OwnTextsSkeleton() {
  return (
    <>
      <OwnTextsHead />
      <noscript>
        <p className="pb-4 font-semibold">{m.mine_no_scripts()}</p>
      </noscript>
      <Skeleton className="h-64 w-full" />
    </>
  );
}
