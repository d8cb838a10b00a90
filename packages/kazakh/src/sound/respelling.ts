import { harmonyProfile } from "./harmony.ts";
import { cyrillicWord, isGlide } from "./spelling.ts";
import { stressIndex } from "./stress.ts";
import { syllableSpans } from "./syllables.ts";

const letters = "аәеыіоөұүбвгғджзйкқлмнңпрстфхһцчшщъыьэяё";
const table = (row: string): Record<string, string> => {
  const parts = row.split(" ");
  return Object.fromEntries(
    [...letters].map((letter, i) => [letter, parts[i] === "_" ? "" : (parts[i] as string)]),
  );
};

const spellings = {
  en: table(
    "a ae e uh ih o oe oo ue b v g gh d zh z y k q l m n ng p r s t f kh h ts ch sh shsh _ uh _ e ya yo",
  ),
  ru: table("а я е ы и о ё у ю б в г г д ж з й к к л м н нг п р с т ф х х ц ч ш щ ъ ы ь э я ё"),
};
const wide = {
  en: { и: ["uhy", "iy"], ю: ["yoow", "yuew"], у: ["oow", "uew"] },
  ru: { и: ["ый", "и"], ю: ["ю", "ю"], у: ["у", "ю"] },
};
const glide = { en: "w", ru: "у" };

/**
 * A respelling for learners, syllables joined by "-", the stressed one in capitals: қазақ is
 * "qa-ZAQ" for English readers, "ка-ЗАК" for Russian ones. A rough guide, not a transcription.
 *
 * @param language whose reading habits to use.
 * @param tail unstressed suffixes or the number of unstressed last syllables.
 */
export const respell = (
  text: string,
  language: "en" | "ru",
  tail: readonly string[] | number = 0,
): string =>
  [...text.toLowerCase().matchAll(cyrillicWord)]
    .map(([word]) => {
      const spans = syllableSpans(word);
      const stressed = stressIndex(word, tail);
      const front = new Set(
        harmonyProfile(word).flatMap((vowel) => (vowel.harmony === "front" ? [vowel.index] : [])),
      );
      const sound = (letter: string, at: number): string => {
        if (letter === "у" && isGlide(word, at)) return glide[language];
        const pair = wide[language][letter as "и"];
        // Russian has no letter for a front vowel at the start or after a vowel that would not add й.
        if (language === "ru" && !/[бвгғджзкқлмнңпрстфхһцчшщ]/.test(word[at - 1] ?? "")) {
          const bare = { ә: "э", ө: "о", ү: "у" }[letter];
          if (bare) return bare;
        }
        if (language === "en" && letter === "е" && at === 0) return "ye";
        if (pair) return pair[front.has(at) ? 1 : 0] as string;
        return spellings[language][letter] ?? letter;
      };
      return spans
        .map((span, order) => {
          const spoken = [...span.text].map((letter, i) => sound(letter, span.start + i)).join("");
          return order === stressed && spans.length > 1 ? spoken.toUpperCase() : spoken;
        })
        .join("-");
    })
    .filter(Boolean)
    .join(" ");
