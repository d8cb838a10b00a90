import { expect, test } from "vitest";
import { boardPeriod } from "./board-period.ts";

test("weeks begin on Monday and months on the first, at midnight in Almaty", () => {
  const beforeMonday = Date.parse("2026-11-15T18:59:59Z");
  expect(boardPeriod("week", beforeMonday)).toBe("week:2026-11-09");
  expect(boardPeriod("week", beforeMonday + 1000)).toBe("week:2026-11-16");
  expect(boardPeriod("month", Date.parse("2026-11-30T18:59:59Z"))).toBe("month:2026-11");
  expect(boardPeriod("month", Date.parse("2026-11-30T19:00:00Z"))).toBe("month:2026-12");
  expect(boardPeriod("all", 0)).toBe("all");
});
