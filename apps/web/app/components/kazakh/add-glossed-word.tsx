import type { LocalisedText, ReviewSource } from "@tilashar/contracts";
import type { Gloss } from "@tilashar/course/gloss";
import { AddWordButton } from "./add-word-button.tsx";

/** The button below the gloss of a tapped word; none for a guess, a name or a number. */
export function AddGlossedWord({
  gloss,
  source,
  sentence,
}: {
  gloss: Gloss;
  source: ReviewSource;
  /** Where it stands, in all three languages: it will be asked in this sentence. */
  sentence?: LocalisedText | undefined;
}) {
  const { lemma, meaning, lemmaMeaning = meaning, guessed, kind, upos, expression } = gloss;
  if (guessed || kind !== "word" || upos === "PROPN") return null;
  const word = expression ?? { lemma, meaning: lemmaMeaning };
  return (
    <AddWordButton
      key={word.lemma}
      word={{
        kz: word.lemma,
        en: word.meaning.en,
        ru: word.meaning.ru,
        ...(sentence && { example: { kz: sentence.kz, en: sentence.en, ru: sentence.ru } }),
      }}
      source={source}
    />
  );
}
