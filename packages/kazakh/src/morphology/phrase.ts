import type { Lexicon } from "../lexicon/lexicon.ts";
import { isKazakhWord } from "../phonology/letters.ts";
import type { Weighed } from "./candidate.ts";
import { chainOf, spell } from "./chain.ts";
import { stemOf } from "./inflected-stem.ts";
import { featuresOf } from "./ud-features.ts";

const OWNED = chainOf(["pss3"]);
const MOST_WORDS = 5;

/**
 * Readings of a phrase, which inflects its last word alone: қоқыс жәшігіне, өрт сөндірушілер.
 * A last word owned by the one before keeps its owner in the lemma (қоқыс жәшігі).
 */
export function readPhrase(
  surface: string,
  lexicon: Lexicon,
  read: (word: string, lexicon: Lexicon) => Weighed[],
): Weighed[] {
  const at = surface.lastIndexOf(" ") + 1;
  const head = surface.slice(0, at);
  const words = head.trim().toLowerCase().split(" ");
  if (words.length >= MOST_WORDS || !words.every(isKazakhWord)) return [];
  return read(surface.slice(at), lexicon)
    .filter((one) => !one.guessed)
    .flatMap(withAgent)
    .map((one) => ({
      ...one,
      lemma: head + (ownedLemma(one) ?? one.lemma),
      segments: [head + (one.segments[0] ?? ""), ...one.segments.slice(1)],
    }));
}

/** Who does something is a person in a phrase: өрт сөндіруші before өрт сөндіру. */
function withAgent(one: Weighed): Weighed[] {
  const at = one.suffixes.findIndex(({ id }) => id === "agent");
  if (at < 0) return [one];
  const rest = one.suffixes.slice(at + 1).map(({ id }) => id);
  const named: Weighed = {
    ...one,
    lemma: one.segments
      .slice(0, at + 2)
      .join("")
      .toLowerCase(),
    upos: "NOUN",
    features: featuresOf("NOUN", rest, ""),
    cost: one.cost - 1,
  };
  return [named, one];
}

function ownedLemma({ entry, suffixes }: Weighed): string | undefined {
  const owner = suffixes.findIndex(({ id }) => id === "pss3");
  const direct = owner === 0 || (owner === 1 && suffixes[0]?.id === "plural");
  return direct && entry && entry.pos !== "v" ? spell(stemOf(entry), OWNED)[0] : undefined;
}
