import type { Language, ReviewImportResponse } from "@tilashar/contracts";
import { foldLookAlikes } from "@tilashar/kazakh/script";
import { parseWordList } from "@tilashar/learning/review";
import { glossEngine } from "#app/components/kazakh/gloss/gloss-engine.ts";
import { call } from "#app/lib/api/client.ts";
import { addMarks } from "#app/lib/own-texts/own-text-store.ts";
import { addToReview, type MetWord } from "#app/lib/review/add-to-review.ts";
import type { Owner } from "#app/lib/review/review-store.ts";
import { currentSession } from "#app/lib/session/session.ts";
import type { JudgedTerm } from "#app/lib/word-lists/judged-term.ts";

type Side = Exclude<Language, "kz">;

/** As many as the server takes at once. */
export const maxImported = 2000;

/** Adds a pasted list: a learner's on the server, a guest's in this browser. Null for a list that is too long. */
export async function importWords(
  text: string,
  meanings: Side,
): Promise<ReviewImportResponse | null> {
  const { words, refused } = parseWordList(text, foldLookAlikes);
  if (words.length > maxImported) return null;
  if (currentSession().user !== null)
    return call("POST /review/import", { body: { text, meanings } });
  const cards = await withMeanings(words, meanings);
  const added = await addToReview(cards, "import");
  const once = new Set(cards.map(({ kz }) => kz.toLowerCase())).size;
  return { added, known: once - added, refused: refused.slice(0, 100) };
}

/** Adds one word of the learner's own; also without a network. */
export async function addOwnWord(kz: string, meaning: string, side: Side): Promise<void> {
  await addToReview(await withMeanings([{ kz: foldLookAlikes(kz), meaning }], side), "import");
}

/** A word that is added; its meaning may be empty. */
interface FreshWord {
  kz: string;
  meaning: string;
  example?: MetWord["example"];
}

/**
 * Adds words of another program's list, and notes as known those that it says are known. Words go to the
 * reviews with the sentence they were met in.
 *
 * @returns how many were added, and how many noted
 */
export async function importTerms(
  owner: Owner,
  terms: readonly JudgedTerm[],
  side: Side,
): Promise<{ added: number; marked: number }> {
  const fresh = terms.filter(({ fate }) => fate === "add" || fate === "unknown");
  const known = terms.filter(({ fate }) => fate === "mark").map(({ lemma }) => lemma.toLowerCase());
  const words = fresh.map(({ kz, lemma, meaning, sentence }) => ({
    kz: lemma,
    // What was written on a form, such as "my books", is not what its dictionary form means.
    meaning: lemma.toLowerCase() === kz.toLowerCase() ? meaning : "",
    ...(sentence !== "" && { example: { kz: sentence, en: "", ru: "" } }),
  }));
  const added = await addToReview(await withMeanings(words, side), "import");
  await addMarks(owner, known);
  return { added, marked: known.length };
}

/** Words with what the dictionary says of them where the learner said nothing. */
async function withMeanings(words: readonly FreshWord[], side: Side): Promise<MetWord[]> {
  const isComplete = words.every(({ meaning }) => meaning !== "");
  // Without a network and without the engine a word is kept as it is: the server knows more later.
  const engine = isComplete ? null : await glossEngine(side).catch(() => null);
  return words.map(({ kz, meaning, example }) => {
    const word = { kz, ...(example !== undefined && { example }) };
    if (meaning !== "" || engine === null) return { ...word, [side]: meaning };
    const { glosser } = engine;
    const gloss = glosser.gloss(kz).find((token) => token.gloss !== null)?.gloss;
    const found = gloss?.expression ?? gloss ?? null;
    const isIt = found !== null && found.lemma.toLowerCase() === kz.toLowerCase();
    return { ...word, [side]: isIt ? found.meaning[side] : "" };
  });
}
