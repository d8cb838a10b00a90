import { useSyncExternalStore } from "react";

/** Who is told of a change. */
export interface Listeners {
  /** Calls back at every change, until the function it returns is called. */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

/** Listeners of something whose value is kept elsewhere: in the browser's storage, on the disk. */
export function makeListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      // Each its own entry: two components may hand in the same function.
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    notify() {
      // Who leaves or comes while others are told changes nothing for them.
      for (const listener of [...listeners]) listener();
    },
  };
}

/** A value of the whole page, outside of React's tree. */
export interface Store<Value> {
  now(): Value;
  set(next: Value): void;
  subscribe: Listeners["subscribe"];
  /** The value; a component that uses it is drawn again at every change. */
  use(): Value;
}

/** @param whileStarting what the server draws, and the browser until the page has started */
export function makeStore<Value>(first: Value, whileStarting: Value = first): Store<Value> {
  const { subscribe, notify } = makeListeners();
  let value = first;
  const now = () => value;
  return {
    now,
    set(next) {
      value = next;
      notify();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, now, () => whileStarting),
  };
}
