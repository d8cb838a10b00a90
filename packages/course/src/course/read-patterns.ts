import type { PatternsFile } from "../schema/patterns-file.ts";

/** A pattern of `content/tutor/patterns/` with its words written out. */
interface PatternSource {
  readonly source: string;
  readonly flags: "u" | "iu";
}

/** The patterns of some files by name (`say.ordered`), each a list in the order it is tried. */
export function readPatterns(
  files: readonly PatternsFile[],
): Readonly<Record<string, readonly PatternSource[]>> {
  return Object.fromEntries(files.flatMap(patternsOf));
}

function patternsOf({
  of,
  words = {},
  patterns = {},
  anyCase = {},
}: PatternsFile): [name: string, sources: PatternSource[]][] {
  const written = wordsWrittenOut(words);
  const inFlags = (named: Readonly<Record<string, readonly string[]>>, flags: "u" | "iu") =>
    Object.entries(named).map(([name, sources]): [string, PatternSource[]] => [
      `${of}.${name}`,
      sources.map((source) => ({ source: withWords(source, written), flags })),
    ]);
  return [...inFlags(patterns, "u"), ...inFlags(anyCase, "iu")];
}

/** Words that are made of others stand behind them in their file. */
function wordsWrittenOut(words: NonNullable<PatternsFile["words"]>): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [name, list] of Object.entries(words))
    written[name] = list.map((one) => withWords(one, written)).join("|");
  return written;
}

const withWords = (source: string, words: Readonly<Record<string, string>>): string =>
  source.replace(/\{\{([a-z-]+)\}\}/g, (all, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? all) : all,
  );
