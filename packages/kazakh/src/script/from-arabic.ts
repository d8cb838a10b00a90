import type { IsWord } from "./from-latin.ts";
import { restoreGlides, restoreWideSh } from "./glides.ts";
import { hamza, needsHamza } from "./to-arabic.ts";

const rows = [
  "اەبۆگعدجزيكقلمنڭوپرستۋۇفحھچشىهکگخةیېۈ",
  "аебвгғджзйкқлмнңопрстуұфхһчшыекгхеыйұ",
] as const;
const cyrillicOf: Record<string, string> = {};
for (let i = 0; i < rows[0].length; i++) cyrillicOf[rows[0][i] as string] = rows[1][i] as string;

const marks: Record<string, string> = { "؟": "?", "،": ",", "؛": ";" };
const frontOf: Record<string, string> = { а: "ә", о: "ө", ұ: "ү", ы: "і" };
const backSkeleton = (word: string): string =>
  word.replace(/[әөүі]/g, (vowel) => "аоұы"["әөүі".indexOf(vowel)] as string);

// Stems that break the rules below: back and front in one word, or a front а/я no letter shows.
const mixedStems = (
  "қазір мұғалім қауіп қадір қабір қабілет қасірет құдірет бірақ кінә күнә күмән сірә күдәрі куә рахмет " +
  "жұмыскер қылмыскер жауынгер айыпкер сайыскер заңгер ауызекі қонақүй қолөнер баспасөз көзқарас көкөніс айгүл шүбәсіз"
).split(" ");
const stemOf = new Map(mixedStems.map((stem) => [backSkeleton(stem), stem]));

// Short words in which и stands before ә or у, unlike я and ю.
const wholeWords: Record<string, string> = { ٴيا: "иә", يۋ: "ию" };

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
  // -мен never harmonises and its е says nothing about the stem.
  const tail = /[мбп]ен$|(?<=[а-я]{3}[нд]ы)кы$/.exec(draft);
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
  const fallback = marked || /[кге]/.test(body) ? "front" : "back";
  let side = sides.find((known) => known !== "") ?? fallback;
  const letters = [...draft];
  nuclei.forEach((at, order) => {
    // An open vowel follows a front syllable before it, else the next known one.
    side =
      sides[order] ||
      (order > 0 && side === "front" ? side : sides.slice(order).find((known) => known)) ||
      side;
    if (side === "front" && at >= stem.length)
      letters[at] = frontOf[letters[at] as string] ?? (letters[at] as string);
  });
  return (
    stem +
    letters.slice(stem.length, end).join("") +
    (tail?.[0] === "кы" && end < draft.length ? "кі" : draft.slice(end))
  );
};

const normalise = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u0640\u200B-\u200F\u202A-\u202E]/g, "")
    .replace(/[ءئ]/g, hamza)
    .replace(/[ٵأ]/g, `${hamza}ا`)
    .replace(/[ٶؤ]/g, `${hamza}و`)
    .replace(/ٷ/g, `${hamza}ۇ`)
    .replace(/ٸ/g, `${hamza}ى`);

const readWord = (word: string): string => {
  const whole = wholeWords[word];
  if (whole) return whole;
  const marked = word.includes(hamza);
  const draft = word.replace(/./g, (letter) =>
    letter === hamza ? "" : (cyrillicOf[letter] ?? letter),
  );
  return restoreHarmony(restoreWideSh(restoreGlides(draft, "ия")), marked);
};

// What an open vowel may also have been, for a lexicon to decide.
const otherReadings = (word: string): string[] => {
  const open = [...word.matchAll(/[аәоөұүыі]/g)].map((match) => match.index).slice(0, 6);
  const readings: string[] = [];
  for (let mask = 1; mask < 1 << open.length; mask++) {
    const letters = [...word];
    open.forEach((at, bit) => {
      if (mask & (1 << bit)) {
        const place = "аоұыәөүі".indexOf(letters[at] as string);
        letters[at] = "әөүіаоұы"[place] as string;
      }
    });
    readings.push(letters.join(""));
  }
  const loans = [word, ...readings].flatMap((reading) => [
    reading.replace(/тс/g, "ц"),
    reading.replace(/^е/, "э"),
    reading.replace(/йо|ио/g, "ё"),
    reading.replace(/ия/g, "иа"),
    reading.replace(/л(?![аәеоөұүыі])/g, "ль"),
  ]);
  return [...readings, ...loans];
};

/**
 * The Arabic script (төте жазу) to Kazakh Cyrillic, word by word, in lower case (the script has no
 * capitals); text without Arabic letters stays as it is.
 *
 * ا و ۇ ى stand for both vowels of a pair. The front sign, е, к, г make the syllables around them
 * front, қ, ғ back; а outside the first syllable is back; the rest follow their neighbours. Words
 * that break this are listed. Lossy: -мен after a stem with no other sign (سوزبەن: сөзбен or созбен),
 * ц/тс, э/е, ё/йо, ь, ъ; `isWord` settles those.
 */
export const fromArabic = (text: string, isWord?: IsWord): string => {
  if (!/\p{Script=Arabic}/u.test(text)) return text;
  return normalise(text)
    .replace(/[\u0621-\u064A\u0671-\u06D3\u06D5]+/g, (word) => {
      const first = readWord(word);
      if (!isWord || isWord(first) || word.length > 40) return first;
      return otherReadings(first).find(isWord) ?? first;
    })
    .replace(/[؟،؛]/g, (mark) => marks[mark] as string);
};
