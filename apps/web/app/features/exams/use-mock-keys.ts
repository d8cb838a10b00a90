import type { MockAnswers } from "@tilashar/learning/exams";
import { useEffect } from "react";

export type MockKey =
  | { type: "choose"; option: MockAnswers[number] }
  | { type: "previous" | "next" | "mark" | "overview" };

/** By the place of the key: on a Kazakh or Russian keyboard other letters stand there. */
const keys: ReadonlyMap<string, MockKey> = new Map([
  ...(["a", "b", "c", "d"] as const).flatMap((option, index): [string, MockKey][] => [
    [`Key${option.toUpperCase()}`, { type: "choose", option }],
    [`Digit${index + 1}`, { type: "choose", option }],
    [`Numpad${index + 1}`, { type: "choose", option }],
  ]),
  ["ArrowLeft", { type: "previous" }],
  ["ArrowRight", { type: "next" }],
  ["KeyM", { type: "mark" }],
  ["KeyO", { type: "overview" }],
]);

/**
 * What a key means in a mock; null when nothing.
 *
 * @param onControl the key was pressed on a button or a link, which have their own Enter
 */
export function mockKey(code: string, onControl: boolean): MockKey | null {
  if (code === "Enter" || code === "NumpadEnter") return onControl ? null : { type: "next" };
  return keys.get(code) ?? null;
}

/** 1–4 and a–d choose, left and right turn the page, Enter goes on, m marks, o shows all questions. */
export function useMockKeys(act: (key: MockKey) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open], :popover-open") !== null) return;
      const { target } = event;
      const onControl = target instanceof HTMLElement && target.closest("a,button") !== null;
      const meant = mockKey(event.code, onControl);
      if (meant === null) return;
      event.preventDefault();
      act(meant);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [act]);
}
