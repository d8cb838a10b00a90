import { makeStore } from "#app/lib/store.ts";

const waiting = makeStore<ServiceWorker | null>(null);

/** A worker of a newer version has been installed and waits for its turn. */
export const offerVersion = waiting.set;

/** True while a newer version waits. It takes over by itself once every tab is closed. */
export function useNewVersion(): boolean {
  return waiting.use() !== null;
}

/** Takes the newer version now, and loads this page with it. Other tabs go on as they are. */
export function takeNewVersion(): void {
  const worker = waiting.now();
  if (worker === null) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  worker.postMessage({ type: "activate" });
}
