import type { SearchResult } from "@tilashar/contracts";
import { paths } from "#app/lib/paths.ts";

/** Where a result leads: a word to the lesson that teaches it. */
export function addressOfResult({ kind, id }: SearchResult): string {
  if (kind === "reading") return paths.reading(id);
  return kind === "film" ? paths.film(id) : paths.lesson(id);
}
