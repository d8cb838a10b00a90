import { type ReactNode, useState } from "react";
import { PagedList } from "#app/components/house/paged-list.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { type Pages, usePages } from "#app/lib/api/use-pages.ts";
import { m } from "#app/paraglide/messages.js";

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
  const pages = usePages(read);
  return (
    <div className="flex flex-col gap-4">
      {choice}
      <PagedList
        {...pages}
        failure={pages.status === "error" ? failureText(pages.error, m.mod_load_failed()) : null}
        empty={m.mod_nothing()}
      >
        {(item) => children(item, pages.again)}
      </PagedList>
    </div>
  );
}
