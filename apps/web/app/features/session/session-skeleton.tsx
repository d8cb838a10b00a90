import { Skeleton } from "#app/components/ui/skeleton.tsx";

/**
 * What stands there until a session can begin, as large as what will come. Its title is the page's first paint,
 * which the scripts wait for.
 */
export function SessionSkeleton({ title }: { title: string }) {
  return (
    <div className="flex flex-1 flex-col gap-6" data-session-loading="">
      <div className="flex h-11 items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-3 flex-1 rounded-full" />
        <Skeleton className="size-9 rounded-full" />
      </div>
      <p aria-hidden="true" className="h-6 truncate font-semibold text-ink-soft">
        {title}
      </p>
      <Skeleton className="h-56 w-full" />
      <Skeleton className="mt-auto mb-4 h-14 w-full" />
    </div>
  );
}
