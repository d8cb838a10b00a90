import type { Tools } from "../../ask.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { englishForm } from "../../words/english-forms.ts";

type Reading = ReturnType<typeof knownReadings>[number];

const OBJECTS: Readonly<Record<string, string>> = {
  мен: "me",
  сен: "you",
  сіз: "you",
  ол: "him",
  біз: "us",
  олар: "them",
};
const OWNERS: Readonly<Record<string, string>> = {
  pss1s: "my",
  pss2s: "your",
  pss2f: "your",
  pss3: "his",
  pss1p: "our",
};
/** What is not counted takes no article. */
const MASS =
  /^(?:coffee|tea|water|meat|bread|milk|money|music|food|rice|soup|sugar|salt|butter|fish|snow|rain|juice|beer|wine|time|work|football|chess|tennis|sport|breakfast|lunch|dinner)$/;
const PREPOSITIONS: Readonly<Record<string, readonly string[]>> = {
  Dat: ["to", "for"],
  Loc: ["in", "at", "on"],
  Abl: ["from", "of"],
  Ins: ["with", "by"],
};

/** A phrase of a sentence before its verb. */
export interface Chunk {
  /** Ways to say it as the subject, and elsewhere. */
  readonly subject?: readonly string[];
  readonly object: readonly string[];
  readonly plural: boolean;
}

/** Phrases of a sentence before its verb; undefined unless every word is understood. */
export function chunksOf(words: readonly string[], tools: Tools): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let before: string[] = [];
  for (const word of words) {
    const reading = knownReadings(word)[0];
    if (!reading) return undefined;
    const { features, lemma, entry, suffixes } = reading;
    const pos = entry?.pos ?? "";
    if (pos === "pron" && features.Case === "Gen") continue;
    const own = OBJECTS[lemma];
    if (pos === "pron" && own !== undefined) {
      const kase = features.Case ?? "Nom";
      chunks.push({
        object:
          kase === "Acc"
            ? [own]
            : kase === "Dat"
              ? [own, `to ${own}`, `for ${own}`]
              : (PREPOSITIONS[kase] ?? []).map((one) => `${one} ${own}`),
        plural: false,
      });
      continue;
    }
    const gloss = tools.glossary.senses(lemma)[0]?.en[0]?.replace(/ \(.*\)$/u, "");
    if (gloss === undefined) return undefined;
    if (suffixes.length === 0 && /^(?:adj|num|det)/.test(pos)) {
      before.push(gloss);
      continue;
    }
    if (/^adv/.test(pos)) {
      if (before.length > 0) return undefined;
      chunks.push({ object: [gloss], plural: false });
      continue;
    }
    if (!/^(?:n|name)/.test(pos)) return undefined;
    chunks.push(nounChunk(gloss, before, reading, pos));
    before = [];
  }
  return before.length > 0 ? undefined : chunks;
}

function nounChunk(
  gloss: string,
  before: readonly string[],
  { features, suffixes }: Reading,
  pos: string,
): Chunk {
  const plural = features.Number === "Plur" && suffixes.some(({ id }) => id === "plural");
  const noun = [...before, plural ? englishForm(gloss, "plural") : gloss].join(" ");
  const owner = suffixes.map(({ id }) => OWNERS[id]).find(Boolean);
  const isName = pos.startsWith("name");
  const article = /^[aeiou]/u.test(noun) ? "an" : "a";
  const kase = features.Case ?? "Nom";
  const named = isName
    ? [gloss]
    : owner
      ? [`${owner} ${noun}`]
      : kase === "Nom" && !plural
        ? MASS.test(gloss)
          ? [noun, `the ${noun}`]
          : [`${article} ${noun}`, noun, `the ${noun}`]
        : kase === "Nom"
          ? [noun, `the ${noun}`]
          : [`the ${noun}`, noun, ...(plural ? [] : [`${article} ${noun}`])];
  const prepositions = PREPOSITIONS[kase];
  return {
    ...(kase === "Nom" && { subject: isName || owner ? named : [`the ${noun}`, noun] }),
    object: prepositions
      ? [
          ...named.flatMap((one) => prepositions.map((prep) => `${prep} ${one}`)),
          ...(kase === "Dat" ? ["home"].filter(() => gloss === "house" || gloss === "home") : []),
        ]
      : named,
    plural,
  };
}
