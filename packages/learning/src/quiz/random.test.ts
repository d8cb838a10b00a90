import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom, seededRandoms } from "./random.ts";

test("seeds that begin alike give what they give whole", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (beginning, ending) => {
      const [whole, parted] = [seededRandom(beginning + ending), seededRandoms(beginning)(ending)];
      for (let turn = 0; turn < 5; turn++) expect(parted()).toBe(whole());
    }),
  );
});
