import { type Speaker, type SpeakerName, startSpeaker } from "@tilashar/speech/voice";

let speaker: Promise<Speaker> | null = null;

/** How a text is read into a microphone. */
export interface Reading {
  voice?: SpeakerName;
  /** What each sample is multiplied with; what rises above full scale is cut. */
  gain?: number;
  /** Loudness of the room, 0–1. */
  room?: number;
  /** Seconds before and after. */
  around?: number;
}

/** A WAV file of our synthesiser reading a text in a room. */
export async function spokenWav(
  text: string,
  { voice = "aizhan", gain = 1, room = 0.001, around = 0.3 }: Reading = {},
): Promise<Uint8Array<ArrayBuffer>> {
  speaker ??= startSpeaker();
  const { pcm, sampleRate } = (await speaker).synthesise({ text, voice });
  const before = Math.round(around * sampleRate);
  const samples = new Float32Array(pcm.length + 2 * before);
  samples.set(pcm, before);
  let state = 1;
  return wavOf(
    samples.map((sample) => {
      state = (state * 48271) % 2147483647;
      return sample * gain + room * ((2 * state) / 2147483647 - 1);
    }),
    sampleRate,
  );
}

/** Samples as RIFF/WAVE of 16 bits. */
export function wavOf(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + 2 * samples.length);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  view.setUint32(4, 36 + 2 * samples.length, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, at) => {
    view.setInt16(44 + 2 * at, Math.round(32767 * Math.max(-1, Math.min(1, sample))), true);
  });
  return bytes;
}
