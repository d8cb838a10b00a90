import { useLayoutEffect, useRef } from "react";
import type { ItemKeysRef } from "./use-item-keys.ts";

/** Where the focus is when a key comes: over the session, in a field, on what Enter would press, or nowhere. */
export type KeyPlace = "elsewhere" | "field" | "button" | "page";

interface SessionKey {
  key: string;
  place: KeyPlace;
  /** The key is held down and comes again and again. */
  repeat: boolean;
}

/**
 * Whom a key is for; null: nobody here.
 *
 * @param answersByKey the item has taken a key since the focus last moved
 */
export function takerOfKey(
  { key, place, repeat }: SessionKey,
  answersByKey: boolean,
): "session" | "item" | null {
  if (place === "elsewhere") return null;
  if (key !== "Enter") return place === "field" ? null : "item";
  return repeat || (place === "button" && !answersByKey) ? null : "session";
}

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
      if (event.defaultPrevented) return;
      const { key, repeat } = event;
      const taker = takerOfKey({ key, place: placeOf(event), repeat }, answersByKey.current);
      if (taker === "session") {
        answersByKey.current = false;
        if (onEnter()) event.preventDefault();
      } else if (taker === "item" && itemKeys.current?.(key) === true) {
        event.preventDefault();
        answersByKey.current = true;
      }
    };
    addEventListener("keydown", onKey);
    addEventListener("focusin", onFocus);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("focusin", onFocus);
    };
  }, [itemKeys, onEnter]);
}

function placeOf({ target }: KeyboardEvent): KeyPlace {
  // A question, a gloss or a list of keys stands over the session.
  if (document.querySelector("dialog[open]") !== null) return "elsewhere";
  if (!(target instanceof Element)) return "page";
  if (target.closest("[role=dialog],[data-word]") !== null) return "elsewhere";
  if (target.closest("input,textarea,select") !== null) return "field";
  // Enter on a button presses it, but on an answer that is chosen or placed already it means "check".
  const pressed = "a,summary,button:not([aria-pressed=true],[aria-disabled=true])";
  return target.closest(pressed) === null ? "page" : "button";
}
