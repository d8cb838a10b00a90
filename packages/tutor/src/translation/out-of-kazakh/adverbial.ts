import type { Tools } from "../../ask.ts";
import { clockHourAt } from "./clock-hour.ts";
import { mannerOf } from "./manner-of.ts";
import { NotUnderstood, type Time } from "./meaning.ts";
import { particled } from "./particles.ts";
import { type Both, both } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";
import { timeNounAt } from "./time-noun.ts";
import { timeSpanAt } from "./time-span.ts";

/** Listed phrases that tell when or how often; the others tell how. */
const TIME =
  /^(?:бұрын$|сол кезде|ол кезде|осы кезде|осы апта|осы ай|осы жыл|бос уақыт|түні|таңнан|таң сайын|кеш сайын|мереке|бір күні|алдыңғы|дер кезінде|алдын ала|жаз бойы|қыс бойы|өмір бойы|бүгін|ертең|кеше|қазір|бүрсігүні|таңертең|кешке|кешкісін|түнде|күндіз|түсте|түстен|жазда|қыста|көктемде|күзде|былтыр|биыл|келесі|өткен|әр|жыл(?!дам)|күн|сағат|демалыс|үнемі|әрқашан|әрдайым|ешқашан|кейде|жиі|сирек|жақында)|күні$|күнде$|сайын$|сенбіде$|жұмада$/u;
const LONGEST = 3;

/** A phrase of time, frequency or manner that `content/tutor/renderings.yaml` lists, in one to three words. */
export interface Adverbial {
  readonly places: readonly number[];
  readonly say: Time;
  readonly time: boolean;
}

export function adverbialAt(at: number, words: SentenceWords, tools: Tools): Adverbial | undefined {
  const listed = tools.course.tutor.renderings.adverbs;
  const isQuality = words.word(at).relation === "attribute";
  for (let length = LONGEST; length >= 1; length--)
    for (let start = at - length + 1; start <= at; start++) {
      const places = Array.from({ length }, (_, n) => start + n);
      if (start < 0 || places.some((one) => words.seen.has(one))) continue;
      const text = places.map((one) => words.lower(one)).join(" ");
      const say = listed[text];
      if (say === undefined || (length === 1 && isQuality)) continue;
      // Nothing else may stand under them
      if (places.some((one) => words.open(one).some((under) => !places.includes(under)))) continue;
      const told = both(say);
      const lasts = /^since /.test(told.en) || text.endsWith(" бері");
      return { places, say: lasts ? { ...told, lasts } : told, time: lasts || TIME.test(text) };
    }
  // An hour that is not told by a whole one
  const hour = clockHourAt(at, words) ?? timeSpanAt(at, words) ?? timeNounAt(at, words, tools);
  if (hour) return { ...hour, time: true };
  if (words.lower(at) === "сағат") throw new NotUnderstood("an hour");
  return undefined;
}

/** An adverb that no list has, by what the dictionary says of it. */
export function mannerAt(at: number, words: SentenceWords, tools: Tools): Both {
  const text = words.lower(at);
  const say = mannerOf(at, words, tools);
  // What is said so may as well be what kind of thing it is: that is no likelihood
  if (!say) throw new NotUnderstood(`adverb ${text}`);
  words.take(at);
  return particled(say, at, words);
}

/** Қай жерде, қай жерге: where. */
export function whichPlaceAt(at: number, words: SentenceWords, tools: Tools): Both | undefined {
  const [which, ...more] = words.open(at);
  const asked = tools.course.tutor.renderings.questions[`қай ${words.lower(at)}`];
  const isWhich = which === at - 1 && more.length === 0 && words.lower(which) === "қай";
  if (!isWhich || asked === undefined) return undefined;
  words.take(at);
  words.take(which);
  return both(asked);
}
