import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scene } from "@tilashar/course";
import { FilmManifest, type FilmManifestEntry, filmFiles } from "@tilashar/course/films";
import { scriptHash } from "@tilashar/course/films/load";
import { loadCourse } from "@tilashar/course/load";
import { startSpeaker, voiceVersion } from "@tilashar/speech/voice";
import sharp from "sharp";
import Value from "typebox/value";
import { webVtt } from "./captions/web-vtt.ts";
import { hasFfmpeg, startEncoder } from "./encode.ts";
import { drawnRate, frameRate } from "./film/film.ts";
import { drawingHash, filmIsThere, hashOf } from "./films-folder.ts";
import { type PreparedFilm, prepareFilm } from "./scene-film.ts";
import { waveFile } from "./sound/wave-file.ts";
import { openStudio, type Studio } from "./stage/studio.ts";

/**
 * Makes the films of the course's scenes into `content/films`: `npm run films`, or `npm run films -- 1 403`
 * for single ones. A film whose script, staging, voices and drawings are unchanged is left alone.
 */
const root = join(import.meta.dirname, "../..");
const folder = process.env.FILMS_DIR ?? join(root, "content/films");
const manifestFile = join(folder, "manifest.json");

if (!hasFfmpeg()) {
  console.error(
    "Films need ffmpeg with libx264. Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg.",
  );
  process.exit(1);
}

const wanted = process.argv.slice(2);
const course = loadCourse({
  contentDir: join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
});
mkdirSync(folder, { recursive: true });
const known = new Map(readManifest().films.map((entry) => [entry.id, entry]));
const drawings = drawingHash();
let studio: Studio | undefined;
try {
  for (const scene of course.scenes) {
    if (wanted.length > 0 && !wanted.includes(String(scene.id))) continue;
    if (scene.video_url !== undefined) continue;
    // A voice remembers what it said before: each film gets fresh ones, so that it is the same made alone.
    const prepared = prepareFilm(scene, await startSpeaker());
    const made = hashOf(drawings, voiceVersion, JSON.stringify(prepared.film));
    const script = scriptHash(join(root, "content"), scene.slug);
    const before = known.get(scene.id);
    if (before?.made === made && filmIsThere(folder, scene.slug)) {
      known.set(scene.id, { ...before, script });
      continue;
    }
    studio ??= await openStudio();
    const entry = await makeFilm(scene, prepared, studio);
    known.set(scene.id, { ...entry, script, made });
    writeManifest();
  }
} finally {
  await studio?.close();
}
writeManifest();

async function makeFilm(scene: Scene, { film, sound, sampleRate }: PreparedFilm, on: Studio) {
  const began = performance.now();
  const files = filmFiles(scene.slug);
  const wave = join(tmpdir(), `tilashar-${process.pid}.wav`);
  writeFileSync(wave, waveFile(sound, sampleRate));
  const encoder = startEncoder(wave, join(folder, files.video), {
    drawn: drawnRate,
    film: frameRate,
  });
  on.onFrames((frame) => encoder.add(frame));
  const shot = await on.page.evaluate(
    async (data) => (await import("/stage/draw-film.ts" as string)).shoot(data) as Promise<number>,
    film,
  );
  await encoder.finish();

  const { timeline } = film;
  const posterLine = timeline.lines[Math.min(4, timeline.lines.length - 1)];
  const [poster = ""] = await on.page.evaluate(
    async ({ data, at }) =>
      (await import("/stage/draw-film.ts" as string)).stills(data, [at], false) as Promise<
        string[]
      >,
    {
      data: film,
      at:
        film.story.posterAt === undefined
          ? (posterLine?.start ?? 0) + 0.8
          : (timeline.lines[film.story.posterAt]?.start ?? 0) + 0.9,
    },
  );
  await sharp(Buffer.from(poster, "base64"))
    .resize(960, 540)
    .webp({ quality: 80 })
    .toFile(join(folder, files.poster));
  for (const language of ["kz", "ru", "en"] as const) {
    const named = new Map(scene.characters.map(({ key, name }) => [key, name[language]]));
    const lines = scene.lines.map((line) => ({
      speaker: named.get(line.speaker) ?? "",
      text: line[language],
    }));
    writeFileSync(join(folder, files[language]), webVtt(timeline, lines));
  }
  const round = (seconds: number) => Math.round(seconds * 1000) / 1000;
  const lines = timeline.lines.map(({ start, end, words }) => ({
    start: round(start),
    end: round(end),
    words: words.map((word) => ({
      text: word.text,
      start: round(word.start),
      end: round(word.end),
    })),
  }));
  writeFileSync(join(folder, files.timings), `${JSON.stringify({ lines })}\n`);
  const bytes = statSync(join(folder, files.video)).size;
  const took = (performance.now() - began) / 1000;
  console.log(
    `${scene.slug}: ${timeline.seconds} s, ${Math.round(bytes / 1024)} KB, ${shot} pictures, ${took.toFixed(0)} s`,
  );
  return { id: scene.id, slug: scene.slug, seconds: timeline.seconds, bytes };
}

function readManifest(): FilmManifest {
  try {
    return Value.Parse(FilmManifest, JSON.parse(readFileSync(manifestFile, "utf8")));
  } catch {
    return { films: [] };
  }
}

function writeManifest(): void {
  const films: FilmManifestEntry[] = course.scenes.flatMap(({ id }) => known.get(id) ?? []);
  writeFileSync(manifestFile, `${JSON.stringify({ films }, null, 2)}\n`);
}
