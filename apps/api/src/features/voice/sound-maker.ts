import type { SoundSource } from "./sound-source.ts";
import type { SpokenRequest } from "./spoken-request.ts";

/** Whoever can say a text, or some texts. */
export interface SoundMaker {
  readonly source: SoundSource;
  /** The sound this one would give, not made yet; null when it says nothing of this text or at this time. */
  offer(request: SpokenRequest): Promise<SoundOffer | null>;
}

export interface SoundOffer {
  /** What the sound is kept under: another sound has another key. */
  key: string;
  /** Null when it can't be made after all; then the next in order is asked. */
  make(): Promise<Buffer | null>;
  /** Not written to a disk, and out of memory soon: it may be taken back. */
  mayBeTakenBack?: boolean;
  /** Whom a recording is by, and on what terms it may be used. */
  by?: { speaker: string; licence: string };
}
