import Type from "typebox";
import { LANGUAGES } from "./text.ts";

/**
 * How something is said, word by word: `word`, the beginning of one (`word*`), any form of a dictionary word
 * (`=бару`), alternatives (`a|b`), a word kept for later (`{name}`), up to four words between (`…`), and `^`, `$` for
 * the ends of the sentence. The tutor's `talk/heard.ts` reads it.
 */
const HeardPattern = Type.String({
  pattern:
    "^(?:\\^ )?(?:…|\\{[a-z]+\\}|[\\p{L}\\d'=|*-]+)(?: (?:…|\\{[a-z]+\\}|[\\p{L}\\d'=|*-]+))*(?: \\$)?$",
  maxLength: 200,
  description: "words, `word*`, `=lemma`, `a|b`, {slot}, …, ^ and $ with single spaces between",
});

export const heardPatterns = () => Type.Array(HeardPattern, { minItems: 1, uniqueItems: true });

/** The same thing as it is said in some of the three languages. */
export const heardByLanguage = () =>
  Type.Object(
    Object.fromEntries(
      LANGUAGES.map((language) => [language, Type.Optional(heardPatterns())]),
    ) as Record<
      (typeof LANGUAGES)[number],
      ReturnType<typeof Type.Optional<ReturnType<typeof heardPatterns>>>
    >,
    { additionalProperties: false, minProperties: 1 },
  );
