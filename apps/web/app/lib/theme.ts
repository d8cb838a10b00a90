import { readStored, removeStored, writeStored } from "./storage.ts";

export type Theme = "system" | "light" | "dark";

// The early script of the document reads the same key before the first paint.
const themeKey = "theme";
const listeners = new Set<() => void>();

/** The learner's choice; `system` when none was made. */
export function themeNow(): Theme {
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
  for (const listener of listeners) listener();
}

export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
