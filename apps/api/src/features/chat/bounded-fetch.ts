interface Bounds {
  /** The one address below which anything may be asked for. */
  baseUrl: string;
  /** Of one answer. */
  maxBytes: number;
  /** Longest pause before the head of an answer, and between pieces of its body. */
  silenceMs: number;
}

/**
 * A `fetch` that asks one server only, follows no redirect, and gives up on an answer that is too large
 * or falls silent.
 */
export function boundedFetch({ baseUrl, maxBytes, silenceMs }: Bounds): typeof fetch {
  return async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (!address.startsWith(`${baseUrl}/`)) throw new Error("another address than the model's");

    const silence = new AbortController();
    const giveUp = () => silence.abort(new Error(`silent for ${silenceMs} ms`));
    let timer = setTimeout(giveUp, silenceMs).unref();
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs).unref();
    };
    try {
      const response = await fetch(address, {
        ...init,
        redirect: "error",
        signal: AbortSignal.any([silence.signal, ...(init?.signal ? [init.signal] : [])]),
      });
      heard();
      if (response.body === null) {
        clearTimeout(timer);
        return response;
      }
      let size = 0;
      const body = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            heard();
            size += chunk.length;
            if (size <= maxBytes) return controller.enqueue(chunk);
            clearTimeout(timer);
            controller.error(new Error(`more than ${maxBytes} bytes`));
          },
          flush: () => clearTimeout(timer),
        }),
      );
      const { status, statusText, headers } = response;
      return new Response(body, { status, statusText, headers });
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}
