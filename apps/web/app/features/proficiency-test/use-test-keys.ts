import type { TestOption } from "@tilashar/contracts";
import { useEffect } from "react";

export type TestKey =
  | { type: "choose"; option: TestOption }
  | { type: "previous" }
  | { type: "next" };

const options: ReadonlyMap<string, TestOption> = new Map([
  ["1", "A"],
  ["2", "B"],
  ["3", "C"],
  ["4", "D"],
]);

/**
 * What a key means in the test; null when nothing.
 *
 * @param onControl the key was pressed on a button or a link, which have their own Enter
 */
export function testKey(key: string, onControl: boolean): TestKey | null {
  const option = options.get(key);
  if (option !== undefined) return { type: "choose", option };
  if (key === "ArrowLeft") return { type: "previous" };
  if (key === "ArrowRight" || (key === "Enter" && !onControl)) return { type: "next" };
  return null;
}

/** Number keys choose, left and right turn the page, Enter goes on; up and down are the choices' own. */
export function useTestKeys(act: (key: TestKey) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open], :popover-open") !== null) return;
      const { target } = event;
      const isWritten =
        target instanceof HTMLElement && target.closest("select,textarea,[type=search]") !== null;
      if (isWritten) return;
      const onControl = target instanceof HTMLElement && target.closest("a,button") !== null;
      const meant = testKey(event.key, onControl);
      if (meant === null) return;
      event.preventDefault();
      act(meant);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [act]);
}
