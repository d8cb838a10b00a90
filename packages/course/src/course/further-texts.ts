import type { Further, FurtherFile, FurtherKind } from "../schema/further-file.ts";
import type { Immutable } from "./immutable.ts";

/** What further questions are about, and the places of theirs: from `from` on, before `to`. */
export interface FurtherSubject {
  readonly of: FurtherKind;
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Every further question with its answer. There are thousands in three languages, of which a conversation needs a few:
 * they are kept as bytes that the threads share, outside the heap, and read one at a time.
 */
export interface FurtherTexts {
  readonly subjects: readonly FurtherSubject[];
  /** JSON of one entry after another. */
  readonly bytes: Uint8Array;
  /** Where each entry begins, and where the last one ends. */
  readonly starts: Uint32Array;
}

/** Packs the further questions of some files; a subject of several files is one. */
export function packFurther(files: readonly Immutable<FurtherFile>[]): FurtherTexts {
  const bySubject = Map.groupBy(
    files.flatMap(({ of, subjects }) => subjects.map((subject) => ({ of, ...subject }))),
    ({ of, id }) => `${of} ${id}`,
  );
  const subjects: FurtherSubject[] = [];
  const entries: Buffer[] = [];
  for (const all of bySubject.values()) {
    const from = entries.length;
    for (const { further } of all)
      for (const entry of further) entries.push(Buffer.from(JSON.stringify(entry)));
    for (const { of, id } of all.slice(0, 1)) subjects.push({ of, id, from, to: entries.length });
  }
  const starts = new Uint32Array(new SharedArrayBuffer(4 * (entries.length + 1)));
  let size = 0;
  entries.forEach((entry, place) => {
    size += entry.length;
    starts[place + 1] = size;
  });
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  entries.forEach((entry, place) => {
    bytes.set(entry, starts[place]);
  });
  return { subjects, bytes, starts };
}

/** The entry at a place. */
export function furtherAt({ bytes, starts }: FurtherTexts, place: number): Further {
  const [from, to] = starts.subarray(place, place + 2);
  return JSON.parse(Buffer.from(bytes.subarray(from, to)).toString()) as Further;
}

/** A line that an answer gives to say, by its Kazakh. */
export function furtherSaying(
  texts: FurtherTexts,
  kz: string,
): NonNullable<Further["say"]>[number] | undefined {
  const { bytes, starts } = texts;
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = all.indexOf(`"kz":${JSON.stringify(kz)}`);
  if (found < 0) return undefined;
  const place = starts.findLastIndex((start) => start <= found);
  return furtherAt(texts, place).say?.find((line) => line.kz === kz);
}
