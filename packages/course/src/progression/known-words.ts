import type { KazakhKnowledge, KazakhReading } from "../gate/kazakh-knowledge.ts";
import { kazakhWords } from "../gate/kazakh-problems.ts";
import { particle } from "./particle-variants.ts";

/** How many running words of some sentences are known, and which are not. */
export interface KnownWords {
  readonly known: number;
  readonly all: number;
  /** Dictionary forms, each once. */
  readonly unknown: readonly string[];
}

/** Counts running words that are taught ones in some form; names are known to everybody. */
export function knownWords(
  kazakh: KazakhKnowledge,
  taught: ReadonlySet<string>,
  sentences: readonly string[],
): KnownWords {
  let known = 0;
  let all = 0;
  const unknown = new Set<string>();
  for (const word of sentences.flatMap(kazakhWords)) {
    const readings = kazakh.readingsOf(word);
    all++;
    if (
      taught.has(particle(word.toLowerCase())) ||
      readings.some((reading) => isKnown(reading, taught))
    )
      known++;
    else unknown.add(readings[0]?.lemma ?? word);
  }
  return { known, all, unknown: [...unknown] };
}

function isKnown({ upos, lemma, base }: KazakhReading, taught: ReadonlySet<string>): boolean {
  return upos === "PROPN" || taught.has(lemma.toLowerCase()) || taught.has(base.toLowerCase());
}
