import { numberOf } from "./quantity.ts";
import type { SentenceWords } from "./sentence-words.ts";
import type { TimeSpan } from "./time-span.ts";

const HOURS_EN = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const HOURS_AT =
  "час|два часа|три часа|четыре часа|пять часов|шесть часов|семь часов|восемь часов|девять часов|десять часов|одиннадцать часов|двенадцать часов".split(
    "|",
  );
const HOURS_OF =
  "часа|двух часов|трёх часов|четырёх часов|пяти часов|шести часов|семи часов|восьми часов|девяти часов|десяти часов|одиннадцати часов|двенадцати часов".split(
    "|",
  );
/** в половине второго: of the hour that has begun. */
const HALVES =
  "второго третьего четвёртого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого первого".split(
    " ",
  );

/** "сағат тоғыздан онға дейін": from one hour to another. */
function rangeAt(
  places: readonly number[],
  told: readonly string[],
  words: SentenceWords,
): TimeSpan | undefined {
  const next = (places.at(-1) ?? 0) + 1;
  if (words.parse.words.length <= next + 1 || words.lower(next + 1) !== "дейін") return undefined;
  const to = words.word(next).reading;
  const [first, last] = [numberOf(told), numberOf([to.lemma])];
  const [from, until] = [HOURS_OF[(first ?? 0) - 1], HOURS_OF[(last ?? 0) - 1]];
  if (to.case !== "DAT" || first === undefined || last === undefined || !from || !until)
    return undefined;
  return {
    places: [...places, next, next + 1],
    say: {
      en: `from ${HOURS_EN[first - 1]} to ${HOURS_EN[last - 1]}`,
      ru: `с ${from.split(" ")[0]} до ${until}`,
    },
  };
}

/** "алтыда", "сегіз жарымда": the hour by itself. */
function bareHourAt(at: number, words: SentenceWords): TimeSpan | undefined {
  const { kind, lemma, case: kase, owner, plural } = words.word(at).reading;
  // Бірде күледі: now he laughs
  if (words.lower(at) === "бірде") return undefined;
  if (kind !== "noun" || kase !== "LOC" || owner !== undefined || plural) return undefined;
  const isHalf = lemma === "жарым";
  const places = words.branch(at);
  const told = places.map((one) => (one === at ? lemma : words.lower(one)));
  const hour = numberOf(isHalf ? told.slice(0, -1) : told);
  if (places.some((one) => words.seen.has(one)) || !hour || hour > 12) return undefined;
  const en = `${isHalf ? "half past " : ""}${HOURS_EN[hour - 1]}`;
  const ru = isHalf
    ? `половине ${HALVES[hour - 1]}`
    : (HOURS_AT[hour - 1] ?? "").replace(/(?<=.) час\p{L}*$/u, "");
  return { places, say: { en: `at ${en}`, ru: `в ${ru}` } };
}

/** "сағат тоғыз жарымда", "сағат алтыға дейін": an hour that the words from a place on tell. */
export function clockHourAt(at: number, words: SentenceWords): TimeSpan | undefined {
  if (words.lower(at) !== "сағат") return bareHourAt(at, words);
  const places = [at];
  const told: string[] = [];
  let kase: string | undefined;
  for (let next = at + 1; kase === undefined; next++) {
    if (next >= words.parse.words.length || words.seen.has(next)) return undefined;
    const { reading } = words.word(next);
    places.push(next);
    told.push(reading.kind === "noun" ? reading.lemma : words.lower(next));
    if (reading.kind === "noun") kase = reading.case;
    if (told.length > 3) return undefined;
  }
  const post = words.lower((places.at(-1) ?? at) + 1);
  if (/^(?:дейін|кейін|бастап)$/u.test(post)) places.push((places.at(-1) ?? at) + 1);
  if (places.some((one) => words.open(one).some((under) => !places.includes(under))))
    return undefined;
  const range = kase === "ABL" ? rangeAt(places, told, words) : undefined;
  if (range) return range;
  const isHalf = told.at(-1) === "жарым";
  const hour = numberOf(isHalf ? told.slice(0, -1) : told);
  if (hour === undefined || hour < 1 || hour > 12) return undefined;
  const en = `${isHalf ? "half past " : ""}${HOURS_EN[hour - 1]}${isHalf ? "" : " o'clock"}`;
  const of = isHalf ? `половины ${HALVES[hour - 1]}` : HOURS_OF[hour - 1];
  if (kase === "LOC" && !post.endsWith("йін"))
    return {
      places,
      say: {
        en: `at ${en}`,
        ru: isHalf ? `в половине ${HALVES[hour - 1]}` : `в ${HOURS_AT[hour - 1]}`,
      },
    };
  if (kase === "DAT" && post === "дейін")
    return { places, say: { en: `until ${en}`, ru: `до ${of}` } };
  if (kase === "ABL" && post === "бастап")
    return { places, say: { en: `from ${en}`, ru: `с ${of}` } };
  if (kase === "ABL" && post === "кейін")
    return { places, say: { en: `after ${en}`, ru: `после ${of}` } };
  return undefined;
}
