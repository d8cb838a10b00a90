import type { Language } from "@tilashar/contracts";

/** What a page tells the service worker. */
export type PageMessage =
  /** The learner takes the new version now. */
  | { type: "activate" }
  /** A page is being read: it, and the language, are remembered. */
  | { type: "visited"; page: string; language: Language }
  /** Files of ours that the page loaded before the worker was there. */
  | { type: "loaded"; files: readonly string[] }
  /** The browser has time for what can wait. */
  | { type: "idle"; saveData: boolean };

/** Tells the worker that serves this page, if there is one. */
export function tellWorker(message: PageMessage): void {
  if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage(message);
}
