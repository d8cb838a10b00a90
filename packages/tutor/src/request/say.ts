import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { sayInKazakh } from "../intents/say.ts";
import { nearestLaid } from "../table/on-table.ts";
import { foldText, hasCyrillic, hasKazakhLetter, wordsOf } from "../text/fold.ts";
import { replacedPart } from "../translation/replaced-part.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { russianForms } from "../words/russian-forms.ts";
import type { Executor } from "./executor.ts";
import { type RequestRead, readRequest } from "./read-request.ts";

/** Fewer words in quotation marks may be a word that is asked about. */
const FEWEST = 3;
const MOST_AROUND = 2;

/** "So weird. How would I say “she told him” then?": what is quoted, each piece of it, in Kazakh. */
export const sayQuoted: Executor = (asked, read, tools) => {
  const { quoted, rest } = read;
  if (quoted.length === 0 || !(read.names("act-say") || read.names("act-translate")))
    return undefined;
  if (rest.length > MOST_AROUND || read.names("act-choose") || read.names("act-change"))
    return undefined;
  const isPlain = quoted.every(
    (one) =>
      !hasKazakhLetter(one) && isOwnLanguage(foldText(one), tools) && wordsOf(one).length >= FEWEST,
  );
  if (!isPlain || (quoted.length === 1 && asked.history.length === 0)) return undefined;
  const said = quoted.map((one) => sayInKazakh(one, asked, tools));
  if (said.length === 1) return translated(said[0]);
  const known = said.flatMap((one) => (one?.translated?.text == null ? [] : [one]));
  if (known.length === 0) return undefined;
  const all = said.flatMap((one) => one ?? []);
  return {
    text: all.map(({ text }) => text).join("\n\n"),
    kazakh: all.flatMap(({ kazakh }) => kazakh ?? []),
    translated: known[0]?.translated ?? { text: null, sure: false, from: "composed" },
    confidence: 0.85,
    intent: "translate",
  };
};

const translated = (draft: Draft | undefined): Draft | undefined =>
  draft?.translated?.text == null ? undefined : { ...draft, intent: "translate" };

/** Ways to ask for a thing, the most usual first. */
const ORDERS = {
  en: ["Please give me {x}", "Please bring me {x}"],
  ru: ["Дайте, пожалуйста, {x}", "Принесите, пожалуйста, {x}"],
} as const;
const MOST_WORDS = 4;

/** "And ask for the bill", «а меню?» after another thing that was asked for: how one asks for it. */
export const askFor: Executor = (asked, read, tools) => {
  const { quoted } = read;
  // Where it is asked for is no thing: «как попросить его в магазине»
  const places = new Set([...asked.folded.matchAll(PLACE)].map(([, place = ""]) => place));
  const named = read.rest.filter((word) => !places.has(word));
  if (named.length > MOST_WORDS || quoted.length > 0) return undefined;
  if (!read.names("act-ask-for") && !goesOnAsking(asked, read, tools)) return undefined;
  if (read.names("act-example") || read.names("act-test")) return undefined;
  // «Как попросить его в магазине»: it is the word that was spoken of
  const it = read.names("it") ? wordOnTable(asked, tools) : undefined;
  if (it !== undefined) return orderedWord(it, tools);
  // «Айран люблю, как попросить его в магазине»: it is what the message itself has named
  const isOfOther = (read.names("it") || IT.test(asked.folded)) && !NAMES_IT.test(asked.folded);
  const rest = isOfOther ? named.filter((word) => isNoun(word, tools)) : named;
  if (rest.length === 0 || (isOfOther && rest.length > 1)) return undefined;
  const isRussian = hasCyrillic(rest.join(""));
  const thing = isRussian ? accusative(rest) : thingIn(asked, rest);
  for (const order of ORDERS[isRussian ? "ru" : "en"]) {
    const draft = translated(sayInKazakh(order.replace("{x}", thing), asked, tools));
    if (draft) return draft;
  }
  return undefined;
};

const isNoun = (word: string, tools: Tools): boolean =>
  byMeaning(word, hasCyrillic(word) ? "ru" : "en", tools, false)?.pos === "n";

/** A place where something is asked for. */
const PLACE =
  /(?<!\p{L})(?:(?:в|во|на|у) (?=\p{L}+(?:е|и|ой|ах|ях)(?!\p{L}))|(?:at|in) (?:the |an? |my )?)(\p{L}{4,})(?!\p{L})/gu;
const IT = /(?<!\p{L})(?:его|ее|их|them)(?!\p{L})/u;
/** "That cake", «это блюдо»: the pronoun stands before what it is. */
const NAMES_IT = /(?<!\p{L})(?:this|that|these|those|эт\p{L}{1,3}|т[оу]т?|ту) \p{L}{3,}/u;

const wordOnTable = (asked: Asked, tools: Tools): string | undefined => {
  const focus = asked.focus();
  const lemma = focus?.kind === "word" ? focus.lemma : undefined;
  return lemma !== undefined && tools.glossary.senses(lemma)[0]?.pos === "n" ? lemma : undefined;
};

/** "Please give me …" of a word of Kazakh. */
function orderedWord(lemma: string, tools: Tools): Draft | undefined {
  const text = tools.say("say.giveMe", "kz", { x: lemma });
  if (tools.judge.check(text).verdict !== "right") return undefined;
  return {
    text,
    kazakh: [kz(text), kz(lemma, lemma)],
    confidence: 0.9,
    translated: { text, sure: true, from: "frame" },
    intent: "translate",
  };
}

/** Nothing but a thing is named, and the message before asked for another. */
function goesOnAsking(asked: Asked, read: RequestRead, tools: Tools): boolean {
  const last = asked.exchange(0);
  if (!last || ACTS.some((act) => read.names(act)) || read.rest.length > 2) return false;
  const folded = foldText(last.message);
  const before = readRequest(
    { ...asked, raw: last.message, whole: last.message, folded, words: wordsOf(folded) },
    tools,
  );
  return before.names("act-ask-for") && last.reply.translated !== null;
}
const ACTS = [
  "act-translate",
  "act-words",
  "act-choose",
  "act-similar",
  "act-answer",
  "act-change",
  "polite",
  "again",
  "it",
  "more",
];

/** The thing with what stands between its words: "coffee without sugar". */
function thingIn({ folded }: Asked, rest: readonly string[]): string {
  const from = folded.indexOf(rest[0] ?? "");
  const last = rest.at(-1) ?? "";
  return folded.slice(from, folded.lastIndexOf(last) + last.length);
}

/** «Счёт», «меню», «вода»: as what is given. */
const accusative = (words: readonly string[]): string =>
  words.map((word) => word.replace(/а$/u, "у").replace(/я$/u, "ю")).join(" ");

/** «То же самое для книги», "the same with a ticket": the sentence before with another thing in the place of its own. */
export const sameWithOther: Executor = (asked, read, tools) => {
  if (!read.names("same") || read.rest.length === 0 || read.rest.length > 2) return undefined;
  const source = nearestLaid(asked, tools, ({ sentences }) => sentences[0]?.source);
  if (source === undefined) return undefined;
  const language = hasCyrillic(source) ? "ru" : "en";
  const named = read.rest.join(" ");
  const forms =
    language === "ru" && read.rest.length === 1
      ? [...new Set(russianForms(named).map(({ lemma }) => accusative([lemma]))), named]
      : [`a ${named}`, named];
  for (const form of forms) {
    const replaced = replacedPart(source, form, language, tools);
    const draft = replaced && translated(sayInKazakh(replaced.source, asked, tools));
    if (draft) return { ...draft, intent: "follow-up" };
  }
  return undefined;
};

/** What else is to be said, behind the word for it. */
export const sayFurther: Executor = (asked, { quoted }, tools) => {
  const said =
    quoted.length > 0 ? undefined : tools.patterns.one("say-further.further").exec(asked.raw)?.[1];
  if (said === undefined || said.split(" ").length < 2) return undefined;
  const isAsked = /спросить|(?<!\p{L})ask(?!\p{L})/iu.test(asked.raw);
  const forms = isAsked ? [`${said}?`, said] : [said];
  return forms
    .map((form) => translated(sayInKazakh(form, asked, tools)))
    .find((draft) => draft !== undefined);
};
