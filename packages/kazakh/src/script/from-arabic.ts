import { isEndless } from "./endless.ts";
import { restoreGlides, restoreWideSh } from "./glides.ts";
import { letterTable } from "./letter-table.ts";
import { hamza, needsHamza } from "./to-arabic.ts";

const cyrillicOf = /* @__PURE__ */ letterTable(
  "اەبۆگعدجزيكقلمنڭوپرستۋۇفحھچشىهکگخةیېۈ؟،؛",
  "аебвгғджзйкқлмнңопрстуұфхһчшыекгхеыйұ?,;",
);
const frontOf = { а: "ә", о: "ө", ұ: "ү", ы: "і" } as Record<string, string>;
const backOf = { ә: "а", ө: "о", ү: "ұ", і: "ы" } as Record<string, string>;
const backSkeleton = (word: string): string =>
  word.replace(/[әөүі]/g, (vowel) => backOf[vowel] as string);

// Stems that break the rules below: back and front in one word, or a front а/я no letter shows.
const mixedStems = (
  "қазір мұғалім қауіп қадір қабір қабілет қасірет құдірет бірақ кінә күнә күмән куә рахмет " +
  "жұмыскер қылмыскер жауынгер айыпкер сайыскер заңгер қонақүй қолөнер баспасөз көзқарас көкөніс біздікі сіздікі"
).split(" ");
const stemOf = new Map(mixedStems.map((stem) => [backSkeleton(stem), stem]));

// Short words in which и stands before ә or у, unlike я and ю.
const wholeWords: Record<string, string> = { ٴيا: "иә", يۋ: "ию" };

// For every place the value there or the first one after it; "" when none follows.
const nearestKnown = (values: readonly string[]): string[] => {
  const known: string[] = [];
  for (let i = values.length - 1; i >= 0; i--) known[i] = values[i] || known[i + 1] || "";
  return known;
};

// A listed stem at the start of a word; a front-final one takes no back suffix (қабір, not қабырға).
const stemIn = (draft: string, marked: boolean): string => {
  for (let length = Math.min(draft.length, 9); length > 2; length--) {
    const stem = stemOf.get(draft.slice(0, length));
    const rest = draft.slice(length);
    if (!stem || (needsHamza(stem) && !marked && !/[кге]/.test(draft))) continue;
    if (!/[әөүіе][^аоұыуи]*$/.test(stem) || !/[қға]/.test(rest)) return stem;
  }
  return "";
};

// The harmony of every vowel that the script leaves open (а о ұ ы), as a draft in back letters.
const restoreHarmony = (draft: string, marked: boolean): string => {
  const stem = stemIn(draft, marked);
  // -мен and -нікі never harmonise and say nothing about the stem.
  const tail = /[мбп]ен$|[ндт]ыкы$/.exec(draft);
  const end = tail && tail.index > 1 ? tail.index : draft.length;
  const body = draft.slice(0, end);
  const nuclei = [...body.matchAll(/[аоұыеияюёэ]|(?<![аоұыеияэ]|^(?=у[аоұые]))у/g)].map(
    (match) => match.index,
  );
  const sides = nuclei.map((at, order) => {
    if (at < stem.length)
      return /[әөүіе]/.test(stem[at] as string)
        ? "front"
        : /[иую]/.test(stem[at] as string)
          ? ""
          : "back";
    const vowel = draft[at] as string;
    const next = nuclei[order + 1] ?? body.length + 1;
    const around = body.slice(at - 1, at) + body.slice(at + 1, Math.max(at + 1, next - 1));
    if (vowel === "е" || vowel === "э") return "front";
    if (/[қғ]/.test(around)) return "back";
    // ә and ө live in first syllables; elsewhere the letters are а and о, and in a first syllable too
    // when another such letter follows (loans: карта, комбайн) or when г stands before (газ, гол).
    if (/[аояё]/.test(vowel) && (order > 0 || body[at - 1] === "г")) return "back";
    if (/[аояё]/.test(vowel) && /^[^аоұые]+[аоя]/.test(body.slice(at + 1)) && !marked)
      return "back";
    if (/[кг]/.test(around)) return "front";
    return order === 0 && marked ? "front" : "";
  });
  // Before -мен nothing may tell; stems with ы і alone are then front more often (бізбен, тілмен).
  const fallback = marked || /[кге]/.test(body) || (tail && !/[аоұ]/.test(body)) ? "front" : "back";
  const known = nearestKnown(sides);
  let side = known[0] || fallback;
  const letters = [...draft];
  nuclei.forEach((at, order) => {
    // An open vowel follows a front syllable before it, else the next known one.
    if (sides[order] || order === 0 || side === "back") side = known[order] || side;
    if (side === "front" && at >= stem.length)
      letters[at] = frontOf[letters[at] as string] ?? (letters[at] as string);
  });
  return stem + letters.slice(stem.length, end).join("") + draft.slice(end).replace(/ы/g, "і");
};

// NFKC also takes ligatures and the joined letters ٵ ٶ ٷ ٸ apart.
const normalise = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u0640\u200B-\u200F\u202A-\u202E]/g, "")
    .replace(/ء/g, hamza);

/** A run of Arabic-script letters of Kazakh. */
const arabicWord = /[\u0621-\u064A\u0671-\u06D3\u06D5]+/g;

const readWord = (word: string): string => {
  const whole = wholeWords[word];
  if (whole) return whole;
  const marked = word.includes(hamza);
  const draft = word.replace(/./g, (letter) =>
    letter === hamza ? "" : (cyrillicOf[letter] ?? letter),
  );
  return restoreHarmony(restoreWideSh(restoreGlides(draft, "ия")), marked);
};

/**
 * The Arabic script (төте жазу) to Kazakh Cyrillic, word by word, in lower case (the script has no
 * capitals); text without Arabic letters stays as it is.
 *
 * ا و ۇ ى stand for both vowels of a pair. The front sign, е, к, г make the syllables around them
 * front, қ, ғ back; а outside the first syllable is back; the rest follow their neighbours. Words
 * that break this are listed. Lossy: -мен after a stem with no other sign (سوزبەن: сөзбен or созбен),
 * ц/тс, э/е, ё/йо, ь, ъ; a lexicon settles those (toCyrillicByLexicon).
 */
export const fromArabic = (text: string): string =>
  isEndless(text)
    ? ""
    : /\p{Script=Arabic}/u.test(text)
      ? normalise(text)
          .replace(arabicWord, readWord)
          .replace(/[؟،؛]/g, (mark) => cyrillicOf[mark] as string)
      : text;
