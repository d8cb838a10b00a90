import { expect, test } from "vitest";
import { voiceAddress } from "./voice-address.ts";

test("one text has one address, however it is spaced and composed", () => {
  const address = voiceAddress("Қой, ит", "aizhan", "normal", "person");
  expect(address).toBe(
    "/assets/voice/3/aizhan/normal.mp3?text=%D2%9A%D0%BE%D0%B9%2C%20%D0%B8%D1%82",
  );
  expect(voiceAddress("  Қои\u0306,\n ит ", "aizhan", "normal", "person")).toBe(address);
  expect(voiceAddress("Қой, ит", "aizhan", "normal", "neural")).toBe(`${address}&prefer=neural`);
});

test("nothing and too much have no address", () => {
  expect(voiceAddress(" ", "aizhan", "slow", "person")).toBeNull();
  expect(voiceAddress("а".repeat(201), "aizhan", "slow", "person")).toBeNull();
});
