import fc from "fast-check";
import { expect, test } from "vitest";
import { backupName, backupsAmong, backupsToForget, backupTime } from "./backup-names.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** A backup each day at three, as the server would have kept them, one day after another. */
function afterDays(count: number): string[] {
  let folder: string[] = [];
  for (let n = 0; n < count; n++) {
    folder.push(backupName(new Date(Date.UTC(2026, 0, 1, 3) + n * day)));
    const gone = new Set(backupsToForget(folder));
    folder = folder.filter((name) => !gone.has(name));
  }
  return folder;
}

test("a name tells its moment, to the minute", () => {
  expect(backupName(new Date("2026-11-23T03:04:59Z"))).toBe("tilashar-2026-11-23T0304Z.sqlite");
  expect(backupTime("tilashar-2026-11-23T0304Z.sqlite")).toBe(Date.UTC(2026, 10, 23, 3, 4));
});

test("after a year there are seven days, five weeks and six months, and the newest is there", () => {
  const folder = afterDays(365);
  expect(folder.length).toBeLessThanOrEqual(7 + 5 + 6);
  const newest = backupsAmong(folder);
  expect(newest[0]).toBe("tilashar-2026-12-31T0300Z.sqlite");
  expect(newest.slice(0, 7).map((name) => name.slice(9, 19))).toEqual([
    "2026-12-31",
    "2026-12-30",
    "2026-12-29",
    "2026-12-28",
    "2026-12-27",
    "2026-12-26",
    "2026-12-25",
  ]);
  const months = new Set(folder.map((name) => name.slice(9, 16)));
  expect(months).toEqual(
    new Set(["2026-07", "2026-08", "2026-09", "2026-10", "2026-11", "2026-12"]),
  );
});

test("a server that was off for a year loses nothing by coming back", () => {
  const old = backupName(new Date("2025-01-01T03:00:00Z"));
  expect(backupsToForget([old])).toEqual([]);
  expect(backupsToForget([old, backupName(new Date("2026-11-23T03:00:00Z"))])).toEqual([]);
});

test("only what is named as a backup is ever forgotten, and never the newest", () => {
  const moment = fc
    .date({ min: new Date("2024-01-01"), max: new Date("2027-01-01"), noInvalidDate: true })
    .map(backupName);
  fc.assert(
    fc.property(fc.array(fc.oneof(moment, fc.string())), (names) => {
      const gone = backupsToForget(names);
      for (const name of gone) expect(backupTime(name)).not.toBeNull();
      const newest = backupsAmong(names)[0];
      if (newest !== undefined) expect(gone).not.toContain(newest);
    }),
  );
});

test("files of people that lie there as well are no backups", () => {
  const others = ["notes.txt", "tilashar-2026-11-23.sqlite", "x-tilashar-2026-11-23T0300Z.sqlite"];
  expect(backupsAmong(others)).toEqual([]);
  expect(backupsToForget([...others, "tilashar-2026-11-23T0300Z.sqlite.session-secret"])).toEqual(
    [],
  );
});
