import type { Entry, VoiceName } from "../lexicon/entry.ts";
import { type Lexicon, lookUp } from "../lexicon/lexicon.ts";
import { guessVerbStems, guessVoice } from "../lexicon/verb-stem.ts";
import { makeStem, type Stem, type StemFacts } from "../phonology/stem.ts";
import type { Plan } from "./plan.ts";
import { POSSESSED_WORDS } from "./pronouns.ts";

const NOMINAL_PREFERENCE: Record<Plan["kind"], readonly string[]> = {
  noun: ["n", "name-person", "name-place", "name-other", "abbr", "pron", "num", "adj", "adv"],
  adjective: ["adj", "mod", "adv", "n"],
  pronoun: ["pron", "n", "adj", "num", "adv"],
  numeral: ["num", "n"],
  derivation: ["n", "adj", "name-place", "num", "name-person", "name-other", "adv", "pron"],
  verb: ["v"],
};

const stems = new WeakMap<Entry, Stem>();

/** Facts of an entry the sound rules ask for. */
export function factsOf(entry: Entry): StemFacts {
  const facts: StemFacts = {};
  if (entry.harmony) facts.harmony = entry.harmony;
  if (entry.drop) facts.drop = entry.drop;
  if (entry.keep) facts.keep = true;
  if (entry.pos === "v") facts.verb = true;
  else if (entry.owned || POSSESSED_WORDS.has(entry.lemma)) facts.possessed = true;
  if (entry.lemma === "қырық") facts.drop = "always";
  return facts;
}

/** Verb stems whose last narrow vowel falls are told by the dictionary form: қорық, қорқу. */
function verbStem(stem: string, lemma: string | undefined, facts: StemFacts = {}): Stem {
  const drops =
    lemma !== undefined &&
    /[ыіұү][^аәеоөұүыі]$/.test(stem) &&
    lemma === `${stem.slice(0, -2)}${stem.at(-1)}у`;
  return makeStem(
    stem,
    drops ? { ...facts, verb: true, drop: "always" } : { ...facts, verb: true },
  );
}

/** Stem of an entry. Who goes through the whole lexicon takes this one, and keeps none of them. */
export const freshStemOf = (entry: Entry): Stem =>
  entry.pos === "v"
    ? verbStem(entry.stem as string, entry.lemma, factsOf(entry))
    : makeStem(entry.lemma, factsOf(entry));

/** Stem of an entry, made once. */
export function stemOf(entry: Entry): Stem {
  let stem = stems.get(entry);
  if (!stem) {
    stem = freshStemOf(entry);
    stems.set(entry, stem);
  }
  return stem;
}

/** Voice stem of a verb: the lexicon's, else the regular one. */
export function voiceStem(entry: Entry, voice: VoiceName): Stem {
  const text = entry.voices?.[voice] ?? guessVoice(entry.stem as string, voice, entry.lemma);
  return makeStem(text, { verb: true });
}

/** Stems a lemma has for a kind of word, likeliest first; guessed when the lexicon does not know it. */
export function stemsOf(
  lemma: string,
  kind: Plan["kind"],
  voice: VoiceName | undefined,
  lexicon: Lexicon,
): { stem: Stem; entry?: Entry }[] {
  const entries = lookUp(lemma, lexicon);
  const wanted = NOMINAL_PREFERENCE[kind];
  for (const pos of wanted) {
    const own = entries.filter((entry) => entry.pos === pos);
    if (own.length > 0)
      return own.map((entry) => ({
        entry,
        stem:
          kind === "verb" && voice ? voiceStem(entry, voice) : withLetters(stemOf(entry), lemma),
      }));
  }
  if (kind === "verb") {
    const guesses = guessVerbStems(lemma).slice(0, 1);
    return guesses.map((stem) => ({
      stem: voice ? makeStem(guessVoice(stem, voice), { verb: true }) : verbStem(stem, undefined),
    }));
  }
  const any = entries.find((entry) => entry.pos !== "v");
  return [{ stem: any ? stemOf(any) : makeStem(lemma, { possessed: POSSESSED_WORDS.has(lemma) }) }];
}

/** The entry's stem under the capitals the caller wrote. */
export function withLetters(stem: Stem, lemma: string): Stem {
  if (stem.bare === lemma || stem.bare.toLowerCase() !== lemma.toLowerCase()) return stem;
  return { ...stem, bare: lemma, base: lemma + stem.base.slice(lemma.length) };
}
