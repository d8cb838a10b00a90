import { expect, test } from "vitest";
import { makePasswordHashing } from "./password-hashing.ts";

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

test("a wrong password and no account at all take the same work, so that time tells nobody who is here", async () => {
  const hashing = await makePasswordHashing();
  const hash = await hashing.hash("жеті рет өлшеп");
  const known: number[] = [];
  const unknown: number[] = [];
  // In turns, so that whatever else the machine does meets both alike.
  for (let round = 0; round < 15; round++) {
    for (const [times, hashed] of [[known, hash] as const, [unknown, null] as const]) {
      const start = performance.now();
      expect(await hashing.verify(hashed, "бір рет кес")).toBe(false);
      times.push(performance.now() - start);
    }
  }
  const ratio = median(known) / median(unknown);
  expect(ratio).toBeGreaterThan(1 / 1.6);
  expect(ratio).toBeLessThan(1.6);
  expect(await hashing.verify(hash, "жеті рет өлшеп")).toBe(true);
  expect(await hashing.verify(null, "жеті рет өлшеп")).toBe(false);
});
