import { Lines } from "../lines.ts";
import { fromAscii } from "./ascii.ts";
import type { Entry } from "./entry.ts";
import { packedGlosses } from "./glosses-ru.generated.ts";
import { defaultLexicon } from "./lexicon.ts";
import { inClassOrder } from "./packing.ts";
import { russified } from "./respelled.ts";

let glosses: Lines | undefined;
/** The line of each entry, by its number. */
let places: Uint32Array | undefined;

/**
 * Russian meaning of a built-in entry, senses separated by "; "; empty for entries of another
 * lexicon. In a module of its own, so that only pages that gloss in Russian pay for it.
 */
export function glossInRussian(entry: Entry): string {
  if (!glosses || !places) {
    const inOrder = inClassOrder(defaultLexicon().entries);
    const lineOf = new Uint32Array(inOrder.length);
    inOrder.forEach((at, line) => {
      lineOf[at] = line;
    });
    places = lineOf;
    glosses = new Lines(packedGlosses);
  }
  const place = places[entry.id];
  const gloss = place === undefined ? "" : (glosses.at(place) ?? "");
  return gloss === "=" ? russified(entry.lemma) : fromAscii(gloss);
}
