import { expect, test } from "vitest";
import { makePageCache } from "./page-cache.ts";
import { prepareContent } from "./prepared-content.ts";

test("a page with an end is made anew once that has come, one without is kept", async () => {
  let clock = 1000;
  const cache = makePageCache(() => clock);
  const made: string[] = [];
  const ask = async (name: string, until: number) =>
    cache.get(name, async () => {
      made.push(name);
      return { keep: true, until, content: prepareContent(name, {}) };
    });

  await ask("today", 2000);
  await ask("always", Number.POSITIVE_INFINITY);
  clock = 1999;
  await ask("today", 2000);
  await ask("always", Number.POSITIVE_INFINITY);
  expect(made).toEqual(["today", "always"]);
  clock = 2000;
  await ask("today", 3000);
  await ask("today", 3000);
  await ask("always", Number.POSITIVE_INFINITY);
  expect(made).toEqual(["today", "always", "today"]);
});

test("pages take no more bytes together than they may, counted as they are held", async () => {
  const text = (name: string) => `${name} ${"қазақша ".repeat(2000)}`;
  const size = Buffer.byteLength(text("a"));
  const cache = makePageCache(() => 0, { bytes: 2.5 * size, pages: 100 });
  const made: string[] = [];
  const ask = async (name: string) => {
    const answer = await cache.get(name, async () => {
      made.push(name);
      const content = prepareContent(text(name), {});
      return { keep: true, until: Number.POSITIVE_INFINITY, content };
    });
    return "variant" in answer ? answer : answer.content;
  };

  await ask("a");
  await ask("b");
  await ask("a");
  await ask("c");
  await ask("a");
  expect(made, "the one used longest ago has gone").toEqual(["a", "b", "c"]);
  await ask("b");
  expect(made).toEqual(["a", "b", "c", "b"]);

  // Compressed, many more find room.
  for (let page = 0; page < 20; page++) await (await ask(`page ${page}`)).variant("br");
  made.length = 0;
  for (let page = 0; page < 20; page++) await ask(`page ${page}`);
  expect(made).toEqual([]);
});

test("no more pages are kept than may be", async () => {
  const cache = makePageCache(() => 0, { bytes: 1_000_000, pages: 2 });
  const made: string[] = [];
  for (const name of ["a", "b", "c", "b", "a"]) {
    await cache.get(name, async () => {
      made.push(name);
      const content = prepareContent(name, {});
      return { keep: true, until: Number.POSITIVE_INFINITY, content };
    });
  }
  expect(made).toEqual(["a", "b", "c", "a"]);
});
