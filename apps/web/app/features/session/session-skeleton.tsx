import type { FirstWord } from "@tilashar/contracts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { NewWord } from "./parts/new-word.tsx";

/**
 * What stands there until a session can begin, as large as what will come. Its title, or the word that every
 * session of the step begins with, is the page's first paint, which the scripts wait for. The page is the same for
 * everyone: styles/session-page.css shows the title to who was left in the middle.
 */
export function SessionSkeleton({
  title,
  firstWord,
}: {
  title: string;
  /** Null where a session begins with something else each time, or goes on from where it was left. */
  firstWord: FirstWord | null;
}) {
  return (
    <div className="flex flex-1 flex-col gap-4" data-session-loading="">
      <div className="flex h-11 items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-3 flex-1 rounded-full" />
        <Skeleton className="size-9 rounded-full" />
      </div>
      {firstWord !== null && (
        <div data-first-word="" className="flex flex-1 flex-col gap-4 sm:min-h-108 sm:flex-none">
          <NewWord word={firstWord} />
        </div>
      )}
      <div data-any-item="" className="flex flex-col gap-4">
        <p aria-hidden="true" className="h-6 truncate font-semibold text-ink-soft">
          {title}
        </p>
        <Skeleton className="h-56 w-full" />
      </div>
      <Skeleton className="mt-auto mb-4 h-14 w-full sm:mt-2" />
    </div>
  );
}
