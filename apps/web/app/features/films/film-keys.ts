/** What a key does in a film. */
export type FilmAct =
  | "play"
  | "line before"
  | "line after"
  | "back"
  | "forth"
  | "repeat"
  | "speed"
  | "translation"
  | "mute"
  | "whole screen";

/** By place on the keyboard, so that they are the same in every layout. */
const acts: Readonly<Record<string, FilmAct>> = {
  Space: "play",
  KeyK: "play",
  ArrowUp: "line before",
  ArrowDown: "line after",
  ArrowLeft: "back",
  ArrowRight: "forth",
  KeyR: "repeat",
  KeyS: "speed",
  KeyT: "translation",
  KeyM: "mute",
  KeyF: "whole screen",
};

/** A press of a key, as the browser tells it. */
export interface KeyPress {
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

/** What a press means to the film; null where it means something to the control that has the focus. */
export function keyAct({ code, altKey, ctrlKey, metaKey, target }: KeyPress): FilmAct | null {
  if (altKey || ctrlKey || metaKey) return null;
  const act = acts[code] ?? null;
  const control = target instanceof Element ? target : null;
  // An open gloss, a menu of choices: their keys are their own.
  if (control?.closest("[role=dialog], [popover]")) return null;
  if (code === "Space" && control?.closest("button, a, [role=button]")) return null;
  if (code.startsWith("Arrow") && control?.matches("input")) return null;
  return act;
}
