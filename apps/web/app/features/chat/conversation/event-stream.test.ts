import { expect, test } from "vitest";
import { readEvents, type ServerEvent } from "./event-stream.ts";

const bytes = new TextEncoder().encode(
  ': hello\n\nevent: piece\ndata: {"text":"Сә"}\n\nevent: piece\ndata: {"text":"лем"}\n\ndata: a\ndata: b\n\nevent: half\ndata: no',
);

async function read(cutEvery: number) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += cutEvery) {
        controller.enqueue(bytes.slice(at, at + cutEvery));
      }
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

test("events are the same wherever the network cuts them, in the middle of a letter too", async () => {
  for (const size of [1, 2, 3, 7, 50, 1000]) {
    expect(await read(size), `pieces of ${size} bytes`).toEqual([
      { event: "piece", data: '{"text":"Сә"}' },
      { event: "piece", data: '{"text":"лем"}' },
      { event: "message", data: "a\nb" },
    ]);
  }
});
