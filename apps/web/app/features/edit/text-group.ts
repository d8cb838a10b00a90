import type { EditableFile } from "@tilashar/contracts";

type Text = EditableFile["texts"][number];

/** Texts that are edited together: a word with its meanings and its example, a question with its answers. */
export interface TextGroup {
  /** What the paths of all its texts begin with: `words[2]`, `dialogue.turns[3]`, `titles`. */
  at: string;
  texts: readonly Text[];
}

const language = /\.(?:kz|en|ru)$/;

/** A thing of a list with all below it; elsewhere a text in its languages. */
export function groupOf(path: string): string {
  const item = /^[^[]*\[\d+\]/.exec(path)?.[0];
  return item ?? path.replace(language, "");
}

/** A file's texts, thing by thing, in the order of the file. */
export function groupTexts(texts: readonly Text[]): TextGroup[] {
  const groups = new Map<string, Text[]>();
  for (const text of texts) {
    const at = groupOf(text.path);
    groups.set(at, [...(groups.get(at) ?? []), text]);
  }
  return [...groups].map(([at, ofGroup]) => ({ at, texts: ofGroup }));
}

/** One step of a path: a name, and which of a list, counted from 1. */
export interface PathStep {
  name: string;
  number: number | null;
}

/** `dialogue.turns[3].kz`: each step with its place in its list as people count. */
export const stepsOf = (path: string): PathStep[] =>
  path.split(".").map((step) => {
    const found = /^(.*)\[(\d+)\]$/.exec(step);
    return found
      ? { name: found[1] as string, number: Number(found[2]) + 1 }
      : { name: step, number: null };
  });

/** The text by which people know a thing: its Kazakh, or whatever stands first. */
export const captionOf = ({ texts }: TextGroup): string =>
  (texts.find(({ path }) => /(?:^|\.)kz(?:\[0\])?$/.test(path)) ?? texts[0])?.text ?? "";
