/** Number words of English and Russian with what they are worth. */
const ENGLISH: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const RUSSIAN: Readonly<Record<string, number>> = {
  ноль: 0,
  один: 1,
  одна: 1,
  одно: 1,
  два: 2,
  двоих: 2,
  троих: 3,
  шести: 6,
  семи: 7,
  восьми: 8,
  девяти: 9,
  одиннадцати: 11,
  двенадцати: 12,
  четырех: 4,
  пятнадцати: 15,
  двадцати: 20,
  тридцати: 30,
  четверых: 4,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
  шесть: 6,
  семь: 7,
  восемь: 8,
  девять: 9,
  десять: 10,
  одиннадцать: 11,
  двенадцать: 12,
  тринадцать: 13,
  четырнадцать: 14,
  пятнадцать: 15,
  шестнадцать: 16,
  семнадцать: 17,
  восемнадцать: 18,
  девятнадцать: 19,
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900,
  двух: 2,
  трех: 3,
  пяти: 5,
  десяти: 10,
  трое: 3,
  двое: 2,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  тысяча: 1000,
  тысячи: 1000,
  тысяч: 1000,
  миллион: 1_000_000,
  миллиона: 1_000_000,
  миллионов: 1_000_000,
};

/** A number said in words or digits at the start of some words, with how many words it took. */
export function spokenNumber(
  words: readonly string[],
): { value: number; length: number } | undefined {
  const digits = /^\d{1,12}$/.exec(words[0] ?? "");
  if (digits) return { value: Number(digits[0]), length: 1 };
  let total = 0;
  let part = 0;
  let at = 0;
  for (; at < words.length; at++) {
    const word = words[at] as string;
    const pieces = word.includes("-") ? word.split("-") : [word];
    const values = pieces.map((piece) => ENGLISH[piece] ?? RUSSIAN[piece]);
    const scale = SCALES[word];
    if (scale !== undefined) {
      if (scale === 100) part = (part || 1) * 100;
      else {
        total += (part || 1) * scale;
        part = 0;
      }
    } else if (values.every((value) => value !== undefined)) {
      part += values.reduce<number>((sum, value) => sum + (value as number), 0);
    } else if (!(word === "and" && at > 0 && (ENGLISH[words[at + 1] ?? ""] ?? -1) > 0)) break;
  }
  return at === 0 ? undefined : { value: total + part, length: at };
}
