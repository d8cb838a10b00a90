import { type SpeakerName, speakers } from "@tilashar/speech/voice";
import type { ModelAddress } from "#api/outside-services.ts";
import type { SpokenRequest } from "./spoken-request.ts";

/** A speech server of others. Null means that ours shall speak. */
export interface OutsideVoice {
  /** Which server and model this is: sounds of another are not mixed up with it. */
  readonly engine: string;
  say(request: SpokenRequest): Promise<Buffer | null>;
}

interface OutsideVoiceParts {
  address: ModelAddress;
  warn(message: string): void;
  now(): number;
  timeoutMs?: number;
}

/** Names every server of this protocol knows. */
const names: Readonly<Record<SpeakerName, string>> = {
  aizhan: "nova",
  madina: "shimmer",
  daulet: "onyx",
  nurlan: "echo",
  botagoz: "fable",
};

const maxBytes = 2 * 1024 * 1024;
/** After so many failures in a row nobody waits for it, for a minute. */
const maxFailures = 3;
const restMs = 60_000;

/** Speaks by any server of the `/audio/speech` protocol, within a time and a size that hold whatever it does. */
export function makeOutsideVoice(parts: OutsideVoiceParts): OutsideVoice {
  const { address, now } = parts;
  let failures = 0;
  let restUntil = 0;

  async function ask({ text, voice, rate }: SpokenRequest): Promise<Buffer> {
    const response = await fetch(`${address.baseUrl}/audio/speech`, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(parts.timeoutMs ?? 6_000),
      headers: {
        "content-type": "application/json",
        ...(address.apiKey === null ? {} : { authorization: `Bearer ${address.apiKey}` }),
      },
      body: JSON.stringify({
        model: address.model ?? "tts-1",
        input: text,
        voice: names[voice],
        response_format: "mp3",
        speed: rate === "slow" ? 0.7 : 1,
        language: "kk",
      }),
    });
    if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > maxBytes) throw new Error("the sound is too large");
      chunks.push(chunk);
    }
    const sound = Buffer.concat(chunks);
    if (!isMp3(sound)) throw new Error("what came is no MP3");
    return sound;
  }

  return {
    engine: `${address.baseUrl} ${address.model ?? ""}`,
    async say(request) {
      if (now() < restUntil) return null;
      try {
        const sound = await ask(request);
        failures = 0;
        return sound;
      } catch (error) {
        failures += 1;
        if (failures >= maxFailures) {
          restUntil = now() + restMs;
          failures = 0;
        }
        const reason = error instanceof Error ? error.message : String(error);
        parts.warn(`the speech server gave no sound (${reason}); our own voice speaks`);
        return null;
      }
    },
  };
}

/** An MPEG frame or an ID3 tag at the beginning: an error page is no sound. */
const isMp3 = (sound: Buffer): boolean =>
  sound.length > 100 &&
  (sound.toString("latin1", 0, 3) === "ID3" ||
    (sound[0] === 0xff && ((sound[1] as number) & 0xe6) === 0xe2));

/** Who of ours may speak. */
export const isSpeakerName = (name: string): name is SpeakerName => Object.hasOwn(speakers, name);
