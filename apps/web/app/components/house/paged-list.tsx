import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { m } from "#app/paraglide/messages.js";

/** Things that are read page by page, one below the other. */
export function PagedList<Item extends { id: number }>({
  items,
  status,
  failure,
  empty,
  more,
  again,
  children,
}: {
  items: readonly Item[];
  status: "loading" | "ready" | "error";
  /** Why the last page is not there. */
  failure: string | null;
  /** Said when there is nothing. */
  empty: string;
  /** Null at the end. */
  more: (() => void) | null;
  again: () => void;
  children: (item: Item) => ReactNode;
}) {
  return (
    <>
      {failure !== null && (
        <div className="flex flex-col items-start gap-3">
          <Notice kind="error">{failure}</Notice>
          <Button look="secondary" onClick={again}>
            {m.try_again()}
          </Button>
        </div>
      )}
      {status === "loading" && items.length === 0 && <Skeleton className="h-40" />}
      {status === "ready" && items.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {more !== null && (
        <Button look="secondary" className="self-start" busy={status === "loading"} onClick={more}>
          {m.mod_more()}
        </Button>
      )}
    </>
  );
}
