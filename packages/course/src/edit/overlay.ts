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
  /** With which the file would not be sound: the rules for its texts may be others than when it was approved. */
  readonly unfit: readonly Change[];
}

/**
 * Lays changes over a file, one after the other. One that does not fit is left out, the others stay.
 *
 * @throws EditError when the file is unsound as it stands, or none of the course's
 */
export function overlay<Change extends TextChange>(
  file: string,
  yaml: string,
  changes: readonly Change[],
): Overlaid<Change> {
  const applied: Change[] = [];
  const held: Change[] = [];
  const stale: Change[] = [];
  const unfit: Change[] = [];
  let current = { yaml, texts: editableTexts(file, yaml) };
  for (const change of changes) {
    const found = current.texts.find(({ path }) => path === change.path)?.text;
    if (found === change.old) {
      try {
        const changed = changeText(file, current.yaml, change.path, change.text);
        current = { yaml: changed, texts: editableTexts(file, changed) };
        applied.push(change);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        unfit.push(change);
      }
    } else (found === change.text ? held : stale).push(change);
  }
  return { yaml: current.yaml, applied, held, stale, unfit };
}
