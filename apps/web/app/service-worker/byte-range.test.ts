import { expect, test } from "vitest";
import { partOf } from "./byte-range.ts";

const whole = () => new Response("0123456789", { headers: { "content-type": "audio/mpeg" } });
async function ranged(range: string | null) {
  const answer = await partOf(whole(), range);
  return [answer.status, await answer.text(), answer.headers.get("content-range")];
}

test("a player gets the bytes it asks for", async () => {
  expect(await ranged("bytes=0-")).toEqual([206, "0123456789", "bytes 0-9/10"]);
  expect(await ranged("bytes=0-1")).toEqual([206, "01", "bytes 0-1/10"]);
  expect(await ranged("bytes=4-100")).toEqual([206, "456789", "bytes 4-9/10"]);
  expect(await ranged("bytes=-3")).toEqual([206, "789", "bytes 7-9/10"]);
});

test("no range, or one that is none, gives the whole; one beyond the end is refused", async () => {
  expect(await ranged(null)).toEqual([200, "0123456789", null]);
  expect(await ranged("bytes=0-1,3-4")).toEqual([200, "0123456789", null]);
  expect(await ranged("bytes=10-")).toEqual([416, "", "bytes */10"]);
});
