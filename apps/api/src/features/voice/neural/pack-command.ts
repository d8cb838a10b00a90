/** Renders the course with the installed neural voice: npm run voice:pack -- FILE [--voice NAME] [--speakers 0,1] */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContentError, loadCourse } from "@tilashar/course/load";
import { speakerNames } from "@tilashar/speech/voice";
import { readConfig } from "#api/config.ts";
import { StartError } from "#api/errors.ts";
import { kazakhTextsOf } from "../course-texts.ts";
import { ArchiveError } from "./archive.ts";
import { installEngine } from "./engine-folder.ts";
import { readInstalledVoice } from "./installed-voice.ts";
import { makePack } from "./make-pack.ts";
import { speakerOf } from "./neural-voice.ts";

const root = join(import.meta.dirname, "../../../../../..");
const usage = "Say where to: npm run voice:pack -- FILE [--voice NAME] [--speakers 0,1]";

const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
try {
  const { values, positionals } = parseArgs({
    options: { voice: { type: "string" }, speakers: { type: "string" } },
    allowPositionals: true,
  });
  const [file] = positionals;
  const { dataDir, contentDir, voiceModel } = readConfig(process.env, root);
  const name = values.voice ?? voiceModel;
  if (file === undefined) throw new ArchiveError(usage);
  if (!name) throw new ArchiveError("Say which voice: VOICE_MODEL, or --voice NAME.");
  const voice = readInstalledVoice(name, dataDir);
  const engine = await installEngine(dataDir);
  const texts = kazakhTextsOf(loadCourse({ contentDir, warn: console.warn }));
  const speakers = chosen(values.speakers) ?? [
    ...new Set(speakerNames.map((one) => speakerOf(one) % voice.speakers)),
  ];
  console.log(`${texts.length} texts, ${speakers.length} speakers of ${voice.name}.`);
  const { sounds, silent, checksum } = await makePack({
    voice,
    engine,
    dataDir,
    texts,
    speakers,
    file: resolve(file),
    tell: console.log,
    signal: stop.signal,
  });
  for (const text of silent) console.log(`No sound: ${text}`);
  console.log(`${sounds} sounds in ${file}. SHA-256: ${checksum}`);
  console.log(`On the other server: npm run voice:install -- ${file} --sha256 ${checksum}`);
} catch (error) {
  const known = [ArchiveError, StartError, ContentError].some((one) => error instanceof one);
  if (!known) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

function chosen(list: string | undefined): number[] | null {
  if (list === undefined) return null;
  const speakers = list.split(",").map(Number);
  if (speakers.every((one) => Number.isInteger(one) && one >= 0 && one < 10_000)) return speakers;
  throw new ArchiveError(usage);
}
