import { useSyncExternalStore } from "react";

/** Success messages of the settings disappear after this time. */
const shownFor = 3000;

const shown = new Map<string, number>();
const listeners = new Set<() => void>();

function publish() {
  for (const listener of listeners) listener();
}

/**
 * Shows the success message of a form for three seconds. It is kept outside of the page, because saving
 * another language draws the whole page anew.
 */
export function showSuccess(form: string): void {
  hideSuccess(form);
  shown.set(
    form,
    window.setTimeout(() => hideSuccess(form), shownFor),
  );
  publish();
}

/** Takes the message away before its time: the form has been changed or has failed since. */
export function hideSuccess(form: string): void {
  window.clearTimeout(shown.get(form));
  if (shown.delete(form)) publish();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a form's success message is on screen. */
export function useSuccess(form: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown.has(form),
    () => false,
  );
}
