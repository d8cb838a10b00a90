/** A suffix that a numeral takes, in digits or in words. */
export type NumeralSuffix =
  | "ordinal"
  | "genitive"
  | "dative"
  | "accusative"
  | "locative"
  | "ablative"
  | "instrumental"
  | "approximate";

// By final sound: vowel; р й у; л; м н ң; з ж; voiceless (and the written д of миллиард).
const classes: [RegExp, number][] = [
  [/[аәеыіоөұүия]$/, 0],
  [/[рйу]$/, 1],
  [/л$/, 2],
  [/[мнң]$/, 3],
  [/[зж]$/, 4],
  [/./, 5],
];
// А is а or е, Ы is ы or і, Ғ is ғ or г, Қ is қ or к, by harmony.
const table: Record<Exclude<NumeralSuffix, "ordinal">, string> = {
  genitive: "нЫң дЫң дЫң нЫң дЫң тЫң",
  dative: "ҒА ҒА ҒА ҒА ҒА ҚА",
  accusative: "нЫ дЫ дЫ дЫ дЫ тЫ",
  locative: "дА дА дА дА дА тА",
  ablative: "дАн дАн дАн нАн дАн тАн",
  instrumental: "мен мен мен мен бен пен",
  approximate: "дАй дАй дАй дАй дАй тАй",
};
const front: Record<string, string> = { А: "е", Ы: "і", Ғ: "г", Қ: "к" };
const back: Record<string, string> = { А: "а", Ы: "ы", Ғ: "ғ", Қ: "қ" };

/** Whether the last vowel of a number or time word is front; елу goes front, жиырма back. */
const isFront = (word: string): boolean => /[әеөүі][^аоұыәеөүі]*$/.test(word);

/**
 * The suffix that fits a number word (бес: "ке", алты: "ға"), in its spelling after a hyphen too.
 * Source: the table of case suffixes of the school grammar.
 */
export const suffixFor = (word: string, suffix: NumeralSuffix): string => {
  if (suffix === "ordinal") return isFront(word) ? "ші" : "шы";
  const row = classes.findIndex(([pattern]) => pattern.test(word));
  const template = table[suffix].split(" ")[row] as string;
  return template.replace(/[АЫҒҚ]/g, (letter) => (isFront(word) ? front : back)[letter] as string);
};

/** A number word with its suffix: бес, dative: беске. Not for ordinals of number words. */
export const withSuffix = (word: string, suffix: Exclude<NumeralSuffix, "ordinal">): string =>
  word + suffixFor(word, suffix);
