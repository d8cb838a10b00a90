import { expect, test } from "vitest";
import { allZones, findZones, zoneLabel } from "./time-zones.ts";

const zones = allZones("ru");

test("a zone is shown by its city and the difference to UTC", () => {
  expect(zoneLabel("Asia/Almaty")).toBe("Almaty · GMT+5");
  expect(zoneLabel("America/Argentina/Ushuaia")).toBe("Ushuaia, Argentina · GMT-3");
  expect(zoneLabel("UTC")).toMatch(/^UTC · (UTC|GMT(\+0)?)$/);
});

test("a city is found by its beginning, by two words, and by what the page's language calls its zone", () => {
  expect(findZones(zones, "alma", 5)[0]?.name).toBe("Asia/Almaty");
  expect(findZones(zones, "new york", 5)[0]?.name).toBe("America/New_York");
  expect(findZones(zones, "казахстан", 9).map(({ name }) => name)).toContain("Asia/Almaty");
  expect(findZones(zones, "atlantis", 5)).toEqual([]);
  expect(findZones(zones, "", 7)).toHaveLength(7);
});
