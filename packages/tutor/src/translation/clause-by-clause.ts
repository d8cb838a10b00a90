import type { Tools } from "../ask.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { isAccountedFor } from "./accounted.ts";
import { isOfTheSameVerb } from "./of-the-same-verb.ts";
import { readClause } from "./read-clause.ts";
import { LIKE } from "./reader.ts";
import { isOnlyDoubted } from "./verdict.ts";

/** What says a whole clause by itself; a word or a phrase alone is none. */
type Say = (clause: string) => string | undefined;

/** What stands between two clauses, and what Kazakh says there; nothing where they are sentences of their own. */
const JOINTS: Readonly<Record<GlossLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/,? (?:or else|otherwise),? /iu, "әйтпесе"],
    [/,? because (?!of )/iu, "өйткені"],
    [
      /,? so (?=(?:i|you|he|she|it|we|they|the|my|your|his|her|our|please)(?!\p{L}))/iu,
      "сондықтан",
    ],
    [/,? but /iu, "бірақ"],
    [
      /,? and (?=(?:i|you|he|she|it|we|they|please|the|my|your|his|her|our|there)(?!\p{L}))/iu,
      "және",
    ],
    [/[,;] (?:and )?/u, ""],
  ],
  ru: [
    [/,? (?:а то|иначе|а иначе|а не то) /iu, "әйтпесе"],
    [/,? (?:потому что|так как) /iu, "өйткені"],
    [/,? (?:поэтому|так что) /iu, "сондықтан"],
    [/,? но /iu, "бірақ"],
    [/, а (?!\p{L}+ли )/iu, "ал"],
    [/,? и (?=(?:я|ты|вы|он|она|мы|они|мой|моя|мои|у меня|у нас|мне)(?!\p{L}))/iu, "және"],
    // «Вы не знаете, во сколько …?»: what is asked within is no sentence of its own
    [
      /[,;] (?!(?:где|куда|откуда|когда|почему|зачем|как|кто|кого|кому|кем|что|чем|чей|чья|сколько|во сколько|с кем|как(?:ой|ая|ое|ие|ую))(?!\p{L}))/u,
      "",
    ],
  ],
};

/** A clause that hangs on another, or in which another is told, is no sentence of its own. */
const HANGS =
  /^(?:if|when|while|although|though|because|since|unless|until|who|which|that|whose|whom|as|than|where|why|how|before|after|what|whether|and|or|to|not|with|without|instead|despite|except|including|especially|for|что|чтобы|чтоб|если|когда|пока|хотя|котор\p{L}+|в котор\p{L}+|чем|как|где|куда|откуда|почему|зачем|сколько|потому|ли|не|ни|чей|чья|раз|будто|кто|или|и|с|без|то|так)(?!\p{L})/iu;
/** «…, поеду ли»: what is not decided is no question. */
const WHETHER = /^\p{L}+ ли(?!\p{L})/iu;
/** What a listing of things has between its commas is no clause. */
const MOST_COMMAS = 3;
const FEWEST_WORDS = 2;
const DOER: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?:i|you|he|she|it|we|they)(?= |')/iu,
  ru: /^(?:я|ты|вы|он|она|мы|они)(?= )/iu,
};

/**
 * Clauses beside one another, each said as it is: "Меня зовут Иван, я студент", "Don't touch it, it is hot".
 * Undefined unless every one is said.
 */
export function clauseByClause(
  text: string,
  language: GlossLanguage,
  tools: Tools,
  say: Say,
): string | undefined {
  const whole = text.trim();
  if (/[.!?] |[“”"«»]/u.test(whole) || (whole.match(/[,;]/gu)?.length ?? 0) > MOST_COMMAS)
    return undefined;
  for (const { at, length, between } of jointsOf(whole, language)) {
    const first = whole.slice(0, at).trim();
    const second = whole.slice(at + length).trim();
    if (![first, second].every((one) => wordsOf(foldText(one)).length >= FEWEST_WORDS)) continue;
    if (HANGS.test(second) && !ORDERS_NOT.test(second)) continue;
    const hangs = HANGS.test(first) && !ORDERS_NOT.test(first);
    if ((hangs && between === "") || WHETHER.test(second)) continue;
    const contrasted = /^а /iu.test(second) ? second.slice(2) : undefined;
    if (language === "ru" && isOfTheSameVerb(contrasted ?? second, contrasted ? "ал" : between))
      continue;
    // «Яблоки сладкие, а груши нет»: they are not so, and not missing
    if (between === "ал" && /^(?!у )(?:\p{L}+ ){1,2}нет[.!]*$/iu.test(second)) continue;
    // What is asked over both is no statement with a question behind it: «Вас будит сосед, он храпит?»
    if (/\?$/u.test(second) && !asksByItself(second, first, language)) continue;
    const one = say(`${capital(first)}.`);
    const other = one === undefined ? undefined : said(second, first, language, tools, say);
    if (one === undefined || other === undefined) continue;
    const line = joined(one, between, other);
    const isAsked = /\?$/u.test(one);
    if (isAsked || !isAccountedFor(foldText(whole), line)) continue;
    if (between === "" || isOnlyDoubted(line, tools)) return line;
    // What stands side by side may be two sentences as well
    if (between === "және") return joined(one, "", other);
  }
  return undefined;
}

/** Words that ask, or bid somebody. */
const ASKS: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:what|where|when|who|whose|why|how|which|can|could|may|shall|should|would|will|do|does|did|are|is|have|has)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:что|где|когда|кто|кого|кому|чей|чья|почему|зачем|как|куда|откуда|сколько|как(?:ой|ая|ое|ие|ую|ого)|можно|можете|можешь|не мог(?:ли|ла)? бы|ли|разве|неужели|да|правда|хорошо|а (?:ты|вы))(?!\p{L})/iu,
};
const TO_SOMEBODY: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:you|your)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:ты|вы|тебя|вас|тебе|вам|тво\p{L}{1,3}|ваш\p{L}{0,3})(?!\p{L})/iu,
};

/** Whether a clause asks though the one before it tells: it has a word that asks, or first turns to whoever is spoken to. */
export const asksByItself = (second: string, first: string, language: GlossLanguage): boolean =>
  ASKS[language].test(second) ||
  (TO_SOMEBODY[language].test(second) && !TO_SOMEBODY[language].test(first));

/** Every place where a text may part, those with a conjunction first. */
const jointsOf = (whole: string, language: GlossLanguage) =>
  JOINTS[language].flatMap(([joint, between]) =>
    [...whole.matchAll(new RegExp(joint, "giu"))].map(({ 0: found, index }) => ({
      at: index,
      length: found.length,
      between,
    })),
  );

/** «…, не опаздывай»: an order not to do something is a clause of its own. */
const ORDERS_NOT = /^не \p{L}+(?:й|йте|ь|ьте|йся|йтесь|ись|итесь|и|ите)(?!\p{L})/iu;

/** «Так и не решили»: a verb of the past that names nobody. */
const DONE = /^(?:так и )?(?:не )?\p{L}+(?:ли|л|ла)(?:с[ья])?(?!\p{L})/iu;

/** The second clause, its doer the first one's where it names none. */
function said(
  second: string,
  first: string,
  language: GlossLanguage,
  tools: Tools,
  say: Say,
): string | undefined {
  const end = /[.!?]$/u.test(second) ? second : `${second}.`;
  const doer = DOER[language].exec(first)?.[0];
  // «…, а потом гуляли»: who did has been named
  const read =
    language === "ru" && doer !== undefined ? readClause(end, language, tools) : undefined;
  if (read?.predicate.kind === "verb" && !read.subject && read.tense === "past" && !read.ask)
    return say(`${doer} ${end}`);
  // «Мы спорили, но не решили»: so did not whoever has been named
  const isDone = language === "ru" && doer !== undefined && DONE.test(second);
  const done = isDone ? say(`${doer} ${end}`) : undefined;
  if (done !== undefined) return done;
  // «Я старая, но ещё сильная»: so is whoever speaks
  const isLike = doer !== undefined && LIKE.test(second);
  const alone = (isLike ? say(`${doer} ${end}`) : undefined) ?? say(capital(end));
  return alone ?? (doer === undefined ? undefined : say(`${doer} ${end}`));
}

function joined(one: string, between: string, other: string): string {
  const bare = one.replace(/[.!]$/u, "");
  if (between === "") return `${/[.!?]$/u.test(one) ? one : `${one}.`} ${capital(other)}`;
  const [doer = ""] = /^(?:Мен|Біз|Сіз|Сен|Олар)(?= )/u.exec(one) ?? [];
  // Who it is has been told
  const told = doer !== "" && other.startsWith(`${doer} `) ? other.slice(doer.length + 1) : other;
  const rest = `${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  return between === "және" ? `${bare} және ${rest}` : `${bare}, ${between} ${rest}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
