import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { open, seal } from "./sealed-payload.ts";

const key = randomBytes(32);

test("what is sealed opens again, with the same key and for the same context only", () => {
  const sealed = seal(key, "Сәлем 🐆", "mail 1");
  expect(open(key, sealed, "mail 1")).toBe("Сәлем 🐆");
  expect(() => open(key, sealed, "mail 2")).toThrow();
  expect(() => open(randomBytes(32), sealed, "mail 1")).toThrow();
  expect(() => open(key, `A${sealed}`, "mail 1")).toThrow();
});

test("the same text never looks the same twice", () => {
  expect(seal(key, "text", "mail")).not.toBe(seal(key, "text", "mail"));
});
