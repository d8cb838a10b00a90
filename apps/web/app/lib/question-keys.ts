import type { MockAnswers } from "@tilashar/learning/exams";
import { useEffect } from "react";

export type QuestionKey =
  | { type: "choose"; option: MockAnswers[number] }
  | { type: "previous" | "next" | "mark" | "overview" };

/** By the place of the key: on a Kazakh or Russian keyboard other letters stand there. */
const keys: ReadonlyMap<string, QuestionKey> = new Map([
  ...(["a", "b", "c", "d"] as const).flatMap((option, index): [string, QuestionKey][] => [
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
 * What a key means at a question with four answers; null when nothing.
 *
 * @param onControl the key was pressed on a button or a link, which have their own Enter
 */
export function questionKey(code: string, onControl: boolean): QuestionKey | null {
  if (code === "Enter" || code === "NumpadEnter") return onControl ? null : { type: "next" };
  return keys.get(code) ?? null;
}

/** 1–4 and a–d choose, left and right turn the page, Enter goes on, m marks, o shows all questions. */
export function useQuestionKeys(act: (key: QuestionKey) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open], :popover-open") !== null) return;
      const { target } = event;
      const isWritten =
        target instanceof HTMLElement &&
        target.closest("select,textarea,[type=search],[type=text]") !== null;
      if (isWritten) return;
      const onControl = target instanceof HTMLElement && target.closest("a,button") !== null;
      const meant = questionKey(event.code, onControl);
      if (meant === null) return;
      event.preventDefault();
      act(meant);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [act]);
}
