import { useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "./storage.ts";

/** The letters that pages are set in: our own, or wide and plain ones that this device has. */
export const readingFaces = ["own", "wide"] as const;
export type ReadingFace = (typeof readingFaces)[number];

/** The room between letters, words and lines. */
export const readingSpacings = ["normal", "loose"] as const;
export type ReadingSpacing = (typeof readingSpacings)[number];

export interface ReadingView {
  readonly face: ReadingFace;
  readonly spacing: ReadingSpacing;
}

// The early script of the document reads the same keys before the first paint.
const keys = { face: "reading-face", spacing: "reading-spacing" } as const;

const usual: ReadingView = { face: "own", spacing: "normal" };
const listeners = new Set<() => void>();
let view: ReadingView | undefined;

const stored = (): ReadingView => ({
  face: readStored(keys.face) === "wide" ? "wide" : "own",
  spacing: readStored(keys.spacing) === "loose" ? "loose" : "normal",
});

/** The reader chose: keep it in this browser and set every page so. */
export function chooseReadingView(choice: Partial<ReadingView>): void {
  view = { ...(view ?? stored()), ...choice };
  const { dataset } = document.documentElement;
  if (view.face === usual.face) {
    removeStored(keys.face);
    delete dataset.readingFace;
  } else {
    writeStored(keys.face, view.face);
    dataset.readingFace = view.face;
  }
  if (view.spacing === usual.spacing) {
    removeStored(keys.spacing);
    delete dataset.readingSpacing;
  } else {
    writeStored(keys.spacing, view.spacing);
    dataset.readingSpacing = view.spacing;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function now(): ReadingView {
  view ??= stored();
  return view;
}

/** How this browser's reader wants text to be set; as usual on the server and while a page starts. */
export const useReadingView = (): ReadingView => useSyncExternalStore(subscribe, now, () => usual);
