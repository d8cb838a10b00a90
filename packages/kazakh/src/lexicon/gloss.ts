import type { Entry } from "./entry.ts";
import { packedGlosses } from "./glosses.generated.ts";

/** Short meanings of a lemma; several senses are separated by "; ". */
export interface Gloss {
  en: string;
  ru: string;
}

let lines: string[] | undefined;

/** Gloss of a built-in entry. Lives in a module of its own, so that only pages that gloss pay for it. */
export function glossOf(entry: Entry): Gloss {
  lines ??= packedGlosses.split("\n");
  const [en = "", ru = ""] = (lines[entry.id] ?? "").split("\t");
  return { en, ru };
}
