import type { ContentFile } from "../content-file/content-kind.ts";
import { showPath, type ValuePath } from "../content-file/problem.ts";
import { textFields } from "../content-file/text-fields.ts";
import { EDITABLE_KINDS } from "./editable-kinds.ts";

/** A text of the course and where it stands. */
export interface PlacedText {
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

/** Every text of these files that people read and may change. */
export function placedTexts(contents: readonly ContentFile[]): PlacedText[] {
  return contents
    .filter(({ kind }) => EDITABLE_KINDS.has(kind))
    .flatMap((content) => {
      const texts = new Map<string, PlacedText>();
      for (const { path, role } of textFields(content)) {
        const text = role === "form" ? undefined : at(content.data, path);
        const shown = showPath(path);
        if (typeof text === "string")
          texts.set(shown, { file: content.file, path: shown, text: text.trimEnd() });
      }
      return [...texts.values()];
    });
}

/** Those of them that hold a piece of text, in whatever case: what says just this first, then what begins so. */
export function findTexts(texts: readonly PlacedText[], piece: string): PlacedText[] {
  const folded = piece.normalize("NFC").trim().toLowerCase();
  if (folded === "") return [];
  const ranks: [PlacedText[], PlacedText[], PlacedText[]] = [[], [], []];
  for (const placed of texts) {
    const place = placed.text.toLowerCase().indexOf(folded);
    if (place === -1) continue;
    const isAll = placed.text.length === folded.length;
    ranks[isAll ? 0 : place === 0 ? 1 : 2].push(placed);
  }
  return ranks.flat();
}

function at(data: unknown, path: ValuePath): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}
