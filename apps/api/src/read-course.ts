import { join } from "node:path";
import { setImmediate as otherWork } from "node:timers/promises";
import type { Course } from "@tilashar/course";
import { loadFilms } from "@tilashar/course/films/load";
import { lazyKazakhWords, loadKazakhWords } from "@tilashar/course/kazakh-words";
import { ContentError, type LoadOptions, loadCourse } from "@tilashar/course/load";
import { loadLemmaCounts } from "@tilashar/course/load-lemmas";
import { loadPictures } from "@tilashar/course/load-pictures";
import { lazySentenceBank } from "@tilashar/course/load-sentences";
import { loadUnits } from "@tilashar/learning/load-units";
import { LEARNT_FILE, withTutorPacked } from "@tilashar/tutor";
import { loadStoredCourse } from "@tilashar/tutor/load-course";
import type { FeatureParts } from "./composition/parts.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { StartError } from "./errors.ts";
import { type LaidChanges, type LeftOut, readApprovedChanges } from "./features/editing/index.ts";
import { makeLessonCatalogue } from "./features/lessons/index.ts";

/** Everything the features serve that comes from the course's files and from what was built of them. */
export type CourseParts = Pick<
  FeatureParts,
  | "course"
  | "courseWords"
  | "contentFiles"
  | "lemmas"
  | "sentences"
  | "units"
  | "pictures"
  | "films"
  | "picturesFolder"
  | "learntFile"
  | "catalogue"
>;

export interface ReadCourse {
  parts: CourseParts;
  /** Approved changes that are laid over the files. */
  changes: ReadonlySet<number>;
  /** Approved changes that are not, and why. */
  leftOut: ReadonlyMap<number, LeftOut>;
  /** Approved changes that the files do not hold, laid over them or not: another list is another course. */
  approved: readonly number[];
}

interface CourseSource {
  database: Database;
  config: Pick<Config, "contentDir" | "contentLenient" | "production">;
  root: string;
  warn: (line: string) => void;
}

/**
 * Reads the course with what editors have approved. Other work goes on between the steps.
 *
 * @param broken what becomes of approved changes with which the course does not stand: a server that starts
 *   leaves those out and says so, one that serves a course already keeps that
 * @throws ContentError for faulty files; StartError when the course is not built
 */
export async function readCourse(
  { database, config, root, warn }: CourseSource,
  broken: "leave out" | "refuse",
): Promise<ReadCourse> {
  const laid = await readApprovedChanges(database, config.contentDir, warn);
  const build = join(root, "build");
  const picturesFolder = join(build, "assets");
  const contentFiles = {
    contentDir: config.contentDir,
    cacheFile: join(root, ".cache/content.json"),
  };
  const options = { ...contentFiles, lenient: config.contentLenient, warn };
  let changes: ReadonlySet<number> = new Set(laid.applied);
  // Development reads the files: the code that makes a course of them may be newer than the build.
  const isAsBuilt = config.production && changes.size === 0;
  let course = isAsBuilt ? loadStoredCourse(build, config.contentDir) : undefined;
  try {
    course ??= withTutorPacked(loadCourse({ ...options, instead: laid.texts }));
  } catch (error) {
    if (broken === "refuse" || changes.size === 0 || !(error instanceof ContentError)) throw error;
    const standing = withoutBroken(laid, options);
    changes = standing.changes;
    course = withTutorPacked(standing.course);
  }
  const changedWords = changes.size === 0 ? null : lazyKazakhWords(course);
  const leftOut = new Map(laid.leftOut);
  for (const id of laid.applied) if (!changes.has(id)) leftOut.set(id, "faulty");
  await otherWork();
  try {
    const pictures = loadPictures(picturesFolder);
    const units = loadUnits(build);
    const lemmas = loadLemmaCounts(build);
    const filesWords = changedWords === null ? loadKazakhWords(build) : "";
    await otherWork();
    return {
      changes,
      leftOut,
      approved: laid.approved,
      parts: {
        course,
        courseWords: changedWords ?? (() => filesWords),
        contentFiles,
        lemmas,
        sentences: sentenceBank(course, build, changes.size === 0 ? null : options),
        units,
        pictures,
        films: loadFilms(picturesFolder),
        picturesFolder,
        learntFile: join(build, LEARNT_FILE),
        catalogue: makeLessonCatalogue(course, pictures, units),
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The course is not built (${reason}). Run: npm run build`);
  }
}

/**
 * The course with all approved changes but those that it does not stand with; each is found by halves, so a
 * bad one among three hundred is found in some twenty readings.
 */
function withoutBroken(
  { applied, textsOf }: LaidChanges,
  options: LoadOptions & { warn: (line: string) => void },
): { changes: ReadonlySet<number>; course: Course } {
  let standing = { changes: new Set<number>(), course: loadCourse(options) };
  const add = (candidates: readonly number[]): void => {
    const changes = new Set([...standing.changes, ...candidates]);
    try {
      standing = { changes, course: loadCourse({ ...options, instead: textsOf(changes) }) };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (candidates.length === 1) {
        options.warn(`change ${candidates[0]} is left out: ${error.message}`);
        return;
      }
      const half = Math.ceil(candidates.length / 2);
      add(candidates.slice(0, half));
      add(candidates.slice(half));
    }
  };
  add(applied);
  return standing;
}

/** Built from the files: an approved change of a sentence joins it when the files hold the change. */
function sentenceBank(
  course: Course,
  build: string,
  filesAlone: Parameters<typeof loadCourse>[0] | null,
) {
  const bank = lazySentenceBank(course, build);
  if (filesAlone === null) return bank;
  let built: ReturnType<typeof bank> | undefined;
  return () => {
    built ??= lazySentenceBank(loadCourse(filesAlone), build)();
    return built;
  };
}
