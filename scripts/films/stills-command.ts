import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { startSpeaker } from "@tilashar/speech/voice";
import sharp from "sharp";
import { prepareFilm } from "./scene-film.ts";
import { openStudio } from "./stage/studio.ts";

/**
 * A contact sheet of each film, one picture from the middle of every line, for judging by eye:
 * `node scripts/films/stills-command.ts <folder> [scene numbers]`
 */
const [folder = ".cache/films", ...wanted] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
const course = loadCourse({
  contentDir: join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
});
mkdirSync(folder, { recursive: true });
const speaker = await startSpeaker();
const studio = await openStudio();
try {
  for (const scene of course.scenes) {
    if (wanted.length > 0 && !wanted.includes(String(scene.id))) continue;
    const { film } = prepareFilm(scene, speaker);
    const { timeline } = film;
    const syllables =
      scene.lines
        .map(({ kz }) => kz)
        .join(" ")
        .match(/[аәеоөұүыіиуюяэё]/giu)?.length ?? 0;
    const speech = timeline.lines.reduce((sum, { start, end }) => sum + end - start, 0);
    console.log(
      `${scene.id}: ${timeline.seconds} s, ${(syllables / speech).toFixed(2)} syllables a second`,
    );
    const times = [
      1.6,
      timeline.titleEnd + 0.5,
      ...timeline.lines.map(({ start, end }) => start + (end - start) * 0.55),
      timeline.endCard + 4,
    ];
    const pictures = await studio.page.evaluate(
      async ({ film, times }) => {
        const stage = await import("/stage/draw-film.ts" as string);
        return (await stage.stills(film, times, true)) as string[];
      },
      { film, times },
    );
    const tiles = await Promise.all(
      pictures.map(async (picture, i) => ({
        input: await sharp(Buffer.from(picture, "base64")).resize(480, 270).png().toBuffer(),
        left: (i % 4) * 486,
        top: Math.floor(i / 4) * 276,
      })),
    );
    await sharp({
      create: {
        width: 4 * 486,
        height: Math.ceil(tiles.length / 4) * 276,
        channels: 3,
        background: "#222",
      },
    })
      .composite(tiles)
      .png({ palette: true })
      .toFile(join(folder, `${scene.id}.png`));
  }
} finally {
  await studio.close();
}
