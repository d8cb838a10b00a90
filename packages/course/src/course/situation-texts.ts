import type { Situation, SituationsFile } from "../schema/situations-file.ts";
import type { Immutable } from "./immutable.ts";

/** What names a situation, or somebody who speaks in it. */
export interface SituationName {
  /** Its place among the situations. */
  readonly place: number;
  /** The place of the one who speaks; undefined where the situation is named. */
  readonly role: number | undefined;
  readonly name: string;
}

/**
 * Every situation with its words and phrases. A conversation needs one of them: they are kept as bytes that the threads
 * share, outside the heap, and read one at a time; what names them is a text of lines.
 */
export interface SituationTexts {
  /** JSON of one situation after another. */
  readonly bytes: Uint8Array;
  /** Where each begins, and where the last one ends. */
  readonly starts: Uint32Array;
}

/** Packs the situations of some files. */
export function packSituations(files: readonly Immutable<SituationsFile>[]): SituationTexts {
  const entries = files.flatMap(({ situations }) =>
    situations.map((situation) => Buffer.from(JSON.stringify(situation))),
  );
  const starts = new Uint32Array(new SharedArrayBuffer(4 * (entries.length + 1)));
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  let at = 0;
  entries.forEach((entry, place) => {
    bytes.set(entry, at);
    at += entry.length;
    starts[place + 1] = at;
  });
  return { bytes, starts };
}

/** The situation at a place. */
export function situationAt({ bytes, starts }: SituationTexts, place: number): Situation {
  const [from, to] = starts.subarray(place, place + 2);
  return JSON.parse(Buffer.from(bytes.subarray(from, to)).toString()) as Situation;
}

/** What names each situation, its titles too, and those who speak in it. */
export function situationNames(texts: SituationTexts): SituationName[] {
  return Array.from({ length: texts.starts.length - 1 }, (_, place) => place).flatMap((place) => {
    const { titles, asks, roles } = situationAt(texts, place);
    return [
      ...[Object.values(titles), ...Object.values(asks)].flatMap((names) =>
        names.map((name) => ({ place, role: undefined, name })),
      ),
      ...roles.flatMap((one, role) =>
        Object.values(one.asks ?? {}).flatMap((names) =>
          names.map((name) => ({ place, role, name })),
        ),
      ),
    ];
  });
}

/** A phrase of a situation by its Kazakh. */
export function situationPhrase(
  texts: SituationTexts,
  kz: string,
): Situation["roles"][number]["phrases"][number] | undefined {
  const { bytes, starts } = texts;
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = all.indexOf(`{"kz":${JSON.stringify(kz)}`);
  if (found < 0) return undefined;
  const place = starts.findLastIndex((start) => start <= found);
  return situationAt(texts, place)
    .roles.flatMap(({ phrases }) => phrases)
    .find((phrase) => phrase.kz === kz);
}
