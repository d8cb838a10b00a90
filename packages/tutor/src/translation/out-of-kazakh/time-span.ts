import { dateOf, MONTHS } from "./calendar-date.ts";
import type { Time } from "./meaning.ts";
import { countedAs, englishNumber, numberOf, russianNumber } from "./quantity.ts";
import type { SentenceWords } from "./sentence-words.ts";

interface Unit {
  readonly en: string;
  /** One of them as an object, a few, many. */
  readonly ru: readonly [one: string, few: string, many: string];
  readonly gender: "m" | "f";
}

const UNITS: Readonly<Record<string, Unit>> = {
  секунд: { en: "second", ru: ["секунду", "секунды", "секунд"], gender: "f" },
  минут: { en: "minute", ru: ["минуту", "минуты", "минут"], gender: "f" },
  сағат: { en: "hour", ru: ["час", "часа", "часов"], gender: "m" },
  күн: { en: "day", ru: ["день", "дня", "дней"], gender: "m" },
  апта: { en: "week", ru: ["неделю", "недели", "недель"], gender: "f" },
  ай: { en: "month", ru: ["месяц", "месяца", "месяцев"], gender: "m" },
  жыл: { en: "year", ru: ["год", "года", "лет"], gender: "m" },
};
const ALL = Object.keys(UNITS).join("|");
const SPAN = new RegExp(
  `^(?:(.+) )?(${ALL})(?:[дт][ае]н|н[ае]н|[ғгқк][ае]|[дт][ае])?(?: (бұрын|кейін|соң|бойы|бері))?$`,
  "u",
);
const MONTH = new RegExp(`^(${Object.keys(MONTHS).join("|")})(?:[дт][ае]| айында)$`, "u");

/** So long, so long ago, in so long, for so long until now; in a month or a year. */
export interface TimeSpan {
  readonly places: readonly number[];
  readonly say: Time;
}

/** The time that a branch of a sentence tells by a number and a unit; undefined of any other. */
export function timeSpanAt(at: number, words: SentenceWords): TimeSpan | undefined {
  const span = spanAt(at, words);
  // «Тағы екі сағат күттік»: for two more hours
  if (!span?.say.long || !words.further.has(at)) return span;
  const en = span.say.en
    .replace(/^for an? /, "for another ")
    .replace(/^(for \S+)(?= \S+s$)/, "$1 more");
  return { ...span, say: { ...span.say, en, ru: `ещё ${span.say.ru}` } };
}

function spanAt(at: number, words: SentenceWords): TimeSpan | undefined {
  const places = words.branch(at);
  if (places.some((one) => words.seen.has(one)) || !areNeighbours(places)) return undefined;
  const text = places.map((one) => words.lower(one)).join(" ");
  const month = MONTH.exec(text)?.[1];
  const found = month === undefined ? undefined : MONTHS[month];
  if (found) return { places, say: { en: `in ${found[0]}`, ru: `в ${found[1]}` } };
  const date = dateOf(text);
  if (date) return { places, say: date };
  const year = /^(1\d{3}|20\d{2}) жыл(?:ы|дан бері)$/u.exec(text);
  if (year)
    return {
      places,
      say: text.endsWith("бері")
        ? { en: `since ${year[1]}`, ru: `с ${year[1]} года`, lasts: true }
        : { en: `in ${year[1]}`, ru: `в ${year[1]} году` },
    };
  const [, many, unit = "", tail] = SPAN.exec(text) ?? [];
  const said = UNITS[unit] && lengthOf(many, UNITS[unit]);
  if (!said) return undefined;
  const { reading } = words.word(tail === undefined ? at : (places.at(-2) ?? at));
  const kase = reading.case;
  if (tail === "бұрын" && kase === "NOM")
    return { places, say: { en: `${said.en} ago`, ru: `${said.ru} назад` } };
  if ((tail === "кейін" || tail === "соң") && kase === "ABL")
    return { places, say: { en: `in ${said.en}`, ru: `через ${said.ru}` } };
  if (tail === "бері" && kase === "ABL")
    return { places, say: { en: `for ${said.en}`, ru: `уже ${said.ru}`, lasts: true } };
  // Үш күнге барамыз: for three days; екі сағатта жетеміз: in two hours
  if (tail === undefined && many !== undefined && reading.owner === undefined) {
    const { head } = words.word(at);
    const isLength = head >= 0 && /^(?:созылу|жалғасу)$/u.test(words.word(head).reading.lemma);
    if (kase === "DAT")
      return {
        places,
        say: { en: `for ${said.en}`, ru: isLength ? said.ru : `на ${said.ru}`, long: true },
      };
    if (kase === "LOC") return { places, say: { en: `in ${said.en}`, ru: `за ${said.ru}` } };
  }
  const isWhole = kase === "NOM" && reading.owner === undefined;
  // Бес жыл is no subject, nor what one has
  if (isWhole && (tail === "бойы" || (tail === undefined && words.word(at).relation === "time")))
    return { places, say: { en: `for ${said.en}`, ru: said.ru, long: true } };
  return undefined;
}

/** "three days", "several years", "half an hour"; what Russian has after через and уже. */
function lengthOf(many: string | undefined, unit: Unit): { en: string; ru: string } | undefined {
  const [one, few, all] = unit.ru;
  if (many === undefined) return undefined;
  if (many === "бірнеше") return { en: `several ${unit.en}s`, ru: `несколько ${all}` };
  if (many === "көп") return { en: `many ${unit.en}s`, ru: `много ${all}` };
  if (many === "жарты" && unit.en === "hour") return { en: "half an hour", ru: "полчаса" };
  if (many === "бір жарым" && unit.en === "hour")
    return { en: "an hour and a half", ru: "полтора часа" };
  const value = numberOf(many.split(" "));
  if (value === undefined || value < 1) return undefined;
  const word = { one, few, many: all }[countedAs(value)];
  if (value === 1) return { en: `${unit.en === "hour" ? "an" : "a"} ${unit.en}`, ru: word };
  return {
    en: `${englishNumber(value)} ${unit.en}s`,
    ru: `${russianNumber(value, unit.gender, true)} ${word}`,
  };
}

const areNeighbours = (places: readonly number[]): boolean =>
  places.every((one, n) => n === 0 || one === (places[n - 1] ?? 0) + 1);
