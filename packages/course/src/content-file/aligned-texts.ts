import { LANGUAGES, type Language } from "../schema/text.ts";
import type { ValuePath } from "./problem.ts";
import type { TextField, TextRole } from "./text-field.ts";

/** One text in the languages it is written in. */
export interface AlignedTexts {
  /** The place of the text; a language is the last step of each of its fields. */
  readonly path: ValuePath;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** Texts of the given role that stand side by side in several languages. */
export function alignedTexts(fields: readonly TextField[], wanted: TextRole): AlignedTexts[] {
  const groups = new Map<string, { path: ValuePath; texts: Partial<Record<Language, string>> }>();
  for (const { path, role, language, text } of fields) {
    if (role !== wanted || !LANGUAGES.includes(path.at(-1) as Language)) continue;
    const parent = path.slice(0, -1);
    const key = parent.join("/");
    const group = groups.get(key) ?? { path: parent, texts: {} };
    group.texts[language] = text;
    groups.set(key, group);
  }
  return [...groups.values()];
}
