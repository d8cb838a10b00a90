import type { SearchResult } from "@tilashar/contracts";
import { paths } from "#app/lib/paths.ts";

/** Where a result leads: a word to its page of the dictionary, which says where it is taught. */
export function addressOfResult({ kind, id, slug, title_kz }: SearchResult): string {
  switch (kind) {
    case "word":
      return paths.word(title_kz);
    case "grammar":
      return paths.grammarPoint(slug ?? "");
    case "phrases":
      return paths.phraseTopic(slug ?? "");
    case "reading":
      return paths.reading(id);
    case "film":
      return paths.film(id);
    case "lesson":
      return paths.lesson(id);
  }
}
