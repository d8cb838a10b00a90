import { letterTable } from "./letter-table.ts";

const arabicOf = /* @__PURE__ */ letterTable(
  "аәбвгғдежзийкқлмнңоөпрстуұүфхһчшыіэ?,;",
  "اابۆگعدەجزييكقلمنڭووپرستۋۇۇفحھچشىىە؟،؛",
  { ё: "يو", ц: "تس", щ: "شش", ъ: "", ь: "", ю: "يۋ", я: "يا" },
);

/** The sign that makes the four shared vowel letters of a word front: U+0674. */
export const hamza = "ٴ";

// Written without the sign in the press of Kazakhstan and in Xinjiang alike, though it begins front.
const plainWord = /^бірақ/;

/**
 * Whether töte writes the front sign before this word (lower case Cyrillic): its first vowel other
 * than и, у, ю is one of ә ө ү і, and no к, г, е, э shows the harmony anyway. So ٴبىر, ٴوزارا,
 * ٴتوراعا, but كۇن, قازىر, مۇعالىم.
 */
export const needsHamza = (word: string): boolean =>
  /^[^аоұыяё]*[әөүі]/.test(word) && !/[кгеэ]/.test(word) && !plainWord.test(word);

/**
 * Kazakh Cyrillic to the Arabic script (төте жазу). Each part of a hyphenated word is taken by
 * itself; ? , ; take their Arabic forms; other text stays as it is.
 *
 * Source: A. Baitursynuly's reform of 1912–1924 as used in Xinjiang and by the Arabic-script pages of
 * the Kazakh press. After и the letters я, ю are written يا, يۋ with one ي, as in زيالى, قيۋ.
 */
export const toArabic = (text: string): string => {
  let changed = false;
  const out = text.replace(/[а-яёәғқңөұүһі]+/giu, (word) => {
    changed = true;
    const small = word.toLowerCase();
    const letters = small
      .replace(/и(?=[яю])/g, "")
      .replace(/./g, (letter) => arabicOf[letter] ?? letter);
    return (needsHamza(small) ? hamza : "") + letters;
  });
  return changed ? out.replace(/[?,;]/g, (mark) => arabicOf[mark] as string) : out;
};
