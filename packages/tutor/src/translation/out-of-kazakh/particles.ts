import type { Meaning } from "./meaning.ts";
import type { SentenceWords } from "./sentence-words.ts";

const ALSO = /^[дт][ае]$/u;
const ONLY = /^(?:ғана|қана)$/u;
/** What stands between "only" and the noun that it is said of. */
const BEFORE_NOUN =
  /^(?:determiner|attribute|count|owner|amount|compound|conjunct|measure|case|degree)$/u;

/** Reads what particles tell, as far as it has a place in the meaning; doubts the rest. */
export function readParticles(words: SentenceWords): void {
  const { tokens } = words.parse;
  const last = tokens.length - 1;
  tokens.forEach(({ leaning, lower, mark }, at) => {
    const { relation, reading, head } = words.word(at);
    if (lower === "тек" && mark === "" && head >= 0) onlyNext(at, words);
    if (lower === "тағы" && mark === "" && head >= 0) furtherNext(at, words);
    if (leaning.length === 0) return;
    const isThing = reading.kind === "noun" && reading.form === undefined && relation !== "owner";
    const isTime = reading.kind === "adv" || relation === "time" || relation === "manner";
    const isHandled = leaning.every((one) => {
      // Келді ғой: that it is known already, neither language says
      if (one === "ғой") return at === last && !mark.includes("?") && reading.kind !== "conj";
      if (ONLY.test(one)) {
        const of = isThing || isTime ? at : nounOver(at, words);
        if (of !== undefined) words.only.add(of);
        return of !== undefined;
      }
      if (!ALSO.test(one)) return false;
      if (reading.form === "cond") return true;
      // Ең жақын достықты да: even it
      const isEven = words
        .under(at)
        .some((one) => words.branch(one).some((of) => words.lower(of) === "ең"));
      return !isEven && leaning.length === 1 && (isThing || isTime) && !isNotOne(at, words);
    });
    if (!isHandled) words.doubts.at("a particle");
  });
}

/** «Тек қазақша сөйлейді»: the word after it, or the noun that this one belongs to. */
function onlyNext(at: number, words: SentenceWords): void {
  const of = nounOver(at + 1, words);
  if (of === undefined || words.word(at).head < 0) return;
  if (words.under(at).length > 0) return;
  words.seen.add(at);
  words.only.add(of);
}

/** «Тағы бір кесе шай», «тағы екі сағат»: so many more of what is counted behind it. */
function furtherNext(at: number, words: SentenceWords): void {
  if (at + 2 >= words.parse.words.length || words.under(at).length > 0) return;
  const { relation, head } = words.word(at + 1);
  const isCount = /^(?:count|determiner|amount)$/u.test(relation) && head >= at + 2;
  if (!isCount || !/^(?:num|det)$/u.test(words.word(at + 1).reading.kind)) return;
  words.seen.add(at);
  words.further.add(head);
}

/** The noun that a word before it belongs to; itself where it belongs to none. */
function nounOver(at: number, words: SentenceWords): number | undefined {
  let place = at;
  while (BEFORE_NOUN.test(words.word(place).relation)) place = words.word(place).head;
  const { reading } = words.word(place);
  const isThing = reading.kind === "noun" && reading.form === undefined;
  return isThing || reading.kind === "adv" || reading.kind === "post" ? place : undefined;
}

/** «Бір балық та әкелмедім»: not a single one. */
function isNotOne(at: number, words: SentenceWords): boolean {
  return words.under(at).some((one) => words.lower(one) === "бір");
}

/** Also and only, said of a phrase of time or manner. */
export function particled<Said extends { readonly en: string; readonly ru: string }>(
  say: Said,
  at: number,
  words: SentenceWords,
): Said {
  if (words.only.has(at)) return { ...say, en: `only ${say.en}`, ru: `только ${say.ru}` };
  // Әлі де: still
  if (!words.also(at) || /^(?:still|again|now)$/.test(say.en)) return say;
  return { ...say, en: `${say.en} too`, ru: `и ${say.ru}` };
}

/** What is said of a thing besides its subject: too, or either. */
export const alsoOf = ({ parts, negative }: Meaning): string | undefined =>
  parts.some(({ thing }) => thing.also) ? (negative ? "either" : "too") : undefined;
