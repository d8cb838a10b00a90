import { BackLink } from "#app/components/layout/back-link.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The page before the browser has looked what it keeps; without scripts, all there is of it. */
export function OwnTextsSkeleton() {
  return (
    <>
      <BackLink to={paths.read}>{m.reading_title()}</BackLink>
      <h1 className="text-3xl md:text-4xl">{m.mine_title()}</h1>
      <p className="max-w-2xl pt-2 pb-5 text-ink-soft md:text-lg">{m.mine_lead()}</p>
      <noscript>
        <p className="pb-4 font-semibold">{m.mine_no_scripts()}</p>
      </noscript>
      <Skeleton className="h-64 w-full" />
    </>
  );
}
