import { speakers } from "@tilashar/speech/voice";
import type { Queries } from "#api/db/database.ts";
import { recordingKey } from "./recording-key.ts";
import type { SoundMaker } from "./sound-maker.ts";
import { keyOf } from "./spoken-request.ts";
import { findRecordedSound, listPlayableRecordings } from "./voice-recordings.repository.ts";

interface RecordedVoiceParts {
  queries: Queries;
  /** The same sound at the slow pace. */
  slowed(sound: Buffer): Promise<Buffer>;
  warn(message: string): void;
}

/**
 * People's recordings of this very text. One by a voice of the kind that was asked for comes first, and of
 * those the one that was approved last.
 */
export function makeRecordedVoice({ queries, slowed, warn }: RecordedVoiceParts): SoundMaker {
  return {
    source: "person",
    async offer({ text, voice, rate }) {
      const textKey = recordingKey(text);
      if (textKey === null) return null;
      const recordings = await listPlayableRecordings(queries, textKey).catch((error: unknown) => {
        // Without the database the other voices go on.
        warn(`recordings could not be looked up (${String(error)}); another voice speaks`);
        return [];
      });
      const { kind } = speakers[voice];
      const recording =
        recordings.find(({ voiceKind }) => voiceKind === kind) ?? recordings[0] ?? null;
      if (recording === null) return null;
      const { id, speaker, licence } = recording;
      return {
        key: keyOf(["recording", id, rate]),
        mayBeTakenBack: true,
        by: { speaker, licence },
        async make() {
          try {
            const sound = await findRecordedSound(queries, id);
            return sound === null || rate === "normal" ? sound : await slowed(sound);
          } catch (error) {
            warn(`recording ${id} could not be played (${String(error)}); another voice speaks`);
            return null;
          }
        },
      };
    },
  };
}
