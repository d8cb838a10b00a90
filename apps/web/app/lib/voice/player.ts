import { useSyncExternalStore } from "react";
import { makeStore } from "#app/lib/store.ts";
import { deviceVoice, sayWithDevice } from "./device-voice.ts";
import { type Prosody, voiceAddress } from "./voice-address.ts";
import {
  type SoundSource,
  soundSources,
  type VoiceName,
  type VoiceSetting,
  voiceSetting,
} from "./voice-setting.ts";

type Rate = VoiceSetting["rate"];

/** What is being said now, on the whole page: one voice speaks at a time. */
export interface Playing {
  text: string;
  rate: Rate;
  state: "loading" | "playing" | "failed";
  /** Where the sound comes from; null while that is not known, and when the device speaks. */
  address: string | null;
}

/** What a text was said by when it was heard last. */
export interface Heard {
  text: string;
  source: SoundSource;
  /** Whose recording it is, and on what terms it may be used. */
  by: { speaker: string; licence: string } | null;
}

const playing = makeStore<Playing | null>(null);
/** By what the last sound was said; null before the first, and when the device spoke. */
export const heardNow = makeStore<Heard | null>(null);
/** What was said last, for the tap after it. */
let last: { text: string; rate: Rate } | null = null;
let audio: HTMLAudioElement | null = null;
let turn = 0;
const show = playing.set;

/** Calls back whenever something begins or ends to be said. */
export const listenToVoice = playing.subscribe;

/** How a text stands with the voice: null while it is silent. Whose text is silent is not drawn again. */
export function usePlaying(text: string): Playing | null {
  const own = () => {
    const now = playing.now();
    return now?.text === text ? now : null;
  };
  return useSyncExternalStore(playing.subscribe, own, () => null);
}

/** Asks for the answer that is being played, which is kept by now: it tells where the sound comes from. */
async function noteSource(text: string, address: string): Promise<void> {
  const { headers, body } = await fetch(address, { cache: "force-cache" });
  void body?.cancel();
  const source = soundSources.find((one) => one === headers.get("voice-source"));
  const speaker = headers.get("voice-speaker");
  const licence = headers.get("voice-licence");
  const by = speaker === null || licence === null ? null : { speaker, licence };
  if (source !== undefined) heardNow.set({ text, source, by });
}

/** Seconds of the sound that have been heard. */
export const voiceClock = (): number => audio?.currentTime ?? 0;

/** What is being said, and the number of what was begun or silenced last. */
export const voiceNow = () => ({ playing: playing.now(), turn });

/** The pace of the next tap: the learner's own first, the other one when the same is tapped again. */
export function nextRate(text: string, usual: Rate, before: typeof last = last): Rate {
  if (before?.text !== text) return usual;
  return before.rate === "slow" ? "normal" : "slow";
}

/** Stops whatever is being said. */
export function silence(): void {
  turn += 1;
  audio?.pause();
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
  show(null);
}

/**
 * Says a text; call it from a tap, as browsers let no page speak by itself. What is being said stops.
 *
 * @param rate overrides the learner's pace and the turn of taps
 * @param speaker overrides the learner's voice, where people talk to each other
 * @param ours asks for our synthesiser, and how it shall move
 */
export async function say(
  text: string,
  rate?: Rate,
  speaker?: VoiceName,
  ours?: Prosody,
): Promise<void> {
  const { voice: chosen, rate: usual, prefer: wish } = voiceSetting();
  const prefer = ours === undefined ? wish : "synthetic";
  const voice = speaker ?? chosen;
  const pace = rate ?? nextRate(text, usual);
  silence();
  const mine = turn;
  last = { text, rate: pace };
  const now = { text, rate: pace, address: null };
  show({ ...now, state: "loading" });
  const end = (state: "failed" | null) => {
    if (mine === turn) show(state === null ? null : { ...now, state });
  };
  try {
    const own = voice === "browser" ? deviceVoice() : null;
    if (own !== null) {
      heardNow.set(null);
      show({ ...now, state: "playing" });
      await sayWithDevice(text, own, pace === "slow" ? 0.6 : 1);
      return end(null);
    }
    const address = voiceAddress(text, voice === "browser" ? "aizhan" : voice, pace, prefer, ours);
    if (address === null) return end("failed");
    // One element for all: a phone lets an element speak that a tap has once started.
    audio ??= new Audio();
    const element = audio;
    element.onplaying = () => {
      if (mine !== turn) return;
      show({ ...now, state: "playing", address });
      noteSource(text, address).catch(() => {});
    };
    element.onended = () => end(null);
    element.onerror = () => end("failed");
    element.src = address;
    await element.play();
  } catch (error) {
    // Another tap came in between.
    if (error instanceof DOMException && error.name === "AbortError") return;
    end("failed");
  }
}

const fetched = new Set<string>();

/** Fetches a sound when a finger or a pointer comes near, so that the tap is answered at once. */
export function prepare(text: string): void {
  const { voice, rate, quiet, prefer } = voiceSetting();
  if (quiet || voice === "browser") return;
  const address = voiceAddress(text, voice, nextRate(text, rate), prefer);
  if (address === null || fetched.has(address)) return;
  fetched.add(address);
  fetch(address).catch(() => fetched.delete(address));
}
