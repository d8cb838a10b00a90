import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** What a file shows as wrong, or as one of several answers, is no evidence. */
const NO_EVIDENCE = /^(?:wrong|mistakes?|options|distractors|answers)$/;
/** A template is no sentence. */
const TEMPLATE = /[{}_…]/;

/**
 * Every Kazakh text of the content's files that stands beside its translations: passages and transcripts of
 * examinations, explanations, what the tutor says, examples of the grammar book.
 *
 * @throws when a file is no YAML
 */
export function kazakhInContent(contentDir: string): string[] {
  return [...new Set([...kazakhByFile(contentDir).values()].flat())];
}

/**
 * The same, file by file.
 *
 * @throws when a file is no YAML
 */
export function kazakhByFile(contentDir: string): Map<string, string[]> {
  const byFile = new Map<string, string[]>();
  let texts = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    else if (value !== null && typeof value === "object")
      for (const [key, one] of Object.entries(value))
        if (key === "kz" && typeof one === "string") texts.add(one);
        else if (!NO_EVIDENCE.test(key)) walk(one);
  };
  for (const file of globSync("**/*.yaml", { cwd: contentDir }).sort()) {
    texts = new Set();
    walk(parse(readFileSync(join(contentDir, file), "utf8")));
    byFile.set(
      file,
      [...texts].filter((text) => !TEMPLATE.test(text)),
    );
  }
  return byFile;
}
