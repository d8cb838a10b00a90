import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { m } from "#app/paraglide/messages.js";

/** The place of the progress and of the card, until they are there. */
export function ReviewSkeleton() {
  return (
    <div role="status" aria-label={m.review_loading()} className="flex flex-col gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-[clamp(26.25rem,100svh_-_14rem,36rem)] w-full" />
    </div>
  );
}
