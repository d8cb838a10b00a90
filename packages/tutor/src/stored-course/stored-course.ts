import { type Course, foundById } from "@tilashar/course";
import type { ContentState } from "@tilashar/course/content-state";
import {
  lightCourse,
  type PackedParts,
  type PartNames,
  packedParts,
  partNames,
} from "../taught-course.ts";

/** The file of the build that holds the course as a server serves it. */
export const COURSE_FILE = "course.bin";

/** What stands in the file one after another, by sizes in bytes. */
interface Head {
  /** The files that the course was made of. */
  readonly content: ContentState;
  readonly names: PartNames;
  readonly subjects: Course["tutor"]["further"]["subjects"];
  readonly sizes: readonly (readonly [name: string, bytes: number])[];
}

/**
 * A course as bytes: the length of a head of JSON, the head, what every request may read as JSON, and what only the
 * tutor reads packed as the server holds it.
 */
export function storeCourse(course: Course, content: ContentState): Uint8Array {
  const { own, said, bytes } = packedParts(course);
  const names = partNames(course);
  const found = new Set<string>(Object.keys(foundById(course)));
  const rest = Object.fromEntries(
    names.course
      .filter((name) => name !== "tutor" && !(name in own) && !found.has(name))
      .map((name) => [name, course[name]]),
  );
  const { further, situations } = bytes;
  const parts: [name: string, part: Uint8Array][] = [
    ["rest", Buffer.from(JSON.stringify(rest))],
    ["further.bytes", further.bytes],
    ["further.starts", bytesOf(further.starts)],
    ["situations.bytes", situations.bytes],
    ["situations.starts", bytesOf(situations.starts)],
    ...Object.entries<Uint8Array>(own).map(prefixed("own.")),
    ...Object.entries<Uint8Array>(said).map(prefixed("said.")),
  ];
  const head = Buffer.from(
    JSON.stringify({
      content,
      names,
      subjects: further.subjects,
      sizes: parts.map(([name, part]) => [name, part.byteLength]),
    } satisfies Head),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...parts.map(([, part]) => part)]);
}

const prefixed =
  (prefix: string) =>
  ([name, part]: [string, Uint8Array]): [string, Uint8Array] => [prefix + name, part];

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/**
 * The course of such bytes, which keeps none of them. Nothing in it is frozen: types say that nobody changes it, and
 * the course that tests read is.
 *
 * @param isCurrent whether the content is still as it was when the course was stored
 * @returns undefined when it is not
 */
export function readStoredCourse(
  stored: Buffer,
  isCurrent: (content: ContentState) => boolean,
): Course | undefined {
  const from = 4 + stored.readUInt32LE();
  const head = JSON.parse(stored.toString("utf8", 4, from)) as Head;
  if (!isCurrent(head.content)) return undefined;
  const parts = new Map<string, Buffer>();
  let at = from;
  for (const [name, size] of head.sizes) {
    parts.set(name, stored.subarray(at, at + size));
    at += size;
  }
  const partOf = (name: string) => parts.get(name) as Buffer;
  const packed = (prefix: string) =>
    Object.fromEntries(
      [...parts]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, part]) => [name.slice(prefix.length), Uint8Array.from(part)]),
    );
  const rest = JSON.parse(partOf("rest").toString()) as Course;
  return lightCourse(
    { ...rest, ...foundById(rest) },
    {
      own: packed("own.") as PackedParts["own"],
      said: packed("said.") as PackedParts["said"],
      bytes: {
        further: {
          subjects: head.subjects,
          bytes: shared(partOf("further.bytes")),
          starts: new Uint32Array(shared(partOf("further.starts")).buffer),
        },
        situations: {
          bytes: shared(partOf("situations.bytes")),
          starts: new Uint32Array(shared(partOf("situations.starts")).buffer),
        },
      },
    },
    head.names,
  );
}

/** A copy that threads share. */
function shared(part: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(part.byteLength));
  copy.set(part);
  return copy;
}
