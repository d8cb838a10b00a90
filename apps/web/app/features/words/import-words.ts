import type { Language, ReviewImportResponse } from "@tilashar/contracts";
import { foldLookAlikes } from "@tilashar/kazakh/script";
import { parseWordList } from "@tilashar/learning/review";
import { glossEngine } from "#app/components/kazakh/gloss/gloss-engine.ts";
import { call } from "#app/lib/api/client.ts";
import { addToReview, type MetWord } from "#app/lib/review/add-to-review.ts";
import { currentSession } from "#app/lib/session/session.ts";

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

/** Words with what the dictionary says of them where the learner said nothing. */
async function withMeanings(
  words: readonly { kz: string; meaning: string }[],
  side: Side,
): Promise<MetWord[]> {
  const isComplete = words.every(({ meaning }) => meaning !== "");
  // Without a network and without the engine a word is kept as it is: the server knows more later.
  const engine = isComplete ? null : await glossEngine(side).catch(() => null);
  return words.map(({ kz, meaning }) => {
    if (meaning !== "" || engine === null) return { kz, [side]: meaning };
    const { glosser } = engine;
    const gloss = glosser.gloss(kz).find((token) => token.gloss !== null)?.gloss;
    const found = gloss?.expression ?? gloss ?? null;
    const isIt = found !== null && found.lemma.toLowerCase() === kz.toLowerCase();
    return { kz, [side]: isIt ? found.meaning[side] : "" };
  });
}
