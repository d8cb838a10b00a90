import { analyse } from "@tilashar/kazakh";
import type { Respelling } from "./near-form.ts";

/** баралмаймын → бара алмаймын: speech runs what one can together, writing keeps the converb and алу apart. */
export function joinedAbility(word: string): Respelling[] {
  return [...word.matchAll(/ал(?:ма|ам|ас|ад|ды|са)/gu)].flatMap(({ index }): Respelling[] => {
    const helper = word.slice(index);
    const stem = word.slice(0, index);
    if (stem.length < 2 || !isFormOf(helper, "алу")) return [];
    const converb = ["", "а", "е", "й"].map((ending) => stem + ending).find(isConverb);
    return converb === undefined
      ? []
      : [{ text: `${converb} ${helper}`, point: "can", change: 0.1 }];
  });
}

const isFormOf = (word: string, lemma: string): boolean =>
  analyse(word).some((one) => !one.guessed && one.upos === "VERB" && one.lemma === lemma);

const isConverb = (word: string): boolean =>
  analyse(word).some(
    ({ guessed, upos, features }) =>
      !guessed && upos === "VERB" && features.VerbForm === "Conv" && features.Aspect === "Imp",
  );
