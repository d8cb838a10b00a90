import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Course } from "@tilashar/course";

/** What answers are made of and others read as well: the tutor's thread holds it a second time. */
const SHARED = [
  "lessons",
  "units",
  "readings",
  "scenes",
  "dayWords",
  "phraseTopics",
  "proverbTopics",
  "grammar",
] as const satisfies readonly (keyof Course)[];

/** What only the tutor reads of a course while it is served. */
const OWN = [
  "care",
  "careSaid",
  "careWords",
  "tutor",
  "government",
  "calques",
  "usage",
] as const satisfies readonly (keyof Course)[];

type Shared = Pick<Course, (typeof SHARED)[number]>;
/** Made of the shared parts. */
type Found = Pick<Course, "lessonById" | "grammarById">;
type Own = Pick<Course, (typeof OWN)[number]>;

/** What the tutor reads of a course. */
export type TaughtCourse = Shared & Found & Own;

/** What only the tutor reads, part by part: JSON, compressed. */
type Packed = Readonly<Record<keyof Own, Uint8Array>>;

/** What the tutor reads of a course, as another thread is given it. */
export interface PackedCourse {
  readonly shared: Shared;
  readonly own: Packed;
}

/** The packed parts of the courses that were made lighter. */
const packed = new WeakMap<Course, Packed>();

/**
 * The same course with what only the tutor reads packed: 9 MB of objects are 1.4 of bytes. Who asks for one of these parts
 * gets it unpacked, anew each time.
 */
export function withTutorPacked(course: Course): Course {
  const own = pack(course);
  const rest = Object.entries(course).filter(([name]) => !isOwn(name));
  const light = Object.defineProperties(
    Object.fromEntries(rest) as unknown as Course,
    Object.fromEntries(
      OWN.map((name) => [name, { enumerable: true, get: () => unpack(own[name]) }]),
    ),
  );
  packed.set(light, own);
  return Object.freeze(light);
}

/** What the tutor reads of a course, for another thread. */
export function packedCourse(course: Course): PackedCourse {
  const shared = Object.fromEntries(SHARED.map((name) => [name, course[name]]));
  return { shared: shared as unknown as Shared, own: packed.get(course) ?? pack(course) };
}

/** The course that a thread was given. */
export function taughtCourse({ shared, own }: PackedCourse): TaughtCourse {
  return {
    ...shared,
    lessonById: new Map(shared.lessons.map((lesson) => [lesson.id, lesson])),
    grammarById: new Map(shared.grammar.map((point) => [point.id, point])),
    ...(mapped((name) => unpack(own[name])) as Own),
  };
}

const pack = (course: Course): Packed =>
  // A copy of its own size: the compressor's result is a view into a larger block
  mapped((name) =>
    Uint8Array.from(zstdCompressSync(JSON.stringify(course[name] ?? null))),
  ) as Packed;

const unpack = (part: Uint8Array): unknown =>
  JSON.parse(zstdDecompressSync(part).toString()) ?? undefined;

const mapped = (of: (name: keyof Own) => unknown): unknown =>
  Object.fromEntries(OWN.map((name) => [name, of(name)]));

const isOwn = (name: string): boolean => OWN.some((one) => one === name);
