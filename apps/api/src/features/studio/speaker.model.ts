import type { RecordingLicence, VoiceKind } from "#api/features/voice/index.ts";

export const speakerRegions = ["north", "south", "west", "east", "centre", "abroad"] as const;
export type SpeakerRegion = (typeof speakerRegions)[number];

/** As Common Voice names them. */
export const ageBands = [
  "teens",
  "twenties",
  "thirties",
  "fourties",
  "fifties",
  "sixties",
  "seventies",
  "eighties",
  "nineties",
] as const;
export type AgeBand = (typeof ageBands)[number];

/** Somebody who gives recordings, and what they agreed to. */
export interface VoiceSpeaker {
  /** A random name: data sets say no other. */
  speaker: string;
  /** Unknown where a data set does not say; whoever agrees here says it. */
  voiceKind: VoiceKind | "unknown";
  licence: RecordingLicence;
  /** Of the text that was agreed to; 0: elsewhere, with a data set. */
  consentVersion: number;
  consentedAt: string;
  region: SpeakerRegion | null;
  age: AgeBand | null;
}

/**
 * Raised when the text of the consent (`messages/studio`, `studio_consent_…`) says something else: everybody is asked
 * anew before the next recording.
 */
export const consentVersion = 1;
