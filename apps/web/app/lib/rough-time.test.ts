import { expect, test } from "vitest";
import { roughTime } from "./rough-time.ts";

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 23, 12);

test.each([
  [0, "this hour"],
  [-5, "this hour"],
  [0.9, "this hour"],
  [1, "1 hour ago"],
  [23.9, "23 hours ago"],
  [24, "yesterday"],
  [29 * 24, "29 days ago"],
])("%d hours ago is told as %s", (hours, said) => {
  expect(roughTime(now - hours * hour, now, "en")).toBe(said);
});

test("each language has its words", () => {
  expect(roughTime(now - 48 * hour, now, "ru")).toBe("позавчера");
  expect(roughTime(now, now, "kz")).toBe("осы сағатта");
  expect(roughTime(now - 3 * hour, now, "kz")).toBe("3 сағат бұрын");
  expect(roughTime(now - 30 * hour, now, "kz")).toBe("кеше");
  expect(roughTime(now - 50 * hour, now, "kz")).toBe("2 күн бұрын");
});
