import { isEndless } from "../script/endless.ts";
import { phoneInventory, phones } from "./phones.ts";
import { spelledWords } from "./spelling.ts";
import { type StressTail, stressIndex } from "./stress.ts";
import { syllableSpans } from "./syllables.ts";

// One spelling a phone, in the order of the inventory.
const spellings = {
  en: "a ae e uh ih o oe oo ue b v g gh d zh z y k q l m n ng p r s t f kh h ch sh w".split(" "),
  ru: "а я е ы и о ё у ю б в г г д ж з й к к л м н нг п р с т ф х х ч ш у".split(" "),
};
// A front vowel without a consonant before it has no Russian letter that would not add й.
const bare: Record<string, string> = { я: "э", ё: "о", ю: "у" };

const tidy = {
  en: (syllable: string, first: boolean): string =>
    first ? syllable.replace(/^e/, "ye") : syllable,
  ru: (syllable: string): string =>
    syllable
      .replace(/^[яёю]/, (vowel) => bare[vowel] as string)
      .replace(/([ую])у/g, "$1")
      .replace(/й([ауою])/g, (_, vowel: string) => ({ а: "я", о: "ё" })[vowel] ?? "ю"),
};

/**
 * A respelling for learners, syllables joined by "-", the stressed one in capitals: қазақ is
 * "qa-ZAQ" for English readers, "ка-ЗАК" for Russian ones. A rough guide, not a transcription.
 *
 * @param language whose reading habits to use.
 * @param tail unstressed suffixes or the number of unstressed last syllables, or what tells them of each word.
 */
export const respell = (
  text: string,
  language: "en" | "ru",
  tail: StressTail | ((word: string) => StressTail) = 0,
): string =>
  (isEndless(text) ? [] : spelledWords(text))
    .map(({ word, joined }) => {
      const spans = syllableSpans(word);
      const stressed = stressIndex(word, typeof tail === "function" ? tail(word) : tail);
      const spoken = phones(word);
      let next = 0;
      return spans
        .map((span, order) => {
          let raw = "";
          // A doubled consonant is one phone of both syllables.
          for (const { phone, end } of spoken.slice(next).filter(({ start }) => start < span.end)) {
            raw += spellings[language][phoneInventory.indexOf(phone)];
            if (end <= span.end) next++;
          }
          const syllable = tidy[language](raw, order === 0);
          return order === stressed && (spans.length > 1 || joined)
            ? syllable.toUpperCase()
            : syllable;
        })
        .join("-");
    })
    .filter(Boolean)
    .join(" ");
