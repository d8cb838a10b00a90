import { useCallback, useEffect, useState } from "react";
import { ApiFailure } from "./failure.ts";

/** A list that is read page by page. */
export interface Pages<Item> {
  items: readonly Item[];
  status: "loading" | "ready" | "error";
  error: unknown;
  /** Null at the end. */
  more: (() => void) | null;
  again: () => void;
}

/** @param read asks for a page; it must be the same function while the question is the same */
export function usePages<Item>(
  read: (
    before: number | null,
    signal: AbortSignal,
  ) => Promise<{ items: readonly Item[]; next: number | null }>,
): Pages<Item> {
  const [state, setState] = useState<Omit<Pages<Item>, "more" | "again"> & { next: number | null }>(
    {
      items: [],
      status: "loading",
      error: null,
      next: null,
    },
  );
  const [wanted, setWanted] = useState<{ before: number | null }>({ before: null });

  useEffect(() => {
    const controller = new AbortController();
    setState((now) => ({ ...now, status: "loading" }));
    read(wanted.before, controller.signal).then(
      ({ items, next }) =>
        setState((now) => ({
          items: wanted.before === null ? items : [...now.items, ...items],
          status: "ready",
          error: null,
          next,
        })),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiFailure)) throw error;
        setState((now) => ({ ...now, status: "error", error }));
      },
    );
    return () => controller.abort();
  }, [read, wanted]);

  const again = useCallback(() => setWanted({ before: null }), []);
  const { next, ...shown } = state;
  return { ...shown, again, more: next === null ? null : () => setWanted({ before: next }) };
}
