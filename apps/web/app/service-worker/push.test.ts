import { expect, test } from "vitest";
import { type PushScope, showPushes } from "./push.ts";

function scope(windows: { url: string }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: [string, NotificationOptions][] = [];
  const opened: string[] = [];
  const fake: PushScope = {
    addEventListener: (type: string, listener: unknown) =>
      void listeners.set(type, listener as (event: object) => void),
    registration: {
      async showNotification(title, options) {
        shown.push([title, options]);
      },
    },
    clients: {
      matchAll: async () =>
        windows.map(({ url }) => ({
          url,
          focus: async () => {},
          navigate: async (to: string) => opened.push(`navigate ${to}`),
        })),
      openWindow: async (url) => opened.push(`open ${url}`),
    },
    location: { origin: "https://tilashar.example" },
  };
  showPushes(fake);
  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      ...event,
      waitUntil(given: Promise<unknown>) {
        work = given;
      },
    });
    await work;
  };
  return { shown, opened, fire };
}

const message = { title: "Бес минут?", body: "Сабақ", url: "/lessons", tag: "daily", lang: "kk" };

test("a push is shown in its words and its language", async () => {
  const { shown, fire } = scope();
  await fire("push", { data: { json: () => message } });
  expect(shown).toMatchObject([
    ["Бес минут?", { body: "Сабақ", lang: "kk", data: "https://tilashar.example/lessons" }],
  ]);
});

test("a push without words is shown all the same", async () => {
  const { shown, fire } = scope();
  await fire("push", { data: null });
  expect(shown).toMatchObject([["Tilashar", { data: "https://tilashar.example/" }]]);
});

test("a press opens the page, in an open window if there is one, and never another site", async () => {
  for (const [windows, data, expected] of [
    [[], "/lessons", "open https://tilashar.example/lessons"],
    [[{ url: "x" }], "/lessons", "navigate https://tilashar.example/lessons"],
    [[], "https://evil.example/", "open https://tilashar.example/"],
    [[], "//evil.example/", "open https://tilashar.example/"],
  ] as const) {
    const { opened, fire } = scope([...windows]);
    await fire("notificationclick", { notification: { data, close() {} } });
    expect(opened).toEqual([expected]);
  }
});
