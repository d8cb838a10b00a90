import type { Memory, Rating, Scheduler } from "./memory.ts";
import { AHEAD_MS, type Queued } from "./queue.ts";

/** A review under way: what is still to be asked, and what came before, for taking back. */
export interface Session<Item extends Queued> {
  /** Items by key, as they are after the answers so far. */
  readonly items: ReadonlyMap<string, Item>;
  /** Keys in the order they are asked, the current one first. */
  readonly waiting: readonly string[];
  readonly answered: number;
  readonly before: Session<Item> | null;
}

export function startSession<Item extends Queued>(queue: readonly Item[]): Session<Item> {
  return {
    items: new Map(queue.map((item) => [item.item, item])),
    waiting: queue.map(({ item }) => item),
    answered: 0,
    before: null,
  };
}

export function currentItem<Item extends Queued>(session: Session<Item>): Item | null {
  const [key] = session.waiting;
  return key === undefined ? null : (session.items.get(key) ?? null);
}

/** Something that comes back soon stands at least this many cards later, if there are as many. */
const gap = 4;

/**
 * The session after an answer. What is due again within minutes comes back later in it. Without a
 * scheduler it is practice: no memory changes, and only what was wrong comes back, once.
 */
export function answered<Item extends Queued>(
  session: Session<Item>,
  { rating, at }: { rating: Rating; at: number },
  schedule: Scheduler | null,
): Session<Item> {
  const current = currentItem(session);
  if (current === null) return session;
  const memory: Memory | null =
    schedule === null ? current.memory : schedule(current.memory, rating, at);
  const comesBack =
    schedule === null
      ? rating === 1
      : memory !== null && memory.phase !== "review" && memory.due <= at + AHEAD_MS;
  const rest = session.waiting.slice(1);
  const items = new Map(session.items).set(current.item, { ...current, memory });
  return {
    items,
    waiting: comesBack ? [...rest.slice(0, gap), current.item, ...rest.slice(gap)] : rest,
    answered: session.answered + 1,
    before: session,
  };
}

/** The session before its last answer; itself when there was none. */
export const takenBack = <Item extends Queued>(session: Session<Item>): Session<Item> =>
  session.before ?? session;

/**
 * How far a session is, in answers: those given, of all that are known to be asked. Every answer moves
 * it, also the one after which the card comes back, for a new word does so after its first right answer.
 */
export function progressOf<Item extends Queued>({
  answered: done,
  waiting,
}: Session<Item>): { done: number; total: number } {
  return { done, total: done + waiting.length };
}
