interface EarlyInput {
  /** Gives back what was done before the application could react, and stops listening. */
  replay: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Runs in the document's head, as text: it may use nothing from outside itself. Until the application
 * has started, a press on a button, a word of a text or a film would be lost and a form would send itself (with the password in the
 * address); both are held back here, and done over once somebody listens. So is Enter in a field that says it sends.
 */
export function holdEarlyInput(): void {
  let last: { event: Event; again: () => void } | null = null;

  const onClick = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const pressable = pressed?.closest<HTMLElement>("[data-word],video");
    if (pressable) {
      last = { event, again: () => pressable.click() };
      return;
    }
    const button = pressed?.closest("button") ?? null;
    // A submit button's press arrives as the form's own event; a popover's is the browser's to handle.
    if (button === null || button.type === "submit" || button.popoverTargetElement) return;
    last = { event, again: () => button.click() };
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    last = { event, again: () => form.requestSubmit() };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const field = event.target instanceof HTMLTextAreaElement ? event.target : null;
    if (field?.enterKeyHint !== "send" || event.key !== "Enter") return;
    if (event.shiftKey || event.isComposing) return;
    event.preventDefault();
    last = { event, again: () => field.form?.requestSubmit() };
  };

  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("keydown", onKeyDown, true);
  window.earlyInput = {
    replay: () => {
      removeEventListener("click", onClick, true);
      removeEventListener("submit", onSubmit, true);
      removeEventListener("keydown", onKeyDown, true);
      delete window.earlyInput;
      // A press that is still on its way made the application start, which then answers it by itself.
      if (last?.event.eventPhase === Event.NONE) last.again();
    },
  };
}
