import { type Candidate, type SuffixId, suffixSenses } from "@tilashar/kazakh";
import type { GlossPart } from "./gloss.ts";

const voices: Readonly<Record<string, SuffixId>> = { Pass: "passL", Cau: "causD", Rcp: "recp" };

const cases: Readonly<Record<string, SuffixId>> = {
  Gen: "gen",
  Dat: "dat",
  Acc: "acc",
  Loc: "loc",
  Abl: "abl",
  Ins: "ins",
};

/** What the stem holds that no suffix shows: a voice, the case of a pronoun. */
export function builtIn({
  features,
  suffixes,
  upos,
  lemma,
  segments,
}: Candidate): SuffixId | undefined {
  if (upos === "PRON" && suffixes.length === 0 && segments.join("").toLowerCase() !== lemma)
    return cases[features.Case ?? ""];
  const voice = voices[features.Voice ?? ""];
  const shown = suffixes.some(({ id }) => /^(?:pass|caus|recp)/.test(id));
  return shown ? undefined : voice;
}

/** A word cut into stem and suffixes, each suffix with what it means there. */
export function partsOf({ segments, suffixes, features }: Candidate): GlossPart[] {
  const ids = suffixes.map(({ id }) => id);
  const senses = suffixSenses(ids, features.VerbForm === "Fin");
  return segments.map((text, at) => {
    const suffix = ids[at - 1];
    const means = senses[at - 1];
    if (suffix === undefined) return { text };
    return means === undefined || means === suffix ? { text, suffix } : { text, suffix, means };
  });
}
