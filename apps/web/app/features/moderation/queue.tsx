import { type ReactNode, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";
import { type Pages, usePages } from "./use-pages.ts";

export type QueueState = "open" | "closed";

/** Which of a queue's things are shown. */
export function useQueueState() {
  const [state, setState] = useState<QueueState>("open");
  const choice = (
    <SelectField
      label={m.mod_state()}
      value={state}
      onChange={(event) => setState(event.target.value as QueueState)}
      className="max-w-60"
    >
      <option value="open">{m.mod_open()}</option>
      <option value="closed">{m.mod_closed()}</option>
    </SelectField>
  );
  return { state, choice };
}

/** Things of a queue, one below the other, page by page. */
export function Queue<Item extends { id: number }>({
  read,
  choice,
  children,
}: {
  read: Parameters<typeof usePages<Item>>[0];
  choice: ReactNode;
  children: (item: Item, again: Pages<Item>["again"]) => ReactNode;
}) {
  const { items, status, error, more, again } = usePages(read);
  return (
    <div className="flex flex-col gap-4">
      {choice}
      {status === "error" && (
        <div className="flex flex-col items-start gap-3">
          <Notice kind="error">{failureText(error, m.mod_load_failed())}</Notice>
          <Button look="secondary" onClick={again}>
            {m.try_again()}
          </Button>
        </div>
      )}
      {status === "loading" && items.length === 0 && <Skeleton className="h-40" />}
      {status === "ready" && items.length === 0 && (
        <p className="text-ink-soft">{m.mod_nothing()}</p>
      )}
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.id}>{children(item, again)}</li>
        ))}
      </ul>
      {more !== null && (
        <Button look="secondary" className="self-start" busy={status === "loading"} onClick={more}>
          {m.mod_more()}
        </Button>
      )}
    </div>
  );
}
