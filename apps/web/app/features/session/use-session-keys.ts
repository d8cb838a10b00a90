import { useLayoutEffect, useRef } from "react";
import type { ItemKeysRef } from "./use-item-keys.ts";

/**
 * The keys of a session: the item takes its own (1–4, letters, Backspace), Enter checks or goes on.
 * Buttons keep their own keys, but whoever has just answered by key means the answer, wherever the focus
 * was left.
 *
 * @param onEnter what Enter does now; false when nothing can be done yet
 */
export function useSessionKeys(itemKeys: ItemKeysRef, onEnter: () => boolean): void {
  const answersByKey = useRef(false);
  // With the frame that shows the item: a key may come at once.
  useLayoutEffect(() => {
    const onFocus = () => {
      answersByKey.current = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.defaultPrevented || isElsewhere(event)) return;
      if (event.key === "Enter") {
        if (event.repeat || (!answersByKey.current && pressesButton(event))) return;
        answersByKey.current = false;
        if (onEnter()) event.preventDefault();
        return;
      }
      if (isTyping(event) || itemKeys.current?.(event.key) !== true) return;
      event.preventDefault();
      answersByKey.current = true;
    };
    addEventListener("keydown", onKey);
    addEventListener("focusin", onFocus);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("focusin", onFocus);
    };
  }, [itemKeys, onEnter]);
}

/** A question, a gloss or a list of keys stands over the session. */
const isElsewhere = ({ target }: KeyboardEvent) =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.closest("[role=dialog],[data-word]") !== null);

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("input,textarea,select") !== null;

/** Enter on a button presses it, but on an answer that is chosen or placed already it means "check". */
const pressesButton = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest("a,summary,button:not([aria-pressed=true],[aria-disabled=true])") !== null;
