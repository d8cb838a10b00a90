import Type from "typebox";

/** A cover's three pictures: for cards, for small squares in lists, and for the width of a phone. */
export const COVER_CROPS = ["wide", "square", "strip"] as const;
export type CoverCrop = (typeof COVER_CROPS)[number];

const CoverManifestEntry = Type.Object(
  {
    lesson: Type.Integer({ minimum: 1 }),
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
export const coverFile = (lesson: number, crop: CoverCrop): string => `${lesson}-${crop}.avif`;

/** The file, in the folder of built assets, that holds the addresses of drawn covers by the lesson's number. */
export const BUILT_COVERS_FILE = "covers.json";
