/** Addresses of the built pictures, below `/assets/`, by what they show. */
export interface PictureManifest {
  /** By the name in the picture set: `red-apple`. */
  readonly words: Readonly<Record<string, string>>;
  /** Covers by the item's id. */
  readonly lessons: Readonly<Record<string, string>>;
  readonly readings: Readonly<Record<string, string>>;
  readonly scenes: Readonly<Record<string, string>>;
  /** Badges by `{theme}-{tier}`. */
  readonly badges: Readonly<Record<string, string>>;
}

/** The file, in the folder of built assets, that holds the manifest. */
export const MANIFEST_FILE = "pictures.json";
