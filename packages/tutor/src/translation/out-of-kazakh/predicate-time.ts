import type { Tools } from "../../ask.ts";
import { dateOf, MONTHS } from "./calendar-date.ts";
import { type Both, both } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";

const MONTH = new RegExp(`^(${Object.keys(MONTHS).join("|")})[дт][ае]$`, "u");
const HOUR = /^сағат \p{L}+(?: \p{L}+)?[дт][ае]$/u;
const DAY = /(?:^|сенбі |жұма |демалыс )күні$/u;
const LONGEST = 3;

/** «Жиналыс сағат үште», «емтихан жұма күні»: when something is, where that is all that is said of it. */
export function predicateTime(place: number, words: SentenceWords, tools: Tools): Both | undefined {
  const isOfSomething = words.under(place).some((at) => words.word(at).relation === "subject");
  if (!isOfSomething) return undefined;
  for (let start = Math.max(0, place - LONGEST); start <= place; start++) {
    const places = Array.from({ length: place - start + 1 }, (_, n) => start + n);
    const text = places.map((at) => words.lower(at)).join(" ");
    const say = timeOf(text, tools);
    const before = places.slice(0, -1);
    const isFree = before.every(
      (at) =>
        !words.seen.has(at) &&
        words.word(at).relation !== "subject" &&
        words.under(at).every((one) => places.includes(one)),
    );
    if (!say || !isFree) continue;
    for (const at of before) words.seen.add(at);
    return say;
  }
  return undefined;
}

function timeOf(text: string, tools: Tools): Both | undefined {
  const date = dateOf(text);
  if (date) return date;
  const month = MONTHS[MONTH.exec(text)?.[1] ?? ""];
  if (month) return { en: `in ${month[0]}`, ru: `в ${month[1]}` };
  const listed = tools.course.tutor.renderings.adverbs[text];
  return listed !== undefined && (HOUR.test(text) || DAY.test(text)) ? both(listed) : undefined;
}
