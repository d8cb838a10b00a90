import type { Course } from "@tilashar/course";
import { fingerprintOf } from "./learnt/stored-models.ts";
import { type Packed, pack, packedIn, unpackAll, withPacked } from "./packed-parts.ts";

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

/** What only the tutor reads of a course while it is served, beside its own content. */
const OWN = [
  "care",
  "careSaid",
  "careWords",
  "government",
  "calques",
  "slips",
  "usage",
] as const satisfies readonly (keyof Course)[];

/** Texts of the tutor's content that threads share as bytes already: they are handed on as they are. */
const BYTES = ["further", "situations"] as const satisfies readonly (keyof Course["tutor"])[];

type Shared = Pick<Course, (typeof SHARED)[number]>;
/** Made of the shared parts. */
type Found = Pick<Course, "lessonById" | "grammarById">;
type Own = Pick<Course, (typeof OWN)[number]>;
type Bytes = Pick<Course["tutor"], (typeof BYTES)[number]>;
/** The rest of the tutor's content. */
type Said = Omit<Course["tutor"], keyof Bytes>;

/** What the tutor reads of a course. */
export type TaughtCourse = Shared &
  Found &
  Own &
  Pick<Course, "tutor"> & {
    /** {@link fingerprintOf} of it, where that was taken before the messages were packed. */
    readonly fingerprint?: string;
  };

/** What only the tutor reads, packed part by part. */
export interface PackedParts {
  readonly own: Packed<keyof Own>;
  /** One by one: who reads one of them needs not unpack the others. */
  readonly said: Packed<keyof Said>;
  readonly bytes: Bytes;
}

/** What the tutor reads of a course, as another thread is given it. */
export interface PackedCourse extends PackedParts {
  readonly shared: Shared;
}

/** The packed parts of the courses that were made lighter. */
const packed = new WeakMap<Course, PackedParts>();

/** The same course with what only the tutor reads packed: 9 MB of objects are 1.4 of bytes. */
export const withTutorPacked = (course: Course): Course => lightCourse(course, packedParts(course));

/**
 * A course whose packed parts are there already.
 *
 * @param names of the course's parts and of the tutor's, in their order
 */
export function lightCourse(
  rest: Partial<Course>,
  parts: PackedParts,
  names: PartNames = partNames(rest as Course),
): Course {
  const { own, said, bytes } = parts;
  const tutor = withPacked<Course["tutor"]>(bytes, said, names.tutor);
  const light = withPacked<Course>({ ...rest, tutor }, own, names.course);
  packed.set(light, parts);
  return light;
}

/** What parts there are, in the order in which whoever lists them finds them. */
export interface PartNames {
  readonly course: readonly (keyof Course)[];
  readonly tutor: readonly (keyof Course["tutor"])[];
}

export const partNames = (course: Course): PartNames => ({
  course: Object.keys(course) as (keyof Course)[],
  tutor: Object.keys(course.tutor) as (keyof Course["tutor"])[],
});

/** What only the tutor reads of a course, packed. */
export function packedParts(course: Course): PackedParts {
  const known = packed.get(course);
  if (known !== undefined) return known;
  const { further, situations, ...said } = course.tutor;
  return {
    own: pack(course, OWN),
    said: pack(said, Object.keys(said) as (keyof Said)[]),
    bytes: { further, situations },
  };
}

/** What the tutor reads of a course, for another thread. */
export function packedCourse(course: Course): PackedCourse {
  const shared = Object.fromEntries(SHARED.map((name) => [name, course[name]]));
  return { shared: shared as unknown as Shared, ...packedParts(course) };
}

/** The course that a thread was given; the messages that the tutor learns from stay packed, as the build has mostly learnt them. */
export function taughtCourse({ shared, own, said, bytes }: PackedCourse): TaughtCourse {
  const { careSaid, ...rest } = unpackAll<Own>(own);
  const tutor = unpackAll<Said>(said);
  return {
    ...shared,
    // Later all messages would have to be unpacked for it
    fingerprint: fingerprintOf({
      tutor: { ...tutor, ...bytes },
      careSaid,
      careWords: rest.careWords,
    }),
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
