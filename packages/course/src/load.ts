import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CONTENT_SCHEMAS, type ContentFile, fileStem } from "./content-file/content-kind.ts";
import { parseContent } from "./content-file/parse-content.ts";
import { type Problem, showProblem } from "./content-file/problem.ts";
import { listContent } from "./content-state/load.ts";
import { assembleCourse, ofKind } from "./course/assemble-course.ts";
import type { Course } from "./course/course.ts";
import { linkProblems } from "./course/link-problems.ts";

/** Thrown when the content has faults; the message lists all of them, one a line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(["The content has faults:", ...problems.map(showProblem)].join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

export interface LoadOptions {
  /** The `content` folder. */
  readonly contentDir: string;
  /**
   * Where parsed files are kept between starts, because reading YAML is slow. Entries are found by
   * the hash of a file's bytes, so a stale cache cannot be used by mistake. Without it, or where
   * it cannot be written, every file is parsed.
   */
  readonly cacheFile?: string;
  /** Texts that stand in the place of files', by path from the content folder. */
  readonly instead?: ReadonlyMap<string, string>;
  /** Leave faulty files out with a warning instead of stopping. */
  readonly lenient?: boolean;
  /** Gets one line per file left out in lenient mode. */
  readonly warn?: (line: string) => void;
}

/**
 * Reads the whole course into memory.
 *
 * @throws ContentError with every fault, unless `lenient`
 */
export function loadCourse(options: LoadOptions): Course {
  const { files, problems } = readContent(options.contentDir, options.cacheFile, options.instead);
  const faults = [...problems, ...linkProblems(files)];
  if (faults.length === 0) return assembleCourse(files);
  if (!options.lenient) throw new ContentError(faults);
  for (const fault of faults) options.warn?.(`left out: ${showProblem(fault)}`);
  return assembleCourse(withoutFaulty(files));
}

/** Leaves out faulty files until what remains is sound: one file's absence can break another. */
function withoutFaulty(files: readonly ContentFile[]): readonly ContentFile[] {
  let sound = withoutDangling(files);
  for (;;) {
    const faulty = new Set(linkProblems(sound).map((fault) => fault.file));
    if (faulty.size === 0) return sound;
    sound = withoutDangling(sound.filter(({ file }) => !faulty.has(file)));
  }
}

/** Takes what was left out of the lists of units, so that one faulty lesson does not cost its unit. */
function withoutDangling(files: readonly ContentFile[]): readonly ContentFile[] {
  const units = new Set(ofKind(files, "unit").map(({ data }) => data.id));
  const have = {
    lessons: new Set(ofKind(files, "lesson").map(({ data }) => data.id)),
    readings: new Set(ofKind(files, "reading").map(({ data }) => data.id)),
    films: new Set(ofKind(files, "scene").map(({ data }) => data.id)),
    phrases: new Set(ofKind(files, "phrases").map(({ file }) => fileStem(file))),
  };
  return files.map((content): ContentFile => {
    if (content.kind === "curriculum")
      return {
        ...content,
        data: { ...content.data, units: content.data.units.filter((id) => units.has(id)) },
      };
    if (content.kind !== "unit") return content;
    const { lessons, readings = [], films = [], phrases = [], ...rest } = content.data;
    return {
      ...content,
      data: {
        ...rest,
        lessons: lessons.filter((id) => have.lessons.has(id)),
        readings: readings.filter((id) => have.readings.has(id)),
        films: films.filter((id) => have.films.has(id)),
        phrases: phrases.filter((id) => have.phrases.has(id)),
      },
    };
  });
}

export interface ContentRead {
  readonly files: readonly ContentFile[];
  /** Faults of files that could not be read. */
  readonly problems: readonly Problem[];
}

/**
 * Reads and checks every content file, each by itself.
 *
 * @param instead texts that stand in the place of files', by path
 */
export function readContent(
  contentDir: string,
  cacheFile?: string,
  instead: ReadonlyMap<string, string> = new Map(),
): ContentRead {
  const cache = cacheFile === undefined ? new Map() : readCache(cacheFile);
  const fresh = new Map<string, CacheEntry>();
  const problems: Problem[] = [];
  let missed = 0;
  for (const file of listContent(contentDir)) {
    const bytes = readFileSync(join(contentDir, file));
    const hash = createHash("sha256").update(bytes).digest("base64url");
    const known = cache.get(file);
    if (known?.hash === hash) {
      fresh.set(file, known);
      continue;
    }
    missed++;
    const parsed = parseContent(file, bytes.toString("utf8"));
    if (parsed.content) fresh.set(file, { hash, content: ownTexts(parsed.content) });
    else problems.push(...parsed.problems);
  }
  if (cacheFile !== undefined && (missed > 0 || fresh.size !== cache.size)) {
    writeCache(cacheFile, fresh);
  }
  const files = [...fresh.values()].map(({ content }): ContentFile => {
    const text = instead.get(content.file);
    if (text === undefined) return content;
    const parsed = parseContent(content.file, text);
    problems.push(...parsed.problems);
    return parsed.content ? ownTexts(parsed.content) : content;
  });
  return { files, problems };
}

/** Texts that a parser cut from a file keep the whole file in memory, 14 MB of all of them: these are copies. */
const ownTexts = (content: ContentFile): ContentFile =>
  JSON.parse(JSON.stringify(content)) as ContentFile;

interface CacheEntry {
  readonly hash: string;
  readonly content: ContentFile;
}

interface Cache {
  readonly version: string;
  readonly entries: readonly (readonly [string, CacheEntry])[];
}

/** Changes with the schemas: what an older schema let pass must be checked again. */
function cacheVersion(): string {
  return createHash("sha256").update(JSON.stringify(CONTENT_SCHEMAS)).digest("base64url");
}

function readCache(cacheFile: string): Map<string, CacheEntry> {
  try {
    const cache = JSON.parse(readFileSync(cacheFile, "utf8")) as Cache;
    return new Map(cache.version === cacheVersion() ? cache.entries : []);
  } catch {
    // No cache, or a damaged one: parsing again is always right.
    return new Map();
  }
}

function writeCache(cacheFile: string, entries: ReadonlyMap<string, CacheEntry>): void {
  const cache: Cache = { version: cacheVersion(), entries: [...entries] };
  try {
    mkdirSync(dirname(cacheFile), { recursive: true });
    // Renamed into place so that a second process never reads half a file.
    const draft = `${cacheFile}.${randomUUID()}`;
    writeFileSync(draft, JSON.stringify(cache));
    renameSync(draft, cacheFile);
  } catch {
    // A read-only folder costs the next start some time, nothing else.
  }
}
