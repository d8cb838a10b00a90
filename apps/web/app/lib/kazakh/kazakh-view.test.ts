import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
const dataset: Record<string, string> = {};

beforeEach(() => {
  kept.clear();
  for (const key of Object.keys(dataset)) delete dataset[key];
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("document", { documentElement: { dataset } });
});
afterEach(() => vi.unstubAllGlobals());

test("what is chosen is kept, and what is usual takes no place in storage", async () => {
  const { chooseKazakhView } = await import("./kazakh-view.ts");
  chooseKazakhView({ script: "latin", size: "large", harmony: false });
  expect(Object.fromEntries(kept)).toEqual({
    "kazakh-script": "latin",
    "kazakh-size": "large",
    "kazakh-harmony": "off",
  });
  expect(dataset).toEqual({ kazakhSize: "large", kazakhHarmony: "off" });
  chooseKazakhView({ script: "cyrillic", size: "normal", harmony: true });
  expect([kept.size, dataset]).toEqual([0, {}]);
});

test("a choice leaves the others as they were stored", async () => {
  kept.set("kazakh-script", "arabic");
  kept.set("kazakh-size", "no such size");
  const { chooseKazakhView } = await import("./kazakh-view.ts");
  chooseKazakhView({ harmony: false });
  expect(kept.get("kazakh-script")).toBe("arabic");
  expect(kept.has("kazakh-size")).toBe(false);
});
