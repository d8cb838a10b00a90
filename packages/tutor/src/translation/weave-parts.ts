import type { GlossLanguage } from "../words/glossary.ts";

/** Named parts of a sentence that holds more than one clause. */
export type Parts = Readonly<
  Partial<
    Record<
      | "a"
      | "b"
      | "who"
      | "to"
      | "not"
      | "verb"
      | "ask"
      | "noun"
      | "rel"
      | "rest"
      | "deed"
      | "place",
      string
    >
  >
>;

/** How a sentence of a language may be taken apart. */
export interface WeavePattern {
  readonly weave: string;
  readonly pattern: RegExp;
}

const prepared = new WeakMap<object, readonly WeavePattern[]>();

/** The patterns of `content/tutor/weaves.yaml`, the surest first. */
export function patternsOf(
  weaves: Readonly<
    Record<GlossLanguage, readonly { readonly weave: string; readonly pattern: string }[]>
  >,
  language: GlossLanguage,
): readonly WeavePattern[] {
  const rows = weaves[language];
  const known = prepared.get(rows);
  if (known) return known;
  const made = rows.map(({ weave, pattern }) => ({
    weave,
    pattern: new RegExp(`^${pattern}$`, "u"),
  }));
  prepared.set(rows, made);
  return made;
}
