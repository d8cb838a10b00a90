import type { ContentFile } from "../content-file/content-kind.ts";
import { error, type Problem } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import type { CoverScene } from "../schema/covers-file.ts";
import {
  COVER_CROPS,
  type CoverCrop,
  type CoverManifest,
  coveredBy,
  coverFile,
} from "./cover-files.ts";

/** The covers' folder as the check sees it. */
export interface CoversOnDisk {
  readonly manifest: CoverManifest;
  /** Size in bytes; null where there is no such file. */
  readonly size: (file: string) => number | null;
  readonly sceneHash: (scene: CoverScene) => string;
}

/** All covers together, in bytes: they are part of the repository and of every deployment. */
export const maxCoversBytes = 6_000_000;

/** In bytes: a list of lessons must stay quick on a phone. */
const maxBytes: Readonly<Record<CoverCrop, number>> = {
  wide: 26_000,
  square: 16_000,
  strip: 26_000,
};

const remake = "run: npm run covers";

/** What is wrong with the drawn covers: of no lesson, missing, drawn of an older scene, too heavy. */
export function coverProblems(files: readonly ContentFile[], disk: CoversOnDisk): Problem[] {
  const problems: Problem[] = [];
  const there = {
    lessons: new Set(ofKind(files, "lesson").map(({ data }) => data.id)),
    readings: new Set(ofKind(files, "reading").map(({ data }) => data.id)),
  };
  const drawn = new Map(disk.manifest.covers.map((entry) => [entry.of, entry]));
  const described = new Map<string, string>();
  let total = 0;
  for (const { file, data } of ofKind(files, "covers")) {
    for (const [key, scene] of Object.entries(data)) {
      const { what, id } = coveredBy(key);
      const other = described.get(key);
      described.set(key, file);
      if (other !== undefined) {
        problems.push(error(file, [key], `is already described in ${other}`));
        continue;
      }
      if (!there[what].has(id))
        problems.push(
          error(
            file,
            [key],
            `there is no ${what === "lessons" ? "lesson" : "reading"} of this number`,
          ),
        );
      else if (drawn.get(key)?.scene !== disk.sceneHash(scene))
        problems.push(error(file, [key], `has changed since its cover was drawn; ${remake}`));
      for (const crop of COVER_CROPS) {
        const size = disk.size(coverFile(key, crop));
        if (size === null)
          problems.push(error(file, [key], `${coverFile(key, crop)} is missing; ${remake}`));
        else if (size > maxBytes[crop])
          problems.push(
            error(
              file,
              [key],
              `${coverFile(key, crop)} has ${size} bytes, ${maxBytes[crop]} is the most: show less`,
            ),
          );
        total += size ?? 0;
      }
    }
  }
  // A content folder of one's own need not draw any.
  if (described.size > 0) problems.push(...undrawn(files, described));
  if (total > maxCoversBytes)
    problems.push(
      error(
        "covers/manifest.json",
        [],
        `the covers take ${total} bytes; ${maxCoversBytes} is the most`,
      ),
    );
  return problems;
}

/** Every lesson of level A has a drawn cover, each unit beyond at least one, and every text where one has. */
function undrawn(files: readonly ContentFile[], described: ReadonlyMap<string, string>): Problem[] {
  const problems: Problem[] = [];
  for (const { file, data } of ofKind(files, "lesson")) {
    if (data.level === "beginner" && !described.has(`${data.id}`))
      problems.push(error(file, ["cover"], "a lesson of level A needs a scene in covers/a.yaml"));
  }
  for (const { file, data } of ofKind(files, "unit")) {
    if (!data.lessons.some((id) => described.has(`${id}`)))
      problems.push(error(file, ["lessons"], "no lesson of this unit has a scene in covers/"));
  }
  const readings = [...described.keys()].some((key) => coveredBy(key).what === "readings");
  for (const { file, data } of readings ? ofKind(files, "reading") : []) {
    if (!described.has(`reading-${data.id}`))
      problems.push(error(file, ["cover"], "a text needs a scene in covers/readings.yaml"));
  }
  return problems;
}
