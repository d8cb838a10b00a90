import { diffArrays } from "diff";

/** A piece of a text that stayed, is taken away or is brought. */
export interface DiffPart {
  kind: "kept" | "removed" | "added";
  value: string;
  /** Its place among the pieces. */
  place: number;
}

/** Of texts that share less than this, nobody reads a difference word by word. */
const enoughShared = 0.5;

/** Words, spaces and marks. The library's own words end at the letters that Kazakh has and Russian has not. */
const piecesOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|./gsu) ?? [];

/** The difference of two texts in one line, or, where little of one is left in the other, one below the other. */
export function diffTexts(old: string, text: string): DiffPart[][] {
  const parts = diffArrays(piecesOf(old), piecesOf(text)).map(
    ({ value, added, removed }, place): DiffPart => ({
      kind: added ? "added" : removed ? "removed" : "kept",
      value: value.join(""),
      place,
    }),
  );
  const kept = parts.filter(({ kind }) => kind === "kept");
  const shared = kept.reduce((sum, { value }) => sum + value.trim().length, 0);
  if (shared >= enoughShared * Math.min(old.length, text.length)) return [parts];
  return [[{ kind: "removed", value: old, place: 0 }], [{ kind: "added", value: text, place: 1 }]];
}
