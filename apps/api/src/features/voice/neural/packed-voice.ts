import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SoundMaker } from "../sound-maker.ts";
import { soundKey } from "../spoken-request.ts";
import type { InstalledVoice } from "./installed-voice.ts";
import { speakerOf } from "./neural-voice.ts";
import { packedSound } from "./pack-files.ts";

interface PackedVoiceParts {
  voice: InstalledVoice;
  /** The same sound at the slow pace. */
  slowed(sound: Buffer): Promise<Buffer>;
  warn(message: string): void;
}

/** The sounds of a neural voice that were made elsewhere: of the course, and nothing else. */
export function openPackedVoice({ voice, slowed, warn }: PackedVoiceParts): SoundMaker {
  const { packedSpeakers = [0] } = voice;
  return {
    source: "neural",
    async offer(request) {
      const wanted = speakerOf(request.voice) % voice.speakers;
      const speaker = packedSpeakers.includes(wanted) ? wanted : (packedSpeakers[0] ?? 0);
      const path = packedSound(request.text, speaker);
      if (path === null) return null;
      const file = join(voice.folder, path);
      const isThere = await access(file).then(
        () => true,
        () => false,
      );
      if (!isThere) return null;
      return {
        key: soundKey(request, `pack ${voice.checksum}`),
        async make() {
          try {
            const sound = await readFile(file);
            return request.rate === "slow" ? await slowed(sound) : sound;
          } catch (error) {
            warn(`a sound of the pack ${voice.name} can't be played (${String(error)})`);
            return null;
          }
        },
      };
    },
  };
}
