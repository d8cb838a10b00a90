import Value from "typebox/value";
import { error, type Problem } from "../content-file/problem.ts";
import type { Immutable } from "../course/immutable.ts";
import type { SceneFile } from "../schema/scene-file.ts";
import { FILM_LANGUAGES, FilmManifest, FilmTimings, filmFiles } from "./film-files.ts";
import { parseVtt } from "./web-vtt.ts";

/** The films' folder as the check sees it. */
export interface FilmsOnDisk {
  /** Null where there is no such file. */
  readonly text: (file: string) => string | null;
  /** Size in bytes; null where there is no such file. */
  readonly size: (file: string) => number | null;
  /** Hash of a scene's file, as the film maker writes it. */
  readonly scriptHash: (slug: string) => string;
}

/** All films together, in bytes, about 1.5 MB a film: they are part of the repository and of every deployment. */
export const maxFilmsBytes = 48_000_000;
const shortest = 40;
const maxSeconds = 75;

const manifest = "films/manifest.json";
const remake = "run: npm run films";

type FilmedScene = Immutable<SceneFile & { slug: string }>;

/** What is wrong with the films of the course's scenes: missing, stale, too long, badly captioned. */
export function filmProblems(scenes: readonly FilmedScene[], disk: FilmsOnDisk): Problem[] {
  const written = readManifest(disk);
  if (typeof written === "string") return [error(manifest, [], written)];
  const problems: Problem[] = [];
  const entries = new Map(written.films.map((entry) => [entry.id, entry]));
  let total = 0;
  for (const scene of scenes) {
    // Its film is elsewhere.
    if (scene.video_url !== undefined) continue;
    const file = `scenes/${scene.slug}.yaml`;
    const entry = entries.get(scene.id);
    if (entry === undefined) {
      problems.push(error(file, [], `has no film; ${remake}`));
      continue;
    }
    if (entry.slug !== scene.slug || entry.script !== disk.scriptHash(scene.slug)) {
      problems.push(error(file, [], `has changed since it was filmed; ${remake}`));
      continue;
    }
    if (entry.seconds < shortest || entry.seconds > maxSeconds) {
      problems.push(
        error(file, [], `lasts ${entry.seconds} s as a film, not ${shortest} to ${maxSeconds}`),
      );
    }
    const files = filmFiles(scene.slug);
    for (const name of Object.values(files)) {
      const size = disk.size(`films/${name}`);
      if (size === null) problems.push(error(`films/${name}`, [], `is missing; ${remake}`));
      total += size ?? 0;
    }
    problems.push(...timingProblems(scene, files.timings, disk, entry.seconds));
    for (const language of FILM_LANGUAGES) {
      problems.push(...captionProblems(scene, files[language], disk, entry.seconds));
    }
  }
  const known = new Set(scenes.map(({ id }) => id));
  for (const { id, slug } of written.films) {
    if (!known.has(id)) problems.push(error(manifest, [], `names ${slug}, which is no scene`));
  }
  if (total > maxFilmsBytes) {
    problems.push(
      error(
        manifest,
        [],
        `the films take ${(total / 1e6).toFixed(1)} MB; ${maxFilmsBytes / 1e6} is the most`,
      ),
    );
  }
  return problems;
}

function readManifest(disk: FilmsOnDisk): FilmManifest | string {
  const text = disk.text(manifest);
  if (text === null) return `is missing; ${remake}`;
  try {
    return Value.Parse(FilmManifest, JSON.parse(text));
  } catch {
    return `is damaged; ${remake}`;
  }
}

function timingProblems(
  scene: FilmedScene,
  name: string,
  disk: FilmsOnDisk,
  seconds: number,
): Problem[] {
  const file = `films/${name}`;
  const text = disk.text(file);
  if (text === null) return [];
  let timings: FilmTimings;
  try {
    timings = Value.Parse(FilmTimings, JSON.parse(text));
  } catch {
    return [error(file, [], `is damaged; ${remake}`)];
  }
  if (timings.lines.length !== scene.lines.length) {
    return [error(file, [], `times ${timings.lines.length} lines of ${scene.lines.length}`)];
  }
  let last = 0;
  for (const [i, { start, end }] of timings.lines.entries()) {
    if (start < last || end <= start || end > seconds) {
      return [error(file, ["lines", i], "does not follow the line before it, inside the film")];
    }
    last = end;
  }
  return [];
}

function captionProblems(
  scene: FilmedScene,
  name: string,
  disk: FilmsOnDisk,
  seconds: number,
): Problem[] {
  const file = `films/${name}`;
  const text = disk.text(file);
  if (text === null) return [];
  try {
    const cues = parseVtt(text);
    if (cues.length !== scene.lines.length) {
      return [error(file, [], `has ${cues.length} captions for ${scene.lines.length} lines`)];
    }
    const outside = cues.findIndex(({ start, end }) => end <= start || end > seconds);
    return outside < 0 ? [] : [error(file, ["cues", outside], "does not lie inside the film")];
  } catch (fault) {
    return [error(file, [], fault instanceof Error ? fault.message : String(fault))];
  }
}
