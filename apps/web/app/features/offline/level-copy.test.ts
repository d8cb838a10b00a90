import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type SentCall, setBrowserStage } from "#app/lib/session/browser-stage.ts";
import { copyLevel, levelCopy, removeLevel } from "./level-copy.ts";

/** The caches of a browser; what is in them outlives a copy that broke off. */
const disk = new Map<string, Map<string, Response>>();
const openCache = (name: string) => {
  const entries = disk.get(name) ?? new Map<string, Response>();
  disk.set(name, entries);
  return {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, answer: Response) => void entries.set(key, answer),
  };
};
const keysOf = (name: string) => [...(disk.get(name)?.keys() ?? [])];

const unit = (id: string, level: string, lesson: number) => ({
  id,
  level,
  lessons: [
    {
      id: lesson,
      steps: [
        { id: "meet-1", kind: "meet" },
        { id: "check", kind: "check" },
      ],
    },
  ],
  story: {},
});
const answers: Record<string, unknown> = {
  "/api/lessons-materials": [
    { id: 61, lang_level: "beginner" },
    { id: 201, lang_level: "intermediate" },
  ],
  "/api/lessons-materials/61/": {
    lesson: { img: "/assets/lesson.avif" },
    words: [
      { img: "/assets/water.avif", word_kz: "су" },
      { img: null, word_kz: "нан" },
    ],
  },
  "/api/reading-materials": [
    { id: 5, lang_level: "beginner", image_path: "/assets/reading.avif" },
    { id: 6, lang_level: "advanced", image_path: "/assets/other.avif" },
  ],
  "/api/path": { units: [unit("a-01", "beginner", 61), unit("b-01", "intermediate", 201)] },
  "/api/path/units/a-01/": {
    lessons: [
      {
        dialogue: { turns: [{ kz: "Сәлем!" }] },
        sentences: [
          { id: "s61-1", kz: "Бұл — су." },
          { id: "e61-1", kz: "Су таза." },
        ],
      },
    ],
    story: { sentences: [{ kz: "Ертеде бір хан болыпты." }] },
  },
  "/offline-files.json": { core: ["/assets/app.js"], heavy: ["/assets/lexicon.bin"] },
};

let trouble: (call: SentCall) => Response | null = () => null;
let stage: ReturnType<typeof setBrowserStage>;
const level = { letter: "A", level: "beginner" } as const;
const copy = (signal = new AbortController().signal, onProgress = vi.fn()) =>
  copyLevel(level, { signal, onProgress });
const fetched = () => stage.calls.map(({ url }) => url);
const sound = (text: string) =>
  `/assets/voice/3/aizhan/normal.mp3?text=${encodeURIComponent(text)}`;

/** Lets everything go on until a timer is waited for; time itself stands still. */
async function untilWaiting(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  disk.clear();
  trouble = () => null;
  stage = setBrowserStage((call) => {
    const { pathname } = new URL(call.url, "https://tilashar.example");
    return trouble(call) ?? Response.json(answers[pathname] ?? "12345678");
  });
  vi.stubGlobal("caches", {
    open: async (name: string) => openCache(name),
    delete: async (name: string) => disk.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a level is kept with its pages, pictures and sounds, and nothing of another level", async () => {
  const progress = vi.fn();
  const kept = await copy(undefined, progress);
  const keys = keysOf("tilashar-level-A");
  expect(keys).toEqual(
    expect.arrayContaining([
      "/-kept/document/en/lessons/61",
      "/-kept/page-data/reading/5",
      "/assets/lesson.avif",
      "/assets/water.avif",
      "/assets/reading.avif",
      "/api/path/units/a-01/",
      "/api/path",
      ...["су", "нан", "Сәлем!", "Бұл — су.", "Ертеде бір хан болыпты."].map(sound),
    ]),
  );
  expect(keys).not.toContain(sound("Су таза."));
  expect(keys.filter((key) => /201|b-01|other/.test(key))).toEqual([]);
  // Of sessions nothing is kept but what they are made of: their addresses are told by the path
  expect(keys.filter((key) => key.startsWith("/-kept/route-data/lessons/"))).toEqual([
    "/-kept/route-data/lessons/61",
  ]);
  expect(keysOf("tilashar-files")).toEqual(["/assets/app.js", "/assets/lexicon.bin"]);
  const count = keys.length + 2;
  expect(progress).toHaveBeenLastCalledWith({ done: count, total: count });
  expect(kept.bytes).toBeGreaterThan(8 * count);
  expect(levelCopy("A")).toEqual(kept);
  expect(levelCopy("B")).toBeNull();
});

test("what broke off goes on where it stopped, and only then counts as kept", async () => {
  trouble = ({ url }) => (url === "/assets/water.avif" ? new Response("", { status: 500 }) : null);
  await expect(copy()).rejects.toThrow("/assets/water.avif: 500");
  expect(levelCopy("A")).toBeNull();
  const before = keysOf("tilashar-level-A");
  expect(before).toContain("/assets/lesson.avif");
  trouble = () => null;
  stage.calls.length = 0;
  await copy();
  expect(fetched()).toContain("/assets/water.avif");
  expect(fetched()).not.toContain("/assets/lesson.avif");
});

test("a server that asks to wait is asked again when it said", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let refused = 0;
  trouble = ({ url }) =>
    url === "/assets/water.avif" && refused++ === 0
      ? new Response("", { status: 429, headers: { "retry-after": "7" } })
      : null;
  const copied = copy();
  await untilWaiting();
  const asked = () => fetched().filter((url) => url === "/assets/water.avif").length;
  await vi.advanceTimersByTimeAsync(6999);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await copied;
  expect(asked()).toBe(2);
});

test("a learner who stops it while the server is waited for is not waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const controller = new AbortController();
  trouble = ({ url }) => (url === "/assets/water.avif" ? new Response("", { status: 429 }) : null);
  const stopped = expect(copy(controller.signal)).rejects.toThrow("aborted");
  await untilWaiting();
  controller.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await stopped;
  expect(levelCopy("A")).toBeNull();
});

test("a level that is removed leaves nothing of its own, and what the application needs", async () => {
  await copy();
  await removeLevel("A");
  expect(levelCopy("A")).toBeNull();
  expect(disk.has("tilashar-level-A")).toBe(false);
  expect(keysOf("tilashar-files")).toHaveLength(2);
});

test.each(["", "{", "null", '{"bytes":"many"}'])("what is no copy is none: %s", (text) => {
  stage.storage.setItem("offline-level-A", text);
  expect(levelCopy("A")).toBeNull();
});
