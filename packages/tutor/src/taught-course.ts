import type { Course } from "@tilashar/course";
import { type Packed, pack, packedIn, unpack, withPacked } from "./packed-parts.ts";

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
  "slips",
  "usage",
] as const satisfies readonly (keyof Course)[];

type Shared = Pick<Course, (typeof SHARED)[number]>;
/** Made of the shared parts. */
type Found = Pick<Course, "lessonById" | "grammarById">;
type Own = Pick<Course, (typeof OWN)[number]>;

/** What the tutor reads of a course. */
export type TaughtCourse = Shared & Found & Own;

/** Texts that threads share as bytes already: they are handed on as they are. */
type Bytes = Pick<Course["tutor"], "further" | "situations">;

/** What the tutor reads of a course, as another thread is given it. */
export interface PackedCourse {
  readonly shared: Shared;
  readonly own: Packed<keyof Own>;
  readonly bytes: Bytes;
}

/** The packed parts of the courses that were made lighter. */
const packed = new WeakMap<Course, Packed<keyof Own>>();

/** The same course with what only the tutor reads packed: 9 MB of objects are 1.4 of bytes. */
export function withTutorPacked(course: Course): Course {
  const own = packOwn(course);
  const bytes = bytesOf(course);
  const light = withPacked(course, own, (name, part) =>
    name === "tutor" ? { ...(part as Own["tutor"]), ...bytes } : part,
  );
  packed.set(light, own);
  return light;
}

function packOwn(course: Course): Packed<keyof Own> {
  const { further: _, situations: _own, ...tutor } = course.tutor;
  return pack({ ...course, tutor }, OWN);
}

const bytesOf = ({ tutor: { further, situations } }: Course): Bytes => ({ further, situations });

/** What the tutor reads of a course, for another thread. */
export function packedCourse(course: Course): PackedCourse {
  const shared = Object.fromEntries(SHARED.map((name) => [name, course[name]]));
  return {
    shared: shared as unknown as Shared,
    own: packed.get(course) ?? packOwn(course),
    bytes: bytesOf(course),
  };
}

/** The course that a thread was given; the messages that the tutor learns from stay packed, as the build has mostly learnt them. */
export function taughtCourse({ shared, own, bytes }: PackedCourse): TaughtCourse {
  const { tutor, careSaid, ...rest } = Object.fromEntries(
    Object.entries(own).map(([name, part]) => [name, unpack(part)]),
  ) as unknown as Own;
  return {
    ...shared,
    lessonById: new Map(shared.lessons.map((lesson) => [lesson.id, lesson])),
    grammarById: new Map(shared.grammar.map((point) => [point.id, point])),
    ...rest,
    careSaid: careSaid.map((one) => packedIn(one, ["says"])),
    tutor: {
      ...tutor,
      asked: tutor.asked.map((one) => packedIn(one, ["says", "of"])),
      askedAfter: tutor.askedAfter.map((one) => packedIn(one, ["talks"])),
      told: tutor.told.map((one) => packedIn(one, ["says"])),
      ...bytes,
    },
  };
}
