import { makeStore } from "#app/lib/store.ts";

/** Success messages of the settings disappear after this time. */
const shownFor = 3000;

/** Timers of the messages on screen, by form. */
export const shownMessages = makeStore<ReadonlyMap<string, number>>(new Map());

/**
 * Shows the success message of a form for three seconds. It is kept outside of the page, because saving
 * another language draws the whole page anew.
 */
export function showSuccess(form: string): void {
  hideSuccess(form);
  const timer = window.setTimeout(() => hideSuccess(form), shownFor);
  shownMessages.set(new Map([...shownMessages.now(), [form, timer]]));
}

/** Takes the message away before its time: the form has been changed or has failed since. */
export function hideSuccess(form: string): void {
  const timer = shownMessages.now().get(form);
  if (timer === undefined) return;
  window.clearTimeout(timer);
  shownMessages.set(new Map([...shownMessages.now()].filter(([other]) => other !== form)));
}

/** Whether a form's success message is on screen. */
export function useSuccess(form: string): boolean {
  return shownMessages.use().has(form);
}
