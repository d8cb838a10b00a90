import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { makeListeners } from "#app/lib/store.ts";

/** Voices of the server, and "browser" for a Kazakh voice that the learner's own device has. */
export const voiceNames = ["aizhan", "madina", "daulet", "nurlan", "botagoz", "browser"] as const;
export type VoiceName = (typeof voiceNames)[number];

/** What a sound of the server comes from: a person's recording, a neural voice, or our synthesiser. */
export const soundSources = ["person", "neural", "synthetic"] as const;
export type SoundSource = (typeof soundSources)[number];

/** How Kazakh is spoken to this learner. */
export interface VoiceSetting {
  voice: VoiceName;
  /** The pace of the first tap; the next tap takes the other. */
  rate: "normal" | "slow";
  /** Quiet mode: a transcription is shown where a sound would be heard. */
  quiet: boolean;
  /** What is heard first, where there is one. */
  prefer: SoundSource;
}

const key = "voice";
const usual: VoiceSetting = { voice: "aizhan", rate: "normal", quiet: false, prefer: "person" };
const { subscribe, notify } = makeListeners();
let read: { stored: string | null; setting: VoiceSetting } | null = null;

/** The setting as it is kept in this browser; whatever is not understood there is the usual. */
export function voiceSetting(): VoiceSetting {
  const stored = readStored(key);
  if (read === null || read.stored !== stored) read = { stored, setting: parse(stored) };
  return read.setting;
}

function parse(stored: string | null): VoiceSetting {
  try {
    const { voice, rate, quiet, prefer } = JSON.parse(stored ?? "null") as Partial<VoiceSetting>;
    return {
      voice: voiceNames.find((name) => name === voice) ?? usual.voice,
      rate: rate === "slow" ? "slow" : "normal",
      quiet: quiet === true,
      prefer: soundSources.find((source) => source === prefer) ?? usual.prefer,
    };
  } catch {
    return usual;
  }
}

export function chooseVoice(change: Partial<VoiceSetting>): void {
  writeStored(key, JSON.stringify({ ...voiceSetting(), ...change }));
  notify();
}

/** Here, and in the other tabs. */
function subscribeEverywhere(listener: () => void) {
  const leave = subscribe(listener);
  window.addEventListener("storage", listener);
  return () => {
    leave();
    window.removeEventListener("storage", listener);
  };
}

/** The setting now; the usual one until the page has started. */
export const useVoiceSetting = (): VoiceSetting =>
  useSyncExternalStore(subscribeEverywhere, voiceSetting, () => usual);
