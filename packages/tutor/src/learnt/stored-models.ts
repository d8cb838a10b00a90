import { createHash } from "node:crypto";
import type { Course } from "@tilashar/course";
import { LinearModel } from "./linear-model.ts";

/** The file of the build that holds what the tutor has learnt. */
export const LEARNT_FILE = "tutor-learnt.bin";

/** Where the parts of a model stand in the file, in bytes after the head. */
interface Place {
  readonly name: string;
  readonly labels: readonly string[];
  readonly features: number;
  readonly at: number;
}

interface Head {
  readonly fingerprint: string;
  readonly models: readonly Place[];
}

/** What the models are learnt from, as a hash: models of other messages are not used. */
export function fingerprintOf({
  tutor,
  careSaid,
  careWords,
}: Pick<Course, "tutor" | "careSaid" | "careWords">): string {
  const { asked, askedAfter, askedWords, followUpWords, told, life, frames, topics, further } =
    tutor;
  return createHash("sha256")
    .update(further.bytes)
    .update(
      JSON.stringify([
        asked,
        askedAfter,
        askedWords,
        followUpWords,
        told,
        life,
        frames,
        topics,
        careSaid,
        careWords,
      ]),
    )
    .digest("base64url");
}

/** Four bytes a number: arrays of numbers must begin at such a place. */
const aligned = (at: number): number => (at + 3) & ~3;

/** Models as bytes: the length of a head of JSON, the head, and the numbers of each model. */
export function storeModels(
  models: ReadonlyMap<string, LinearModel>,
  fingerprint: string,
): Uint8Array {
  let at = 0;
  const places = [...models].map(([name, { numbers }]): Place => {
    const place = { name, labels: numbers.labels, features: numbers.keys.length, at };
    at = aligned(at + sizeOf(place));
    return place;
  });
  const head = Buffer.from(JSON.stringify({ fingerprint, models: places } satisfies Head));
  const from = aligned(4 + head.length);
  const bytes = new Uint8Array(from + at);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  [...models.values()].forEach(({ numbers }, which) => {
    let to = from + (places[which] as Place).at;
    for (const part of [numbers.keys, numbers.scales, numbers.weights]) {
      bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), to);
      to += part.byteLength;
    }
  });
  return bytes;
}

const sizeOf = ({ labels, features }: Omit<Place, "at">): number =>
  4 * features + 4 * labels.length + features * labels.length;

/**
 * Models from their bytes, which they go on using: nothing is copied.
 *
 * @param bytes beginning at a place that four divides
 * @returns undefined where the models were learnt from something else than the fingerprint says
 */
export function readModels(
  bytes: Uint8Array,
  fingerprint: string,
): ReadonlyMap<string, LinearModel> | undefined {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = JSON.parse(Buffer.from(bytes.slice(4, 4 + length)).toString()) as Head;
  if (head.fingerprint !== fingerprint) return undefined;
  const from = bytes.byteOffset + aligned(4 + length);
  return new Map(
    head.models.map(({ name, labels, features, at }) => {
      const keys = new Uint32Array(bytes.buffer, from + at, features);
      const scales = new Float32Array(bytes.buffer, from + at + keys.byteLength, labels.length);
      const weights = new Int8Array(
        bytes.buffer,
        from + at + keys.byteLength + scales.byteLength,
        features * labels.length,
      );
      return [name, new LinearModel({ labels, keys, scales, weights })];
    }),
  );
}
