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
