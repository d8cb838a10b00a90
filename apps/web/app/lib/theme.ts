import { useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "./storage.ts";
import { makeListeners } from "./store.ts";

export type Theme = "system" | "light" | "dark";

// The early script of the document reads the same key before the first paint.
const themeKey = "theme";
const { subscribe, notify } = makeListeners();

/** The learner's choice; `system` when none was made. */
function themeNow(): Theme {
  const stored = readStored(themeKey);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") {
    removeStored(themeKey);
    delete root.dataset.theme;
  } else {
    writeStored(themeKey, theme);
    root.dataset.theme = theme;
  }
  notify();
}

/** The choice; `system` until the page has started. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeNow, () => "system");
