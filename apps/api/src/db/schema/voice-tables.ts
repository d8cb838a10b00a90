import type { ColumnType, Generated } from "kysely";
import type { Fixed } from "./fixed-column.ts";

/** A person's recording of a text. It is played once it is approved. */
export interface VoiceRecordingTable {
  id: Generated<number>;
  /** Made by the browser or by the import: a recording that is sent twice is one. */
  attempt: Fixed<string>;
  /** Null for a recording that came with a data set. */
  account_id: Fixed<number | null>;
  /** The name this person goes by in data sets: a random one, never the account's. */
  speaker: Fixed<string>;
  /** woman, man or child. */
  voice_kind: Fixed<string>;
  /** `CC0-1.0` or `CC-BY-4.0`. */
  licence: Fixed<string>;
  /** The text as sounds are looked up by: see `recordingKey`. */
  text_key: Fixed<string>;
  /** The text as it was shown to be read. */
  text: Fixed<string>;
  milliseconds: Fixed<number>;
  /** MP3, trimmed and levelled as it is played. */
  sound: Fixed<Buffer>;
  created_at: Fixed<string>;
  /** Null while nobody has approved it. */
  approved_at: ColumnType<string | null, string | null | undefined, string | null>;
  approved_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** Of the samples: the same sound is not given twice. Null for what came with a data set. */
  sound_hash: ColumnType<string | null, string | null | undefined, never>;
  /** When somebody listened and refused it, who, and why in a word. */
  refused_at: ColumnType<string | null, string | null | undefined, string | null>;
  refused_by: ColumnType<number | null, number | null | undefined, number | null>;
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Somebody who gives recordings, and what they agreed to. */
export interface VoiceSpeakerTable {
  /** The name in data sets: see `voice_recordings.speaker`. */
  speaker: Fixed<string>;
  /** Null for a speaker of a data set. */
  account_id: Fixed<number | null>;
  voice_kind: string;
  licence: string;
  /** Of the text that was agreed to; 0 for a data set, whose speakers agreed elsewhere. */
  consent_version: number;
  consented_at: string;
  /** Where their Kazakh is at home and how old they are, empty when they do not say. */
  region: string;
  age: string;
}
