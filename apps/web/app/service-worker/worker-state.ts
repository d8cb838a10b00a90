import type { Language } from "@tilashar/contracts";
import { cacheNames } from "#app/lib/offline/kept-pages.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** What the worker remembers; it may be stopped and started at any moment. */
export interface WorkerState {
  language: Language | null;
  /** Files of the build in use, and of the one before, which an open tab may still need. */
  files: readonly string[];
  previousFiles: readonly string[];
  /** True while kept pages of an earlier build have to be fetched anew. */
  renewing: boolean;
}

const address = "/-kept/state";
const empty: WorkerState = { language: null, files: [], previousFiles: [], renewing: false };

export async function readState({ caches }: WorkerScope): Promise<WorkerState> {
  const stored = await caches.match(address);
  return stored === undefined ? empty : { ...empty, ...((await stored.json()) as WorkerState) };
}

export async function writeState(
  scope: WorkerScope,
  change: Partial<WorkerState>,
): Promise<WorkerState> {
  const state = { ...(await readState(scope)), ...change };
  const cache = await scope.caches.open(cacheNames.state);
  await cache.put(address, new Response(JSON.stringify(state)));
  return state;
}

/** The language the learner reads in; null before a page has said so. */
export async function languageOf(scope: WorkerScope): Promise<Language | null> {
  return (await readState(scope)).language;
}
