import type { Tools } from "../ask.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { textOf, toKazakh } from "../tools/translate.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import type { GlossLanguage } from "../words/glossary.ts";

/** What a part of a sentence tells, by its words: like takes the place of like. */
type PartKind = "object" | "place" | "time" | "thing" | "deed";

const PRONOUNS: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?:me|you|him|her|us|them)$/u,
  ru: /^(?:мне|тебе|ему|ей|нам|вам|им|меня|тебя|его|ее|нас|вас|их)$/u,
};
const TIMES: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?:today|tomorrow|yesterday|now|(?:on |next |last |every )\p{L}+|(?:in|at) the (?:morning|evening|night)|tonight)$/u,
  ru: /^(?:сегодня|завтра|вчера|сейчас|утром|вечером|днем|ночью|(?:в|во) (?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье))$/u,
};
const PLACES: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?:home|here|there|at home|outside|(?:in|on|at|to|from|near|under|behind|into) .+)$/u,
  ru: /^(?:дома|домой|здесь|тут|там|на улице|(?:в|во|на|за|под|у|из|от|около|возле|к) .+)$/u,
};
const THINGS: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?:(?:an?|the|my|your|his|our|their|some|this|that|two|three|four|five|six|seven|eight|nine|ten|many|\d+) )(?:\p{L}+ )?\p{L}+$|^\p{L}+s$/u,
  ru: /^(?:(?:мой|моя|моё|мою|твой|твою|его|её|наш|нашу|этот|эту|два|две|три|четыре|пять|много|\d+) )?(?:\p{L}+(?:ый|ий|ую|юю|ого|ые) )?\p{L}{3,}$/u,
};

/** Words of nobody and nothing, however much a noun sounds like them. */
const NO_THING =
  /^(?:i|you|he|she|it|we|they|not|no|yes|do|does|did|am|is|are|was|were|have|has|будет|был|была|есть|нет|да|не|я|ты|вы|он|она|мы|они|очень)$/u;

/** Whether the last word of a part is a noun, and no form of a verb. */
function isThing(part: string, language: GlossLanguage, tools: Tools): boolean {
  const last = part.split(" ").at(-1) ?? "";
  if (NO_THING.test(last)) return false;
  const found = byMeaning(last, language, tools, false);
  return found !== undefined && (found.pos === "n" || found.pos.startsWith("name"));
}

/** "To eat", «есть»: what is done. */
const DEEDS: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^to \p{L}+$/u,
  ru: /^\p{L}+(?:ть|ти|чь)(?:ся)?$/u,
};

function kindOf(part: string, language: GlossLanguage, tools: Tools): PartKind | undefined {
  if (PRONOUNS[language].test(part)) return "object";
  // "To school" is no deed
  if (DEEDS[language].test(part) && !isThing(part, language, tools)) return "deed";
  if (TIMES[language].test(part)) return "time";
  if (PLACES[language].test(part)) return "place";
  const isShaped = THINGS[language].test(part) || /^\p{L}{3,}$/u.test(part);
  return isShaped && isThing(part, language, tools) ? "thing" : undefined;
}

/** Whose or which a thing is: one's own thing takes the place of one's own thing. */
const OWNED =
  /^(?:my|your|his|her|our|their|мо[йяюе]|моё|тво[йяюе]|твоё|наш|наша|нашу|ваш|ваша|вашу|его|её|ее|их) /u;

/** Words that lead to what is to be changed: "and if it was", "а если". */
const LEAD =
  /^(?:(?:and|but|ok|what|how|about|if|it|he|she|they|was|were|is|not|instead|only)(?= )|а|и|но|если|бы|это|как|насчет|было|были|будет|не)(?![\p{L}])[ ,]*/u;
/** "for her", "to him": who gets it, where the sentence has it without a preposition. */
const FOR = /^(?:for|to|with) (?=(?:me|you|him|her|us|them)$)/u;
const LONGEST = 4;

/** «А про брата?» names what is to take the place, and says nothing of "about". */
const NAMED = /^(?:про|насч[её]т|about|regarding) (?=\p{L})/u;

/** A sentence said before with one part of it replaced, and its Kazakh. */
export interface ReplacedPart {
  readonly source: string;
  /** The Kazakh is the same: he and she are one word. */
  readonly same: boolean;
}

/**
 * "And if it was two books?" after "I gave him a book": the sentence with the part in the place of one like it, or behind the
 * sentence where it has none. Nothing that cannot be vouched for.
 *
 * @param source the sentence in the learner's language
 */
export function replacedPart(
  source: string,
  message: string,
  language: GlossLanguage,
  tools: Tools,
): ReplacedPart | undefined {
  let part = message;
  for (let next = part.replace(LEAD, ""); next !== part; next = part.replace(LEAD, "")) part = next;
  // Where the sentence itself tells about something, it is a part like any other
  const whole = / (?:про|о|об|about) /u.test(` ${foldText(source)} `)
    ? part.trim()
    : part.trim().replace(NAMED, "");
  const bare = whole.replace(FOR, "");
  const kind = kindOf(bare, language, tools);
  const said = toKazakh(source, language, tools);
  if (kind === undefined || !said || wordsOf(whole).length > LONGEST) return undefined;
  const words = foldText(source)
    .replace(/[.?!]+$/u, "")
    .split(" ");
  const [leading = ""] = whole.split(" ");
  const mark = source.trim().endsWith("?") ? "?" : "";
  const places: { readonly from: number; readonly length: number; readonly led: boolean }[] = [];
  for (let length = LONGEST; length > 0; length--)
    for (let from = words.length - length; from >= 0; from--) {
      const old = words.slice(from, from + length).join(" ");
      // waiting for my friend, and for them?
      const led = whole !== bare && length > 1 && words[from] === leading;
      if (!led && (kindOf(old, language, tools) !== kind || old === bare)) continue;
      // «В Астану на машине» are two parts, of which one is named
      if (kind === "place" && isOfTwo(old) && !isOfTwo(bare)) continue;
      // A bare noun takes the place of a bare noun: whose or how many it is stays
      if (kind === "thing" && length > 1 && !bare.includes(" ")) continue;
      if (kind === "thing" && isPerson(bare, language, tools) !== isPerson(old, language, tools))
        continue;
      places.push({ from, length, led });
    }
  const unlikeness = ({ from, length }: (typeof places)[number]): number =>
    kind === "thing"
      ? differences(words.slice(from, from + length).join(" "), bare, language, tools)
      : 0;
  for (const { from, length, led } of places.toSorted((a, b) => unlikeness(a) - unlikeness(b))) {
    const before = words
      .slice(0, from)
      .map((word, at) => (at === from - 1 ? agreeing(word, bare) : word));
    const next = [...before, led ? whole : bare, ...words.slice(from + length)];
    const made = vouched(next.join(" ") + mark, language, tools);
    if (made !== undefined) return { source: next.join(" ") + mark, same: made === textOf(said) };
  }
  if (kind === "thing") return undefined;
  const added = `${words.join(" ")} ${whole}${mark}`;
  const made = vouched(added, language, tools);
  return made === undefined || made === textOf(said) ? undefined : { source: added, same: false };
}

/** Whether another preposition stands within a part. */
const isOfTwo = (part: string): boolean =>
  / (?:в|во|на|за|под|у|из|от|к|с|со|in|on|at|to|from|by|with|near) /u.test(part);

/** Russian owners follow the gender of what is owned. */
function agreeing(word: string, noun: string): string {
  const owner = /^(мо|тво|сво)(?:й|я)$|^(наш|ваш)а?$/u.exec(word);
  if (!owner) return word;
  const isFeminine = /[ая]$/u.test(noun);
  return owner[1] ? `${owner[1]}${isFeminine ? "я" : "й"}` : `${owner[2]}${isFeminine ? "а" : ""}`;
}

/** How unlike two things are: whether each is somebody's own, and whether each is kin. */
const differences = (one: string, other: string, language: GlossLanguage, tools: Tools): number =>
  Number(OWNED.test(`${one} `) !== OWNED.test(`${other} `)) +
  Number(isKin(one, language, tools) !== isKin(other, language, tools));

const lemmaOf = (part: string, language: GlossLanguage, tools: Tools): string | undefined =>
  byMeaning(part.split(" ").at(-1) ?? "", language, tools, false)?.lemma;

function isKin(part: string, language: GlossLanguage, tools: Tools): boolean {
  const lemma = lemmaOf(part, language, tools);
  return (
    lemma !== undefined &&
    tools.course.tutor.wordLists.lists.some(
      ({ id, words }) => id === "family" && words.includes(lemma),
    )
  );
}

/** Somebody, by the classes of nouns of the course. */
function isPerson(part: string, language: GlossLanguage, tools: Tools): boolean {
  const lemma = lemmaOf(part, language, tools);
  return (
    lemma !== undefined &&
    (tools.course.government?.classes ?? []).some(
      ({ id, lemmas }) => id === "person" && lemmas.includes(lemma),
    )
  );
}

function vouched(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const found = toKazakh(text, language, tools);
  return found === undefined || found.kind === "word" ? undefined : textOf(found);
}
