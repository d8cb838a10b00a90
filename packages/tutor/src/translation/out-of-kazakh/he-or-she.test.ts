import { expect, test } from "vitest";
import { asSheIsNamed } from "./he-or-she.ts";

test.each([
  [
    "en",
    "my daughter cannot walk yet, he is nine months old",
    "my daughter cannot walk yet, she is nine months old",
  ],
  [
    "ru",
    "моя дочь ещё не может ходить, ему девять месяцев",
    "моя дочь ещё не может ходить, ей девять месяцев",
  ],
  [
    "en",
    "my son cannot walk yet, he is nine months old",
    "my son cannot walk yet, he is nine months old",
  ],
  [
    "en",
    "my mother came with my father, he is tired",
    "my mother came with my father, he is tired",
  ],
] as const)(
  "who is said after a woman is she, after a man he (%s, %s)",
  (language, said, meant) => {
    expect(asSheIsNamed(said, language)).toBe(meant);
  },
);

test("where a verb would have to change as well, nothing is said", () => {
  expect(asSheIsNamed("моя мама пришла, он очень устал", "ru")).toBeUndefined();
});
