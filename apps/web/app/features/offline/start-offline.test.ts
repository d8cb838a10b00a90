import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage } from "#app/lib/outbox/outbox-stage.ts";
import { pageWork } from "#app/lib/outbox/page-work.ts";
import { startOffline } from "./start-offline.ts";

const origin = "https://tilashar.example";
let page: EventTarget;
let document: EventTarget & { visibilityState: string };
let container: EventTarget & {
  controller: { postMessage: (message: unknown) => void } | null;
  register: unknown;
};
let registration: EventTarget & { update: () => Promise<void>; sync: { register: () => unknown } };
let told: unknown[];

beforeEach(() => {
  setOutboxStage(() => Response.json({}));
  told = [];
  page = new EventTarget();
  document = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    documentElement: { lang: "en", dataset: {} },
  });
  registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    update: vi.fn(async () => {}),
    sync: { register: vi.fn(async () => {}) },
  });
  container = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: unknown) => void told.push(message) },
    register: vi.fn(async () => registration),
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", document);
  vi.stubGlobal("navigator", { serviceWorker: container, connection: { saveData: true } });
  vi.stubGlobal("location", { origin, pathname: "/lessons/61", search: "?x=1" });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(
    [
      "/assets/app-1.js",
      "/assets/picture.avif",
      "/assets/film.mp4",
      "/api/path",
      "https://elsewhere.example/assets/app-1.js",
    ].map((address) => ({ name: new URL(address, origin).href }) as PerformanceEntry),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the worker is told the page that is read, its own small files, and whether data is to be saved", async () => {
  await startOffline();
  expect(container.register).toHaveBeenCalledWith("/sw.js", { scope: "/" });
  expect(told).toEqual([
    { type: "visited", page: "/lessons/61?x=1", language: "en" },
    { type: "loaded", files: ["/assets/app-1.js", "/assets/picture.avif"] },
    { type: "idle", saveData: true },
  ]);
});

test("a first visit has no worker to tell, until one takes the page over", async () => {
  const { controller } = container;
  container.controller = null;
  await startOffline();
  expect(told).toEqual([]);
  container.controller = controller;
  container.dispatchEvent(new Event("controllerchange"));
  expect(told).toHaveLength(3);
});

test("what waits is sent when the network is back, and when the worker says so; no other message sends", async () => {
  const send = vi.spyOn(outbox, "send").mockResolvedValue({
    awarded: 0,
    failure: null,
    setAside: 0,
    taken: 0,
  });
  await startOffline();
  expect(send).toHaveBeenCalledTimes(0);
  pageWork.mayWait = true;
  page.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  container.dispatchEvent(new MessageEvent("message", { data: { type: "else" } }));
  container.dispatchEvent(new MessageEvent("message", { data: { type: "send-results" } }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test("the browser is asked to wake the worker only where something waits", async () => {
  await startOffline();
  page.dispatchEvent(new Event("offline"));
  expect(registration.sync.register).toHaveBeenCalledTimes(0);
  pageWork.mayWait = true;
  page.dispatchEvent(new Event("pagehide"));
  expect(registration.sync.register).toHaveBeenCalledExactlyOnceWith("results");
});

test("a tab that is open for days asks for a newer version once an hour, when it is looked at", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  await startOffline();
  const look = (minutes: number, state: string) => {
    vi.setSystemTime(minutes * 60_000);
    document.visibilityState = state;
    document.dispatchEvent(new Event("visibilitychange"));
    return vi.mocked(registration.update).mock.calls.length;
  };
  expect(look(59, "visible")).toBe(0);
  expect(look(61, "hidden")).toBe(0);
  expect(look(61, "visible")).toBe(1);
  expect(look(100, "visible")).toBe(1);
  expect(look(122, "visible")).toBe(2);
});
