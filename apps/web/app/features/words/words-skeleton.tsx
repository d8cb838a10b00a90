import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { m } from "#app/paraglide/messages.js";

/** The place of the search and of the first words. */
export function WordsSkeleton() {
  return (
    <div role="status" aria-label={m.words_loading()} className="flex flex-col gap-3">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}
