import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import Value from "typebox/value";
import {
  BUILT_FILMS_FILE,
  type BuiltFilm,
  FILM_LANGUAGES,
  FilmManifest,
  FilmTimings,
  filmFiles,
  SMALL_POSTER_WIDTH,
} from "./film-files.ts";

/** Copies the films to the built assets under names that tell their bytes, and notes their addresses. */
const root = join(import.meta.dirname, "../../../..");
const films = join(process.env.CONTENT_DIR ?? join(root, "content"), "films");
const assets = join(root, "build/assets");
mkdirSync(assets, { recursive: true });

const there = new Set(readdirSync(assets));
const needed = new Set<string>();

function place(file: string, bytes: Buffer = readFileSync(join(films, file))): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const ending = extname(file);
  const name = `film-${file.slice(0, -ending.length)}.${hash}${ending}`;
  if (!there.has(name)) {
    writeFileSync(join(assets, `.${name}.draft`), bytes);
    renameSync(join(assets, `.${name}.draft`), join(assets, name));
  }
  needed.add(name);
  return `/assets/${name}`;
}

/** The largest thing on its screen: three quarters of what WebP takes for it. More effort takes six times as long for 6 % less. */
const smaller = (file: string) =>
  sharp(join(films, file)).resize(SMALL_POSTER_WIDTH).avif({ quality: 40, effort: 2 }).toBuffer();

// A content folder of one's own may have no films; the check of the content tells.
const written = existsSync(join(films, "manifest.json"))
  ? JSON.parse(readFileSync(join(films, "manifest.json"), "utf8"))
  : { films: [] };
const manifest = Value.Parse(FilmManifest, written);
const built: Record<number, BuiltFilm> = {};
for (const { id, slug, seconds, bytes } of manifest.films) {
  const files = filmFiles(slug);
  const timings = Value.Parse(
    FilmTimings,
    JSON.parse(readFileSync(join(films, files.timings), "utf8")),
  );
  const captions = Object.fromEntries(
    FILM_LANGUAGES.map((language) => [language, place(files[language])]),
  ) as BuiltFilm["captions"];
  built[id] = {
    video: place(files.video),
    poster: place(files.poster),
    smallPoster: place(`${slug}-small.avif`, await smaller(files.poster)),
    captions,
    seconds,
    bytes,
    lines: timings.lines,
  };
}
writeFileSync(join(assets, BUILT_FILMS_FILE), JSON.stringify(built));
for (const file of there) {
  if (/^film-.*\.[0-9a-f]{10}\.(?:mp4|webp|avif|vtt)$/.test(file) && !needed.has(file)) {
    rmSync(join(assets, file));
  }
}
console.log(`${manifest.films.length} films`);
