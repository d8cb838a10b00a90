import type { DraftClause } from "./draft-clause.ts";
import type { EnglishNouns, ParsedPhrase } from "./english-noun-phrase.ts";
import { whichWord } from "./shared-words.ts";

/** "Which bus", "what kind of book", "how many people" at the head of a question; undefined where it asks otherwise. */
export function askedPhrase(
  words: readonly string[],
  nouns: EnglishNouns,
): ParsedPhrase | undefined {
  const [first = "", second = ""] = words;
  const isHowMany = first === "how" && second === "many";
  const isHowMuch = first === "how" && second === "much";
  const isKind = /^(?:kind|sort|type)$/.test(second) && words[2] === "of";
  if (!isHowMany && !isHowMuch && !/^(?:which|what)$/.test(first)) return undefined;
  if (first === "what" && /^(?:time|is|are|was|were|do|does|did|else|about)$/.test(second))
    return undefined;
  const from = isHowMany || isHowMuch ? 2 : isKind ? 3 : 1;
  const read = nouns.read(words, from);
  if (read?.phrase.kind !== "noun" || read.phrase.owner !== undefined) return undefined;
  const { phrase } = read;
  if (phrase.definite || phrase.count !== undefined) return undefined;
  if (isHowMany) return { ...read, phrase: { ...phrase, count: "неше" } };
  const word = isHowMuch ? "қанша" : isKind ? "қандай" : whichWord(phrase.lemma);
  return { ...read, phrase: { ...phrase, before: [word, ...(phrase.before ?? [])] } };
}

const EACH: Readonly<Record<string, string>> = {
  day: "күніне",
  week: "аптасына",
  month: "айына",
  year: "жылына",
  день: "күніне",
  неделю: "аптасына",
  месяц: "айына",
  год: "жылына",
};

/** "How many times a day", «сколько раз в неделю» taken out of the words and asked: күніне неше рет. */
export function takeTimesAsked(words: readonly string[], draft: DraftClause): string[] {
  const [, lead, each] =
    /^((?:how many times|сколько раз)(?: (?:a|per|in|в) (day|week|month|year|день|неделю|месяц|год))?)(?= )/u.exec(
      words.join(" "),
    ) ?? [];
  if (lead === undefined) return [...words];
  const per = each === undefined ? "" : `${EACH[each] ?? ""} `;
  draft.ask = { word: `${per}неше рет`, at: "adverb" };
  draft.question = false;
  return words.slice(lead.split(" ").length);
}
