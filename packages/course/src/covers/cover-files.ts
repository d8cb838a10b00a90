import Type from "typebox";

/** A cover's three pictures: for cards, for small squares in lists, and for the width of a phone. */
export const COVER_CROPS = ["wide", "square", "strip"] as const;
export type CoverCrop = (typeof COVER_CROPS)[number];

/** What has a cover: a lesson by its number, a text to read as `reading-` and its number. */
export const CoverSubject = Type.String({ pattern: "^(?:reading-)?[1-9]\\d{0,4}$" });

const CoverManifestEntry = Type.Object(
  {
    /** What it is the cover of, as `content/covers/*.yaml` names it. */
    of: CoverSubject,
    /** Hash of the scene as it was drawn. */
    scene: Type.String(),
    /** Hash of everything it was drawn from. */
    made: Type.String(),
  },
  { additionalProperties: false },
);

/** `content/covers/manifest.json`, written by `npm run covers`. */
export const CoverManifest = Type.Object(
  { covers: Type.Array(CoverManifestEntry) },
  { additionalProperties: false },
);
export type CoverManifest = Type.Static<typeof CoverManifest>;

/** A picture's name in `content/covers`. */
export const coverFile = (subject: string, crop: CoverCrop): string => `${subject}-${crop}.avif`;

const reading = /^reading-(\d+)$/;

/** Whose cover it is, by the number of the lesson or text. */
export function coveredBy(subject: string): { what: "lessons" | "readings"; id: number } {
  const found = reading.exec(subject)?.[1];
  return found === undefined
    ? { what: "lessons", id: Number(subject) }
    : { what: "readings", id: Number(found) };
}

/** The file, in the folder of built assets, that holds the addresses of drawn covers. */
export const BUILT_COVERS_FILE = "covers.json";
/** Those addresses, by the number of the lesson or text. */
export type BuiltCovers = Record<"lessons" | "readings", Record<number, string>>;
