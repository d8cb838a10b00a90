import type { Gloss } from "@tilashar/course/gloss";
import type { MetWord } from "@tilashar/learning/session";
import type { GlossEngine } from "#app/components/kazakh/gloss/gloss-engine.ts";
import type { CountedWord } from "#app/lib/own-texts/own-text-store.ts";

/** Words of a text as a session teaches them: with the meaning they have in their sentences. Those without one are left out. */
export function metWords(
  words: readonly CountedWord[],
  { glosser, tools }: Pick<GlossEngine, "glosser" | "tools">,
  side: "en" | "ru",
): MetWord[] {
  return words.flatMap(({ lemma, example }) => {
    if (example === null) return [];
    const isIt = ({ gloss }: { gloss: Gloss | null }) => gloss?.lemma.toLowerCase() === lemma;
    const gloss =
      glosser.gloss(example).find(isIt)?.gloss ?? glosser.gloss(lemma).find(isIt)?.gloss;
    if (gloss == null || gloss.guessed) return [];
    const meaning = (gloss.lemmaMeaning ?? gloss.meaning)[side];
    if (meaning === "") return [];
    const transcription = tools.ipa(lemma, { tail: tools.stressTail });
    return [{ kz: lemma, pos: gloss.upos.toLowerCase(), meaning, transcription, example }];
  });
}
