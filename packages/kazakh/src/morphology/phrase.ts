import type { Lexicon } from "../lexicon/lexicon.ts";
import { isKazakhWord } from "../phonology/letters.ts";
import type { Weighed } from "./candidate.ts";
import { chainOf, spell } from "./chain.ts";
import { stemOf } from "./inflected-stem.ts";
import { featuresOf } from "./ud-features.ts";

const OWNED = chainOf(["pss3"]);
const MAX_WORDS = 5;
/** The question particle, which asks and inflects nothing. */
const PARTICLE = /^[мбп][ае]$/;

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
  if (PARTICLE.test(surface.slice(at))) return readQuestion(surface, at - 1, lexicon, read);
  const words = head.trim().toLowerCase().split(" ");
  if (words.length >= MAX_WORDS || !words.every(isKazakhWord)) return [];
  return read(surface.slice(at), lexicon)
    .filter((one) => !one.guessed)
    .flatMap(withAgent)
    .map((one) => ({
      ...one,
      lemma: lemmaOf(head, one, lexicon),
      segments: [head + (one.segments[0] ?? ""), ...one.segments.slice(1)],
    }));
}

/** Readings of what a question particle stands after: бола ма is болады, asked. */
function readQuestion(
  surface: string,
  at: number,
  lexicon: Lexicon,
  read: (word: string, lexicon: Lexicon) => Weighed[],
): Weighed[] {
  return read(surface.slice(0, at), lexicon)
    .filter((one) => !one.guessed)
    .map((one) => {
      const segments = [...one.segments.slice(0, -1), one.segments.at(-1) + surface.slice(at)];
      const ids = one.suffixes.map(({ id }) => id);
      if (ids.at(-1) !== "pres") return { ...one, segments };
      return { ...one, segments, features: featuresOf(one.upos, ids, "third") };
    });
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

/** What a phrase is called: with its owner when it shows one, or when the lexicon names it so. */
function lemmaOf(head: string, one: Weighed, lexicon: Lexicon): string {
  const { entry, suffixes } = one;
  const plain = head + one.lemma;
  if (!entry || entry.pos === "v" || entry.lemma !== one.lemma) return plain;
  const named = spell(stemOf(entry), OWNED).map((form) => head + form);
  const owner = suffixes.findIndex(({ id }) => id === "pss3");
  const direct = owner === 0 || (owner === 1 && suffixes[0]?.id === "plural");
  if (direct) return named[0] ?? plain;
  return named.find((name) => lexicon.byLemma.has(name)) ?? plain;
}
