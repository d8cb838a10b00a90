import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ArchiveError } from "./archive.ts";
import { type InstalledVoice, parseVoice, voiceFile } from "./installed-voice.ts";
import { beginsAsMp3, packedSoundPath } from "./pack-files.ts";
import { showLicence } from "./show-licence.ts";

/**
 * Looks at the files of an archive that describes itself as a pack of sounds.
 *
 * @throws ArchiveError when it has anything but a description, a licence and sounds
 */
export async function describePack(
  folder: string,
  files: readonly string[],
  checksum: string,
  tell: (line: string) => void,
): Promise<Omit<InstalledVoice, "folder">> {
  const voice = await describedIn(folder);
  const sounds = files.filter((path) => packedSoundPath.test(path));
  if (!files.includes("LICENSE")) throw new ArchiveError("The pack has no licence (LICENSE).");
  const strange = files.find(
    (path) => path !== voiceFile && path !== "LICENSE" && !packedSoundPath.test(path),
  );
  if (strange !== undefined) {
    throw new ArchiveError(`The pack has a file that belongs in none (${strange}).`);
  }
  if (sounds.length === 0) throw new ArchiveError("The pack has no sounds.");
  for (const path of sounds) {
    if (!(await isMp3(join(folder, path)))) throw new ArchiveError(`${path} is no MP3.`);
  }
  const licence = await showLicence(folder, "LICENSE", tell);
  tell(`${sounds.length} sounds.`);
  const speakers = [...new Set(sounds.map((path) => Number(path.split("/")[1])))];
  return {
    format: 1,
    name: voice.name,
    kind: "pack",
    language: "kk",
    licence,
    licenceFile: "LICENSE",
    checksum,
    speakers: voice.speakers,
    packedSpeakers: speakers.sort((a, b) => a - b),
  };
}

async function describedIn(folder: string): Promise<ReturnType<typeof parseVoice>> {
  let voice: ReturnType<typeof parseVoice>;
  try {
    voice = parseVoice(await readFile(join(folder, voiceFile), "utf8"));
  } catch {
    throw new ArchiveError(`The archive's ${voiceFile} can't be read, or is of another version.`);
  }
  if (voice.kind === "pack") return voice;
  throw new ArchiveError(`The archive's ${voiceFile} describes no pack of sounds.`);
}

async function isMp3(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(3);
    await handle.read(head, 0, 3, 0);
    return beginsAsMp3(head);
  } finally {
    await handle.close();
  }
}
