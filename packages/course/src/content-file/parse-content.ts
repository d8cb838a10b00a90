import { parseDocument } from "yaml";
import { type ContentFile, kindOfFile } from "./content-kind.ts";
import { error, type Problem } from "./problem.ts";
import { schemaProblems } from "./schema-problems.ts";

export type ParsedContent =
  | { readonly content: ContentFile; readonly problems: readonly [] }
  | { readonly content: undefined; readonly problems: readonly Problem[] };

/**
 * Reads one content file.
 *
 * @param file path from the content folder, which tells the kind
 * @param text the YAML text
 * @returns the checked data, or every reason why it cannot be used
 */
export function parseContent(file: string, text: string): ParsedContent {
  const kind = kindOfFile(file);
  if (kind === undefined) {
    return refused([error(file, [], "not a place for content: see docs/content.md")]);
  }
  const document = parseDocument(text, { prettyErrors: true });
  if (document.errors.length > 0) {
    return refused(document.errors.map((fault) => error(file, [], firstLine(fault.message))));
  }
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 0 });
  } catch (fault) {
    return refused([error(file, [], firstLine(fault instanceof Error ? fault.message : ""))]);
  }
  const problems = schemaProblems(kind, file, data);
  if (problems.length > 0) return refused(problems);
  return { content: { kind, file, data } as ContentFile, problems: [] };
}

function refused(problems: readonly Problem[]): ParsedContent {
  return { content: undefined, problems };
}

function firstLine(message: string): string {
  return `not readable as YAML: ${message.split("\n")[0]?.replace(/:$/, "") ?? ""}`;
}
