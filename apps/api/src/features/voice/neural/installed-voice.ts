import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { z } from "zod";
import { StartError } from "#api/errors.ts";

/** The file that the install command leaves in the folder of a voice. */
export const voiceFile = "voice.json";

/** Where voices are, below the data folder. */
export const voicesFolder = (dataDir: string): string => join(dataDir, "voices");

const relativePath = z
  .string()
  .regex(/^[^/\\:][^\\:]*$/)
  .refine((path) => !path.split("/").includes(".."));

const installed = z.object({
  format: z.literal(1),
  name: z.string().regex(/^[\w.-]{1,80}$/),
  /** A model speaks anything; a pack has the sounds of the course. */
  kind: z.enum(["model", "pack"]),
  language: z.literal("kk"),
  /** The first line of the licence, for lists. */
  licence: z.string(),
  /** Where the licence is, from the folder. */
  licenceFile: relativePath.default("LICENSE"),
  /** SHA-256 of the archive it came in: sounds of another are not mixed up with it. */
  checksum: z.string().regex(/^[0-9a-f]{64}$/),
  /** Paths from the folder; of a model only. */
  model: relativePath.optional(),
  tokens: relativePath.optional(),
  lexicon: relativePath.optional(),
  espeakData: relativePath.optional(),
  speakers: z.number().int().min(1).max(10_000),
  /** Of a pack: the speakers of the model whose sounds it has. */
  packedSpeakers: z.array(z.number().int().min(0).max(9_999)).min(1).max(50).optional(),
});

/**
 * Reads the description of a voice.
 *
 * @throws Error when it is none
 */
export const parseVoice = (text: string): z.infer<typeof installed> =>
  installed.parse(JSON.parse(text));

/** A voice that the install command has checked and put into its folder. */
export type InstalledVoice = z.infer<typeof installed> & { folder: string };

/**
 * Reads the voice that a setting names.
 *
 * @param name of a folder among the voices of the data folder, or the absolute path of one
 * @throws StartError when it is not there or was not made by the install command
 */
export function readInstalledVoice(name: string, dataDir: string): InstalledVoice {
  const folder = isAbsolute(name) ? name : join(voicesFolder(dataDir), name);
  try {
    return { ...parseVoice(readFileSync(join(folder, voiceFile), "utf8")), folder };
  } catch (error) {
    throw new StartError(
      `VOICE_MODEL names "${name}", but ${folder} holds no voice that can be read (${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}). Install it with: npm run voice:install -- FILE`,
    );
  }
}
