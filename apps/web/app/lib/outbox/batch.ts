import type { BodyOf, Entry, Sendable } from "./entry.ts";

/** Calls whose bodies are lists: many that wait leave as one. */
const listOf: Partial<Record<Sendable, string>> = {
  "POST /review/answers": "answers",
  "POST /review/cards": "cards",
  "POST /review/undo": "attempts",
} satisfies { [E in Sendable]?: keyof BodyOf<E> };

/** As many as one call takes. */
const maxItems = 100;

/** The list of a body, and everything beside it. */
function parts(entry: Entry, list: string): { items: readonly unknown[]; rest: string } {
  const { [list]: items, ...rest } = entry.body as unknown as Record<string, unknown>;
  return { items: Array.isArray(items) ? items : [], rest: JSON.stringify(rest) };
}

/** The longest run from the start that can leave as one call. `alone` names entries that go by themselves. */
export function firstRun(waiting: readonly Entry[], alone: ReadonlySet<string>): Entry[] {
  const [first] = waiting;
  if (first === undefined) return [];
  const list = listOf[first.endpoint];
  if (list === undefined || alone.has(first.attempt)) return [first];
  const { rest, items } = parts(first, list);
  const run = [first];
  let count = items.length;
  for (const next of waiting.slice(1)) {
    if (next.endpoint !== first.endpoint || alone.has(next.attempt)) break;
    const its = parts(next, list);
    count += its.items.length;
    if (its.rest !== rest || count > maxItems) break;
    run.push(next);
  }
  return run;
}

/** One entry that says what all of a run say. */
export function joined(run: readonly [Entry, ...Entry[]]): Entry {
  const [first] = run;
  const list = listOf[first.endpoint];
  if (list === undefined || run.length === 1) return first;
  const items = run.flatMap((entry) => parts(entry, list).items);
  return { ...first, body: { ...first.body, [list]: items } as BodyOf<Sendable> };
}
