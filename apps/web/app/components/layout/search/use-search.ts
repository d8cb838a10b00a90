import type { SearchResult } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { call } from "#app/lib/api/client.ts";

/** Long enough for the next letter of a quick hand, too short to be felt. */
const pauseMs = 90;
const maxKept = 50;

const kept = new Map<string, SearchResult[]>();

export type SearchState =
  | { status: "idle" }
  | { status: "searching"; results: readonly SearchResult[] }
  | { status: "found"; results: readonly SearchResult[] }
  | { status: "failed"; error: unknown };

/** What a query finds. The last results stay while the next ones are on their way. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>({ status: "idle" });
  const q = query.trim();

  useEffect(() => {
    if (q === "") {
      setState({ status: "idle" });
      return;
    }
    const known = kept.get(q);
    if (known !== undefined) {
      setState({ status: "found", results: known });
      return;
    }
    setState((before) => ({
      status: "searching",
      results: "results" in before ? before.results : [],
    }));
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call("GET /search", { query: { q }, signal: controller.signal }).then(
        (results) => {
          kept.set(q, results);
          const [oldest] = kept.keys();
          if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
          setState({ status: "found", results });
        },
        (error: unknown) => {
          if (!controller.signal.aborted) setState({ status: "failed", error });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q]);

  return state;
}
