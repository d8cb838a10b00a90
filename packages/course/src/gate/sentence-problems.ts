import { splitSentences } from "@tilashar/kazakh/script";
import { error, type Problem, type ValuePath, warning } from "../content-file/problem.ts";
import type { TextField } from "../content-file/text-fields.ts";
import { LANGUAGES, type Language } from "../schema/text.ts";
import type { GateContext } from "./gate-context.ts";

/**
 * Aligned sentences that are not: another number of sentences in a translation, or a question that
 * is translated as a statement.
 */
export function sentenceProblems({ files }: GateContext): Problem[] {
  return files.flatMap(({ content, fields }) => {
    const problems: Problem[] = [];
    for (const { path, texts } of aligned(fields)) {
      const { kz } = texts;
      if (kz === undefined) continue;
      for (const language of ["en", "ru"] as const) {
        const text = texts[language];
        if (text === undefined) continue;
        const [ours, theirs] = [splitSentences(kz).length, splitSentences(text).length];
        if (ours !== theirs) {
          problems.push(
            error(content.file, [...path, language], `${count(theirs)}, but ${count(ours)} in kz`),
          );
        } else if (kz.includes("?") !== text.includes("?")) {
          problems.push(
            warning(content.file, [...path, language], "only one of kz and this is a question"),
          );
        }
      }
    }
    return problems;
  });
}

const count = (sentences: number): string =>
  sentences === 1 ? "1 sentence" : `${sentences} sentences`;

interface Aligned {
  readonly path: ValuePath;
  readonly texts: Partial<Record<Language, string>>;
}

function aligned(fields: readonly TextField[]): Iterable<Aligned> {
  const groups = new Map<string, { path: ValuePath; texts: Partial<Record<Language, string>> }>();
  for (const { path, role, language, text } of fields) {
    if (role !== "sentence" || !LANGUAGES.includes(path.at(-1) as Language)) continue;
    const parent = path.slice(0, -1);
    const key = parent.join("/");
    const group = groups.get(key) ?? { path: parent, texts: {} };
    group.texts[language] = text;
    groups.set(key, group);
  }
  return groups.values();
}
