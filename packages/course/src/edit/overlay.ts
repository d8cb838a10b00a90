import { changeText, EditError, editableTexts } from "./change-text.ts";

/** A text that is to stand in another's place. */
export interface TextChange {
  readonly path: string;
  readonly old: string;
  readonly text: string;
}

export interface Overlaid<Change extends TextChange> {
  /** The file with the changes that fit. */
  readonly yaml: string;
  readonly applied: readonly Change[];
  /** Whose new text stands there already. */
  readonly held: readonly Change[];
  /** Whose old text stands there no longer: the file has moved on. */
  readonly stale: readonly Change[];
}

/** Lays changes over a file, one after the other. */
export function overlay<Change extends TextChange>(
  file: string,
  yaml: string,
  changes: readonly Change[],
): Overlaid<Change> {
  const applied: Change[] = [];
  const held: Change[] = [];
  const stale: Change[] = [];
  let current = yaml;
  for (const change of changes) {
    const found = editableTexts(file, current).find(({ path }) => path === change.path)?.text;
    if (found === change.old) {
      try {
        current = changeText(file, current, change.path, change.text);
        applied.push(change);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        stale.push(change);
      }
    } else (found === change.text ? held : stale).push(change);
  }
  return { yaml: current, applied, held, stale };
}
