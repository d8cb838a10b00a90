import fc from "fast-check";
import { expect, test } from "vitest";
import { Lines } from "./lines.ts";

test("each line is what splitting the text gives", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (parts) => {
      const text = parts.join("\n");
      const lines = new Lines(text);
      const plain = text.split("\n");
      expect(plain.map((_, at) => lines.at(at))).toEqual(plain);
      expect(lines.at(plain.length)).toBeUndefined();
      expect(lines.at(-1)).toBeUndefined();
    }),
  );
});
