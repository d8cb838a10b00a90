import type { PatternsFile } from "../schema/patterns-file.ts";

/** A pattern of `content/tutor/patterns/` with its words written out. */
export interface PatternSource {
  readonly source: string;
  readonly flags: "u" | "iu";
}

/** The patterns of some files by name (`say.ordered`), each a list in the order it is tried. */
export function readPatterns(
  files: readonly PatternsFile[],
): Readonly<Record<string, readonly PatternSource[]>> {
  return Object.fromEntries(
    files.flatMap(({ of, words = {}, patterns = {}, anyCase = {} }) =>
      [[patterns, "u"] as const, [anyCase, "iu"] as const].flatMap(([named, flags]) =>
        Object.entries(named).map(([name, sources]) => [
          `${of}.${name}`,
          sources.map((source) => ({ source: withWords(source, words), flags })),
        ]),
      ),
    ),
  );
}

const withWords = (source: string, words: NonNullable<PatternsFile["words"]>): string =>
  source.replace(/\{\{([a-z-]+)\}\}/g, (all, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? []).join("|") : all,
  );
