import { type RefObject, useLayoutEffect } from "react";

/** What an item does with a key; false when it means nothing to it. */
export type ItemKeys = (key: string) => boolean;

/** Where the item on screen leaves its keys for the player. */
export type ItemKeysRef = RefObject<ItemKeys | null>;

/** Hands the item's keys to the player for as long as it is on screen. */
export function useItemKeys(keys: ItemKeysRef, take: ItemKeys): void {
  useLayoutEffect(() => {
    keys.current = take;
    return () => {
      if (keys.current === take) keys.current = null;
    };
  });
}
