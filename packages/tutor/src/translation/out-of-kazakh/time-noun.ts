import type { Tools } from "../../ask.ts";
import type { Time } from "./meaning.ts";
import { countedAs, englishNumber, numberOf, russianNumber } from "./quantity.ts";
import { both, qualityRendering } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** Times by a word before a noun of time. */
const LISTED: Readonly<Record<string, string>> = {
  "сол күні": "that day | в тот день",
  "сол күндері": "in those days | в те дни",
  "ол күні": "that day | в тот день",
  "басқа күні": "another day | в другой день",
  "келесі күні": "the next day | на следующий день",
  "ертеңгі күні": "the next day | на следующий день",
  "жұмыс күні": "on a working day | в рабочий день",
  "жұмыс күндері": "on working days | в рабочие дни",
  "демалыс күні": "on the day off | в выходной",
  "демалыс күндері": "on days off | в выходные",
  "мереке күндері": "on holidays | в праздники",
  "соңғы күндері": "in recent days | в последние дни",
  "соңғы жылдары": "in recent years | в последние годы",
  "бұл жолы": "this time | в этот раз",
  "осы жолы": "this time | в этот раз",
  "сол жолы": "that time | в тот раз",
  "келесі жолы": "next time | в следующий раз",
  "өткен жолы": "last time | в прошлый раз",
  "бір жолы": "once | однажды",
  "сол түні": "that night | в ту ночь",
  "сол кеші": "that evening | в тот вечер",
  "бір сәт": "for a moment | на мгновение",
  "сол сәтте": "at that moment | в тот миг",
  "сол жылы": "that year | в том году",
  "қанша уақыт": "how long | сколько времени",
  "қанша рет": "how many times | сколько раз",
  "неше рет": "how many times | сколько раз",
  "ұзақ уақыт": "for a long time | долго",
  "бірнеше рет": "several times | несколько раз",
  "көп рет": "many times | много раз",
};
const ORDINALS: Readonly<Record<string, string>> = {
  бірінші: "first | первый",
  екінші: "second | второй",
  үшінші: "third | третий",
  төртінші: "fourth | четвёртый",
  бесінші: "fifth | пятый",
  соңғы: "last | последний",
};

/** A noun of time with the word before it: сол күні, келесі жолы, ыстық күні, үш рет. */
export function timeNounAt(
  at: number,
  words: SentenceWords,
  tools: Tools,
): { readonly places: readonly number[]; readonly say: Time } | undefined {
  const { reading, relation } = words.word(at);
  if (
    reading.kind !== "noun" ||
    !/^(?:time|adverb|manner|complement|subject|object)$/u.test(relation)
  )
    return undefined;
  const places = words.branch(at);
  if (places.some((one) => words.seen.has(one))) return undefined;
  if (places.some((one, n) => n > 0 && one !== (places[n - 1] ?? 0) + 1)) return undefined;
  const last = words.lower(at);
  const before = places.slice(0, -1).map((one) => words.lower(one));
  const say = timeOf(before, last, tools);
  return say && { places, say };
}

function timeOf(before: readonly string[], last: string, tools: Tools): Time | undefined {
  const text = [...before, last].join(" ");
  const listed = LISTED[text];
  if (listed !== undefined) {
    const said = both(listed);
    return /^(?:for|how long)/.test(said.en) ? { ...said, long: true } : said;
  }
  const [word = ""] = before;
  if (last === "рет" || last === "мәрте") {
    const ordinal = before.length === 1 ? ORDINALS[word] : undefined;
    if (ordinal !== undefined) {
      const { en, ru } = both(ordinal);
      return { en: `for the ${en} time`, ru: `${ru === "второй" ? "во" : "в"} ${ru} раз` };
    }
    const value = numberOf(before);
    if (value === undefined || value < 1) return undefined;
    const ru = `${russianNumber(value, "m")} ${countedAs(value) === "few" ? "раза" : "раз"}`;
    return {
      en: TIMES[value] ?? `${englishNumber(value)} times`,
      ru: value === 1 ? "один раз" : ru,
    };
  }
  // Ыстық күні: on a hot day
  if (last !== "күні" || before.length !== 1) return undefined;
  const quality = qualityRendering(word, tools);
  if (!quality || !/(?:ый|ий|ой)$/u.test(quality.ru)) return undefined;
  return {
    en: `on ${/^[aeiou]/.test(quality.en) ? "an" : "a"} ${quality.en} day`,
    ru: `в ${quality.ru} день`,
  };
}

const TIMES: Readonly<Record<number, string>> = { 1: "once", 2: "twice" };
