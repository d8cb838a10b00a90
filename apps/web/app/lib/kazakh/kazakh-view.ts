import { useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import { makeListeners } from "#app/lib/store.ts";

/** Scripts that Kazakh text can be shown in; Cyrillic is how it is stored and compared. */
export const scripts = ["cyrillic", "latin", "arabic"] as const;
export type Script = (typeof scripts)[number];

export const textSizes = ["normal", "large", "largest"] as const;
export type TextSize = (typeof textSizes)[number];

/** How this browser's learner wants Kazakh text to look. */
export interface KazakhView {
  readonly script: Script;
  /** Whether vowels carry their colours where a screen teaches by them. */
  readonly harmony: boolean;
  /** Of running text, not of headwords. */
  readonly size: TextSize;
}

// The early script of the document reads the last two keys before the first paint.
const scriptKey = "kazakh-script";
const harmonyKey = "kazakh-harmony";
const sizeKey = "kazakh-size";

const asStored: KazakhView = { script: "cyrillic", harmony: true, size: "normal" };
const { subscribe, notify } = makeListeners();
let view: KazakhView | undefined;

function oneOf<T extends string>(values: readonly T[], value: string | null, otherwise: T): T {
  return values.find((known) => known === value) ?? otherwise;
}

function storedView(): KazakhView {
  return {
    script: oneOf(scripts, readStored(scriptKey), asStored.script),
    harmony: readStored(harmonyKey) !== "off",
    size: oneOf(textSizes, readStored(sizeKey), asStored.size),
  };
}

function keep(key: string, value: string, usual: string): void {
  if (value === usual) removeStored(key);
  else writeStored(key, value);
}

/** The learner chose: keep it in this browser and draw all Kazakh text anew. */
export function chooseKazakhView(choice: Partial<KazakhView>): void {
  view = { ...(view ?? storedView()), ...choice };
  keep(scriptKey, view.script, asStored.script);
  keep(harmonyKey, view.harmony ? "on" : "off", "on");
  keep(sizeKey, view.size, asStored.size);
  const { dataset } = document.documentElement;
  if (view.harmony) delete dataset.kazakhHarmony;
  else dataset.kazakhHarmony = "off";
  if (view.size === asStored.size) delete dataset.kazakhSize;
  else dataset.kazakhSize = view.size;
  notify();
}

function viewNow(): KazakhView {
  view ??= storedView();
  return view;
}

/** How Kazakh text looks here; as stored (Cyrillic) on the server and while a page starts. */
export function useKazakhView(): KazakhView {
  return useSyncExternalStore(subscribe, viewNow, () => asStored);
}
