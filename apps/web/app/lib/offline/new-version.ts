import { useSyncExternalStore } from "react";

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** A worker of a newer version has been installed and waits for its turn. */
export function offerVersion(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while a newer version waits. It takes over by itself once every tab is closed. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  );
}

/** Takes the newer version now, and loads this page with it. Other tabs go on as they are. */
export function takeNewVersion(): void {
  if (waiting === null) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: "activate" });
}
