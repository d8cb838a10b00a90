import { type Strength, strengthOf } from "@tilashar/learning/review";
import { call } from "#app/lib/api/client.ts";
import { guest, type Owner, readItems } from "#app/lib/review/review-store.ts";
import { readMarks, readStrengths, writeStrengths } from "./own-text-store.ts";
import type { KnownWords } from "./word-standing.ts";

type WordStrengths = readonly (readonly [kz: string, strength: Strength])[];

/**
 * What somebody knows of Kazakh. A guest's words are all on this device; a learner's device has those that are
 * due, so the server is asked once an hour, and what it said last stands without a network.
 */
export async function knownWords(owner: Owner): Promise<KnownWords> {
  const [items, marks, fromServer] = await Promise.all([
    readItems(owner),
    readMarks(owner),
    owner === guest ? [] : learnersWords(owner),
  ]);
  const own = items.map(({ kz, memory }) => [kz, strengthOf(memory)] as const);
  return { strengths: byLemma([...fromServer, ...own]), marks };
}

/** Everything somebody reviews, as it is written, in small letters. */
export async function ownWords(owner: Owner): Promise<Set<string>> {
  const [items, fromServer] = await Promise.all([
    readItems(owner),
    owner === guest ? [] : learnersWords(owner),
  ]);
  const all = [...items.map(({ kz }) => kz), ...fromServer.map(([kz]) => kz)];
  return new Set(all.map((kz) => kz.toLowerCase()));
}

/** An expression teaches each of its words; of several cards with a word the best known counts. */
export function byLemma(words: WordStrengths): ReadonlyMap<string, Strength> {
  const strengths = new Map<string, Strength>();
  for (const [kz, strength] of words) {
    for (const lemma of kz.toLowerCase().split(/\s+/)) {
      if (lemma !== "" && strength >= (strengths.get(lemma) ?? 0)) strengths.set(lemma, strength);
    }
  }
  return strengths;
}

const askedEveryMs = 60 * 60 * 1000;

async function learnersWords(owner: Owner): Promise<WordStrengths> {
  const kept = await readStrengths(owner);
  if (kept !== null && Date.now() - kept.at < askedEveryMs) return kept.words;
  try {
    const answer = await call("GET /review/strengths", {});
    const words = answer.map(({ kz, strength }) => [kz, strength as Strength] as const);
    // A full disk is no reason to forget the answer.
    await writeStrengths(owner, { at: Date.now(), words }).catch((error: unknown) =>
      console.warn("Known words could not be kept", error),
    );
    return words;
  } catch (error) {
    console.warn("Known words could not be asked for", error);
    return kept?.words ?? [];
  }
}
