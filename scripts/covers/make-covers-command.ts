import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  COVER_CROPS,
  type CoverManifest,
  type CoverScene,
  coverFile,
} from "@tilashar/course/covers";
import { readCoverManifest, sceneHash } from "@tilashar/course/covers/load";
import { readContent } from "@tilashar/course/load";
import { emojiDocument } from "@tilashar/course/load-pictures";
import sharp from "sharp";
import { openStudio, type Studio } from "../films/stage/studio.ts";
import { cropsOf } from "./stage/crops.ts";

/**
 * Draws the covers of lessons and texts as `content/covers/*.yaml` describe them, into `content/covers`: `npm run
 * covers`, or `npm run covers -- 1 reading-403` for single ones. A cover whose scene and drawings are unchanged is left alone.
 */
const root = join(import.meta.dirname, "../..");
const contentDir = process.env.CONTENT_DIR ?? join(root, "content");
const folder = join(contentDir, "covers");
const wanted = new Set(process.argv.slice(2));

const { files, problems } = readContent(contentDir, join(root, ".cache/content.json"));
for (const { file, path, message } of problems) console.error(`${file}: ${path}: ${message}`);
const scenes = new Map<string, CoverScene>();
for (const { kind, data } of files) {
  if (kind !== "covers") continue;
  for (const [id, scene] of Object.entries(data)) scenes.set(id, scene);
}

const known = new Map(readCoverManifest(contentDir).covers.map((entry) => [entry.of, entry]));
const drawings = drawingHash();
let studio: Studio | undefined;
try {
  for (const [of, scene] of scenes) {
    if (wanted.size > 0 && !wanted.has(of)) continue;
    const hash = sceneHash(scene);
    const made = createHash("sha256").update(drawings).update(hash).digest("base64url");
    const whole = COVER_CROPS.every((crop) => existsSync(join(folder, coverFile(of, crop))));
    if (known.get(of)?.made === made && whole) continue;
    studio ??= await openStudio(join(root, "scripts"));
    const bytes = await draw(studio, of, scene);
    known.set(of, { of, scene: hash, made });
    writeManifest();
    console.log(`${of}: ${COVER_CROPS.map((crop, i) => `${crop} ${bytes[i]}`).join(", ")} bytes`);
  }
} finally {
  await studio?.close();
}
for (const of of known.keys()) {
  if (scenes.has(of)) continue;
  known.delete(of);
  for (const crop of COVER_CROPS) rmSync(join(folder, coverFile(of, crop)), { force: true });
}
writeManifest();

async function draw(on: Studio, of: string, scene: CoverScene): Promise<number[]> {
  const emojis = Object.fromEntries(
    namesIn(scene).flatMap((name) => {
      const svg = emojiDocument(name);
      return svg === null ? [] : [[name, svg]];
    }),
  );
  const crops = cropsOf(scene);
  const sizes: number[] = [];
  for (const crop of COVER_CROPS) {
    const png = await on.page.evaluate(
      async ({ scene, crop, emojis }) =>
        (await import("/covers/stage/draw-cover.ts" as string)).drawCover(
          scene,
          crop,
          emojis,
        ) as Promise<string>,
      { scene, crop: crops[crop], emojis },
    );
    const { size } = await sharp(Buffer.from(png, "base64"))
      .avif({ quality: 52, effort: 3, chromaSubsampling: "4:4:4" })
      .toFile(join(folder, coverFile(of, crop)));
    sizes.push(size);
  }
  return sizes;
}

/** Everything that a scene calls by name and that may be of the emoji set. */
function namesIn({ people = [], things = [] }: CoverScene): string[] {
  const held = people.flatMap(({ left, right }) => [left?.holds, right?.holds]);
  return [...things.map(({ what }) => what), ...held].filter((name) => typeof name === "string");
}

/** The sources that every cover depends on. */
function drawingHash(): string {
  const hash = createHash("sha256");
  for (const where of ["films/drawing", "films/people", "films/places", "covers"]) {
    const sources = readdirSync(join(root, "scripts", where), {
      recursive: true,
      encoding: "utf8",
    });
    for (const file of sources.filter((name) => /(?<!\.test|-command)\.ts$/.test(name)).sort())
      hash.update(`${where}/${file}\0`).update(readFileSync(join(root, "scripts", where, file)));
  }
  return hash.digest("base64url");
}

function writeManifest(): void {
  const covers: CoverManifest["covers"] = [...known.values()].sort((one, other) =>
    one.of.localeCompare(other.of, "en", { numeric: true }),
  );
  writeFileSync(join(folder, "manifest.json"), `${JSON.stringify({ covers }, null, 2)}\n`);
}
