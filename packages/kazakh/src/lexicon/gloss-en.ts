import { Lines } from "../lines.ts";
import type { Entry } from "./entry.ts";
import { packedGlosses } from "./glosses-en.generated.ts";
import { romanised } from "./respelled.ts";

let glosses: Lines | undefined;

/**
 * English meaning of a built-in entry, senses separated by "; "; empty for entries of another
 * lexicon. In a module of its own, so that only pages that gloss in English pay for it.
 */
export function glossInEnglish(entry: Entry): string {
  glosses ??= new Lines(packedGlosses);
  const gloss = glosses.at(entry.id) ?? "";
  if (gloss === "=") return romanised(entry.lemma);
  if (entry.pos !== "v" || gloss === "") return gloss;
  return gloss
    .split("; ")
    .map((sense) => (/^(?:can|must|may)\b/.test(sense) ? sense : `to ${sense}`))
    .join("; ");
}
