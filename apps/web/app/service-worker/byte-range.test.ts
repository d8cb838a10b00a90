import { expect, test } from "vitest";
import { partOf } from "./byte-range.ts";

const whole = () => new Response("0123456789", { headers: { "content-type": "audio/mpeg" } });

// The server's byte-range.test.ts holds the same table: both answer the same player.
test.each([
  ["bytes=0-", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=0-1", 206, "01", "bytes 0-1/10"],
  ["bytes=4-100", 206, "456789", "bytes 4-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=-30", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=9-9", 206, "9", "bytes 9-9/10"],
  [null, 200, "0123456789", null],
  ["", 200, "0123456789", null],
  ["bytes=5-3", 200, "0123456789", null],
  ["bytes=-", 200, "0123456789", null],
  ["bytes=a-b", 200, "0123456789", null],
  ["bytes=0-1,3-4", 200, "0123456789", null],
  ["pages=1-2", 200, "0123456789", null],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=10-20", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
] as const)("a player that asks for %s", async (range, status, text, contentRange) => {
  const answer = await partOf(whole(), range);
  expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
    status,
    text,
    contentRange,
  ]);
});
