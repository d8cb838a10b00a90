import type { ModelAddress } from "#api/outside-services.ts";

/** A transcription server of others. Null: it heard nothing, or gave no answer in time. */
export interface OutsideRecogniser {
  /** @returns the words heard, as they came */
  hear(audio: Uint8Array, expected: string): Promise<string | null>;
}

interface OutsideRecogniserParts {
  address: ModelAddress;
  warn(message: string): void;
  now(): number;
  timeoutMs?: number;
}

const maxBytes = 64 * 1024;
/** After so many failures in a row nobody waits for it, for a minute. */
const maxFailures = 3;
const restMs = 60_000;

/** Hears by any server of the `/audio/transcriptions` protocol, within a time and a size that hold whatever it does. */
export function makeOutsideRecogniser(parts: OutsideRecogniserParts): OutsideRecogniser {
  const { address, now } = parts;
  let failures = 0;
  let restUntil = 0;

  async function ask(audio: Uint8Array, expected: string): Promise<string> {
    const form = new FormData();
    form.set("file", new Blob([Buffer.from(audio)], { type: "audio/wav" }), "word.wav");
    form.set("model", address.model ?? "whisper-1");
    form.set("language", "kk");
    form.set("prompt", expected);
    form.set("response_format", "json");
    form.set("temperature", "0");
    const response = await fetch(`${address.baseUrl}/audio/transcriptions`, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(parts.timeoutMs ?? 10_000),
      headers: address.apiKey === null ? {} : { authorization: `Bearer ${address.apiKey}` },
      body: form,
    });
    if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > maxBytes) throw new Error("the answer is too large");
      chunks.push(chunk);
    }
    const { text } = JSON.parse(Buffer.concat(chunks).toString()) as { text?: unknown };
    if (typeof text !== "string") throw new Error("the answer holds no text");
    return text;
  }

  return {
    async hear(audio, expected) {
      if (now() < restUntil) return null;
      try {
        const text = await ask(audio, expected);
        failures = 0;
        return text;
      } catch (error) {
        failures += 1;
        if (failures >= maxFailures) {
          restUntil = now() + restMs;
          failures = 0;
        }
        const reason = error instanceof Error ? error.message : String(error);
        parts.warn(`the transcription server gave no answer (${reason}); our own judge decides`);
        return null;
      }
    },
  };
}
