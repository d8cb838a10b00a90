import { makeEndOfSpeech } from "./end-of-speech.ts";
import workletAddress from "./recorder-worklet.js?url&no-inline";
import { resample } from "./resample.ts";

/** Why nothing can be recorded. */
export type RecordingTrouble = "unsupported" | "denied" | "no microphone" | "failed";

export class RecordingError extends Error {
  readonly trouble: RecordingTrouble;

  constructor(trouble: RecordingTrouble, cause?: unknown) {
    super(`Nothing can be recorded: ${trouble}`, { cause });
    this.name = "RecordingError";
    this.trouble = trouble;
  }
}

/** The rate of the recordings that are judged. */
export const recordingRate = 16_000;

export interface Recording {
  /** Ends the recording; the microphone is let go of. */
  stop(): void;
  /** Mono at the rate that was asked for, when it has ended. */
  readonly done: Promise<Float32Array<ArrayBufferLike>>;
}

/** Whether this browser can record at all; a page without https cannot. */
export const canRecord = (): boolean =>
  typeof navigator !== "undefined" &&
  navigator.mediaDevices?.getUserMedia !== undefined &&
  typeof AudioWorkletNode !== "undefined";

/** A click of the button, and the microphone settling down. */
const droppedSeconds = 0.15;

/**
 * Starts recording; call it from a tap. It ends by `stop`, by silence after speech, or after the longest time.
 *
 * @param onLevel loudness of the latest moment, 0–1
 * @param longest seconds: a word needs no more than 5, a sentence up to 12
 * @param longestSilence seconds behind speech that end it
 * @param rate samples a second of what comes out
 * @throws RecordingError
 */
export async function startRecording(
  onLevel: (level: number) => void,
  longest = 5,
  longestSilence?: number,
  rate = recordingRate,
): Promise<Recording> {
  if (!canRecord()) throw new RecordingError("unsupported");
  // Made in the tap itself, or a phone keeps it asleep.
  const context = new AudioContext();
  let stream: MediaStream | null = null;
  const release = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    void context.close().catch(() => {});
  };
  try {
    void context.resume();
    stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        channelCount: 1,
        // They cut off the ends of words.
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: true,
      },
    });
    await context.audioWorklet.addModule(workletAddress);
    await context.resume();
  } catch (error) {
    release();
    throw new RecordingError(troubleOf(error), error);
  }

  const source = context.createMediaStreamSource(stream);
  const node = new AudioWorkletNode(context, "tilashar-recorder", { numberOfOutputs: 0 });
  const { sampleRate } = context;
  const pieces: Float32Array[] = [];
  const end = makeEndOfSpeech(longest, longestSilence);
  let dropped = 0;
  let finish: () => void = () => {};
  const done = new Promise<Float32Array<ArrayBufferLike>>((resolve) => {
    let over = false;
    finish = () => {
      if (over) return;
      over = true;
      node.port.onmessage = null;
      source.disconnect();
      release();
      resolve(resample(joined(pieces), sampleRate, Math.min(rate, sampleRate)));
    };
  });
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    const seconds = data.length / sampleRate;
    if (dropped < droppedSeconds) {
      dropped += seconds;
      return;
    }
    pieces.push(data);
    const level = Math.sqrt(data.reduce((sum, sample) => sum + sample * sample, 0) / data.length);
    onLevel(Math.min(1, level * 6));
    if (end.hear(level, seconds)) finish();
  };
  // Unplugged, or taken away by another program.
  stream.getAudioTracks()[0]?.addEventListener("ended", () => finish());
  source.connect(node);
  return { stop: () => finish(), done };
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function troubleOf(error: unknown): RecordingTrouble {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "no microphone";
  return "failed";
}
