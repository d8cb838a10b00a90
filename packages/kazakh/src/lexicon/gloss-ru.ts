import { fromAscii } from "./ascii.ts";
import type { Entry } from "./entry.ts";
import { packedGlosses } from "./glosses-ru.generated.ts";
import { defaultLexicon } from "./lexicon.ts";
import { inClassOrder } from "./packing.ts";
import { russified } from "./respelled.ts";

let glosses: string[] | undefined;

/**
 * Russian meaning of a built-in entry, senses separated by "; "; empty for entries of another
 * lexicon. In a module of its own, so that only pages that gloss in Russian pay for it.
 */
export function glossInRussian(entry: Entry): string {
  if (!glosses) {
    const lines = packedGlosses.split("\n");
    const ordered: string[] = [];
    inClassOrder(defaultLexicon().entries).forEach((at, line) => {
      ordered[at] = lines[line] ?? "";
    });
    glosses = ordered;
  }
  const gloss = glosses[entry.id] ?? "";
  return gloss === "=" ? russified(entry.lemma) : fromAscii(gloss);
}
