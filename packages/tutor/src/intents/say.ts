import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import {
  foldText,
  hasCyrillic,
  hasKazakhLetter,
  hasLatin,
  trimEnds,
  wordsOf,
} from "../text/fold.ts";
import { mendWords } from "../text/misspelt-words.ts";
import { textOf, toKazakh } from "../tools/translate.ts";
import { idiomIn } from "../translation/idiom.ts";
import { phraseIn, saidToSomebody, toFriend } from "../translation/to-somebody.ts";
import { isOwnLanguage, isWordOf } from "../words/own-language.ts";
import { abstention } from "./abstention.ts";
import { asTyped } from "./as-typed.ts";
import { askingFor } from "./asking-for.ts";
import { describeKazakh } from "./meaning.ts";
import { beforeLanguage, behindColon } from "./plainly-to-say.ts";
import { showIdiom, showParts, showPhrases, showTranslation } from "./show-translation.ts";

/** What "how do you say …" and the like ask for, as it stands in the folded message. */
export function askedFor(folded: string, tools: Tools): string | undefined {
  for (const frame of tools.patterns.all("say.frames")) {
    const target = frame.exec(folded)?.[1];
    if (target !== undefined) return target;
  }
  return undefined;
}

/** Where it is asked for: "… at the café", «… на базаре». */
const WHERE = /,? (?:at|in|on|from) (?:the |a |an )?\p{L}+$|,? (?:в|на|у) \p{L}+$/u;

/** Translates into Kazakh what is asked for, or what is simply written in English or Russian. */
export const sayIntent: RuleIntent = {
  name: "translate",
  answer(asked, tools) {
    // "speak in Kazakh" is what is said, not how it is to be said
    if (tools.patterns.one("say.speaking").test(asked.folded)) return undefined;
    const wanted = tools.patterns.one("say.ordered").exec(asked.folded)?.slice(1).find(Boolean);
    if (wanted !== undefined && !/^(?:it|this|that|this or that|это)$/.test(wanted)) {
      const thing = wanted.replace(WHERE, "");
      const isRussian = hasCyrillic(wanted);
      const order = isRussian ? `Дайте, пожалуйста, ${thing}` : `Please give me ${thing}`;
      if (toKazakh(order, isRussian ? "ru" : "en", tools)) return sayInKazakh(order, asked, tools);
    }
    const politely = tools.patterns.one("say.made-polite").exec(asked.folded)?.[1];
    if (politely !== undefined) {
      const please = hasCyrillic(politely) ? `пожалуйста, ${politely}` : `please ${politely}`;
      const said = sayInKazakh(please, asked, tools);
      if (said) return said;
    }
    for (const frame of tools.patterns.all("say.frames")) {
      const [, told, toWhom = ""] = frame.exec(asked.folded) ?? [];
      if (told === undefined) continue;
      const target = told
        .replace(/^(?:the )?word (?:for|of) /u, "")
        .replace(/^(["'].+["']) to (?:someone|somebody|people|anyone|a person|them)$/u, "$1");
      // What stands in quotation marks is what is to be said
      const quoted = /^"?[^"]+"([^"]+)"/u.exec(asked.folded)?.[1];
      const text = asTyped(quoted ?? target, asked, tools) + toWhom;
      const said = sayInKazakh(text, asked, tools);
      if (said) return said;
    }
    return undefined;
  },
};

/** What stands in quotation marks, where the words around it only ask for its Kazakh. */
function sentenceAsked({ raw }: Asked, tools: Tools): string | undefined {
  const [, before = "", quoted = "", after = ""] =
    /^([^"«“„]*)["«“„]([^"»”“]+)["»”“]([^"«“„]*)$/u.exec(raw.trim()) ?? [];
  const [head, tail] = [before, after].map((one) => trimEnds(foldText(one)).trim());
  if (wordsOf(foldText(quoted)).length < 3 || hasKazakhLetter(quoted)) return undefined;
  const isAsked =
    tools.patterns.one("say.sentence-asked").test(head ?? "") &&
    (tail === "" || tools.patterns.one("say.kazakh-asked").test(tail ?? ""));
  return isAsked || (head === "" && tools.patterns.one("say.kazakh-asked").test(tail ?? ""))
    ? quoted
    : undefined;
}

/** The same where it is asked for in so many words. */
export const plainSayIntent: RuleIntent = {
  name: "translate",
  answer(asked, tools) {
    const wanted = tools.patterns.one("say.ordered").exec(asked.folded)?.slice(1).find(Boolean);
    const phrases = wanted === undefined ? [] : askingFor(wanted.replace(WHERE, ""), tools);
    if (phrases.length > 0) return showPhrases(phrases, asked.language, tools);
    const another = tools.patterns.one("say.another").exec(foldText(asked.raw))?.[1];
    // "And “he”?" is about the sentence said before
    if (
      another !== undefined &&
      !hasKazakhLetter(another) &&
      !tools.patterns.one("say.pronoun").test(another)
    )
      return sayInKazakh(another, asked, tools);
    const quoted = sentenceAsked(asked, tools);
    if (quoted !== undefined && isOwnLanguage(quoted, tools))
      return sayInKazakh(quoted, asked, tools);
    const text = behindColon(asked, tools) ?? beforeLanguage(asked, tools);
    return text === undefined ? undefined : sayInKazakh(text, asked, tools);
  },
};

/** A bare word or sentence, with no question around it. */
export const bareIntent: RuleIntent = {
  name: "translate",
  answer(asked, tools) {
    if (hasKazakhLetter(asked.folded) || tools.patterns.one("say.asks-tutor").test(asked.folded))
      return undefined;
    // "what's sister?" asks for the word
    const named =
      /^(?:what is|what are|что такое|кто такой|кто такая)(?: an?| the)? "?([\p{L}-]+)"?$/u.exec(
        asked.folded,
      )?.[1];
    const one = named && !/^(?:this|that|it|these|это|он|она)$/.test(named) ? named : undefined;
    return sayInKazakh(one ?? asked.raw, asked, tools, true);
  },
};

/** Says a text in Kazakh; undefined when the tutor has nothing for it. */
export function sayInKazakh(
  text: string,
  asked: Asked,
  tools: Tools,
  bare = false,
): Draft | undefined {
  const typed = text.trim();
  if (typed === "" || typed.length > 200) return undefined;
  if (hasKazakhLetter(typed)) return describeKazakh(typed, asked, tools);
  const gloss = hasCyrillic(typed) ? "ru" : "en";
  const toWhom = saidToSomebody(typed, tools);
  const greeting = toWhom && phraseIn(toWhom.close ? "sen" : "siz", toWhom.said, tools);
  if (greeting) return withSource(showPhrases([greeting], asked.language, tools), toWhom.said);
  const language =
    bare && asked.language === "kz" && !hasLatin(typed) ? asked.interfaceLanguage : asked.language;
  const translation = toKazakh(typed, gloss, tools) ?? ofSelf(typed, gloss, tools);
  if (translation?.kind !== "word" || translation.found.mended !== undefined) {
    const picture = translation ? undefined : idiomIn(typed, gloss, tools);
    if (picture) return { language, ...showIdiom(picture.idiom, false, language, tools) };
    const told = translation ? undefined : toldOtherwise(typed, gloss, language, tools);
    if (told) return told;
  }
  if (translation) {
    const weak = translation.kind === "word" && translation.found.mended !== undefined;
    if (weak && isRatherKazakh(typed, tools)) return describeKazakh(typed, asked, tools);
    return withSource({ language, ...showTranslation(typed, translation, tools, language) }, typed);
  }
  if (isRatherKazakh(typed, tools)) return describeKazakh(typed, asked, tools);
  const parts = partsOf(typed, tools);
  if (parts.length > 1) {
    const said = parts.map((part) => toKazakh(part, gloss, tools));
    if (said.every((one) => one !== undefined)) return showParts(said, language);
  }
  return abstention(typed, gloss, language, tools, bare);
}

/** «Соскучилась», "running late": what stands without who does it is said of oneself. */
function ofSelf(typed: string, gloss: "en" | "ru", tools: Tools): ReturnType<typeof toKazakh> {
  const [first = "", ...more] = wordsOf(foldText(typed));
  const isDone = gloss === "ru" && /(?:л|ла|лся|лась)$/u.test(first) && more.length < 4;
  const isGoing = gloss === "en" && /^\p{L}{2,}ing$/u.test(first) && more.length < 4;
  if (isDone) return toKazakh(`Я ${typed}`, gloss, tools);
  return isGoing ? toKazakh(`I am ${typed}`, gloss, tools) : undefined;
}

/** What a sentence was said for, so that "and for her?" can go on from it. */
function withSource(draft: Draft, source: string): Draft {
  if (draft.focus?.kind === "word" || wordsOf(source).length < 2) return draft;
  return draft.focus?.kind === "clause"
    ? { ...draft, focus: { ...draft.focus, source } }
    : { ...draft, focus: { kind: "line", source } };
}

/** I gave it to my brother, «мы помогаем друг другу»: whom it is done to is part of what is said, and in Russian cannot be told apart. */
const TOLD = /^(?:i|he|she|we|they|it|my|his|her|our|their)(?:'\p{L}+)? (?!.*\byou\b)/iu;

/** What is to be said to somebody who is named behind it, or is misspelt: as it was most likely meant. */
function toldOtherwise(
  typed: string,
  gloss: "en" | "ru",
  language: Language,
  tools: Tools,
): Draft | undefined {
  const spelt =
    wordsOf(foldText(typed)).length < 2
      ? undefined
      : mendWords(typed, gloss, tools.memory, (word) => isWordOf(word, gloss, tools));
  for (const text of spelt === undefined ? [typed] : [spelt, typed]) {
    const whole = text === typed ? undefined : toKazakh(text, gloss, tools);
    const to = whole || gloss === "ru" || TOLD.test(text) ? undefined : saidToSomebody(text, tools);
    const found = whole ?? (to && toKazakh(to.said, gloss, tools));
    if (!found || found.kind === "word") continue;
    const said = to?.said ?? text;
    const draft = showTranslation(said, found, tools, language);
    const friend = to?.close ? toFriend(textOf(found), tools) : undefined;
    const spoken = withSource(draft, said);
    const mended = text === typed ? [] : [tools.say("say.readAs", language, { x: text })];
    return {
      language,
      ...spoken,
      text: [...mended, ...(friend === undefined ? [] : [friend, ""]), draft.text].join("\n"),
      ...(friend !== undefined && {
        kazakh: [kz(friend), ...(draft.kazakh ?? [])],
        translated: { text: friend, sure: true, from: draft.translated?.from ?? "composed" },
      }),
      confidence: 0.8,
    };
  }
  return undefined;
}

/** Sentences of a text; a comma parts only a greeting or a thanks before the rest. */
function partsOf(text: string, tools: Tools): string[] {
  const sentences = text.split(/(?<=[.;!?])\s+/).filter((part) => /\p{L}/u.test(part));
  const [greeting = "", rest = ""] = /^([^,]+), (.+)$/u.exec(sentences[0] ?? "")?.slice(1) ?? [];
  return rest !== "" &&
    wordsOf(greeting).length <= 2 &&
    tools.patterns.one("say.greeting").test(greeting)
    ? [greeting, rest, ...sentences.slice(1)]
    : sentences;
}

const isRatherKazakh = (text: string, tools: Tools): boolean => {
  if (isOwnLanguage(text, tools)) return false;
  const { known, total } = tools.reader.line(text);
  return total > 0 && known / total >= 0.6;
};
