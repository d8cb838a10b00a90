/** One event of a `text/event-stream`. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Reads a body of server-sent events (the parts of the format that our server writes: `event`, `data`,
 * comments), wherever the network has cut it. An event that is not finished is not told.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

function eventOf(block: string): ServerEvent | null {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === "event") event = value ?? "";
    else if (field === "data") data.push(value ?? "");
  }
  return data.length === 0 ? null : { event, data: data.join("\n") };
}
