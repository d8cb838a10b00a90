import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { questionsOn } from "../intents/story.ts";
import { nearestLaid, tableOf } from "../table/on-table.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { glossLine } from "../tools/gloss.ts";
import type { Executor } from "./executor.ts";
import type { RequestRead } from "./read-request.ts";

const MOST_WORDS = 14;
/** A headword of this band or more is not among the first that are learnt. */
const HARD_BAND = 3;
const SORTS: readonly (readonly [string, string])[] = [
  ["verbs", "v"],
  ["nouns", "n"],
  ["adjectives", "adj"],
];

/** "Translate the second line", «не понял третье предложение»: one of the sentences that were shown. */
export const translateShown: Executor = (asked, read, tools) => {
  if (!read.names("act-translate") && !isBareCount(asked, read)) return undefined;
  if (read.rest.length > 0 || read.quoted.length > 0 || read.count !== undefined) return undefined;
  const { place } = read;
  if (place === undefined)
    return isKazakh(asked.whole, tools) ? translateLast(asked, tools) : undefined;
  const sentence = nearestLaid(asked, tools, ({ text, sentences }) =>
    text.length > 1 ? text.at(place) : sentences.length > 1 ? sentences.at(place)?.kz : undefined,
  );
  return sentence === undefined ? undefined : explained(sentence, asked, tools);
};

/** «Аударшы»: the one sentence that was shown last. */
function translateLast(asked: Asked, tools: Tools): Draft | undefined {
  const [last] = tableOf(asked, tools);
  const sentence = last?.sentences.length === 1 ? last.sentences[0]?.kz : undefined;
  // What a Kazakh sentence means stands there, too
  return sentence !== undefined && isKazakh(sentence, tools)
    ? explained(sentence, asked, tools)
    : undefined;
}

/** "And the third one?" after a sentence that was translated so: asked last, as the reply before has to be made again. */
const isBareCount = (asked: Asked, read: RequestRead): boolean =>
  read.place !== undefined &&
  !read.names("act-example") &&
  !read.names("act-words") &&
  asked.exchange(0)?.reply.intent === "meaning";

function explained(sentence: string, { language, interfaceLanguage }: Asked, tools: Tools): Draft {
  const own = language === "kz" ? interfaceLanguage : language;
  const gloss = own === "ru" ? "ru" : "en";
  const meaning = tools.memory.find(sentence, "kz")[0]?.[gloss];
  const rows = glossLine(sentence, gloss, tools).map((word) => `${word.text} — ${word.gloss}`);
  return {
    text: [meaning === undefined ? sentence : `${sentence} — ${meaning}`, "", ...rows].join("\n"),
    kazakh: [kz(sentence)],
    confidence: 0.92,
    intent: "meaning",
  };
}

/** "Which words are hard?", «выпиши глаголы»: the words of the text or sentences that were shown, with their meanings. */
export const wordsOfShown: Executor = (asked, read, tools) => {
  const sort = SORTS.find(([id]) => read.names(id))?.[1];
  const isAsked = read.names("act-words") || sort !== undefined;
  if (!isAsked || read.rest.length > 0 || read.quoted.length > 0 || read.place !== undefined)
    return undefined;
  if (read.names("act-similar") || read.names("act-test") || read.names("act-opposite"))
    return undefined;
  const isOfText = read.names("of-text") || read.names("hard") || read.names("it") || sort;
  const lines = nearestLaid(asked, tools, ({ text, sentences, exchange }) => {
    if (text.length > 0) return text;
    return exchange.reply.intent === "phrases" || sentences.length > 1
      ? sentences.map((one) => one.kz)
      : undefined;
  });
  if (!lines || !isOfText) return undefined;
  return wordsOfLines(lines, sort, read.names("hard"), asked, tools);
};

/** The words of lines with their meanings, of one sort or the hard ones where that is asked. */
export function wordsOfLines(
  lines: readonly string[],
  sort: string | undefined,
  isHard: boolean,
  { language, interfaceLanguage }: Asked,
  tools: Tools,
): Draft | undefined {
  const gloss = (language === "kz" ? interfaceLanguage : language) === "ru" ? "ru" : "en";
  const seen = new Set<string>();
  const names = new Set(lines.flatMap((line) => line.match(/(?<=\p{L}[,]? )\p{Lu}\p{L}*/gu) ?? []));
  const words = lines
    .flatMap((line) => glossLine(line, gloss, tools).map((word, at) => ({ ...word, at })))
    .flatMap(({ lemma, text, at }) => {
      // What has a capital inside a sentence is a name
      if (/^\p{Lu}/u.test(text) && (at > 0 || names.has(text))) return [];
      const [sense] = lemma === undefined || seen.has(lemma) ? [] : tools.glossary.senses(lemma);
      if (!sense || lemma === undefined || LITTLE.has(sense.pos) || HELPS.test(lemma)) return [];
      seen.add(lemma);
      return [{ lemma, sense }];
    })
    .filter(({ sense }) => sort === undefined || sense.pos === sort);
  const ordered = isHard ? words.toSorted((a, b) => b.sense.band - a.sense.band) : words;
  const hard = isHard ? ordered.filter(({ sense }) => sense.band >= HARD_BAND) : ordered;
  const shown = (hard.length > 2 ? hard : ordered.slice(0, 5)).slice(0, MOST_WORDS);
  if (shown.length === 0)
    return { text: tools.say("request.noSuchWords", language), confidence: 0.6, intent: "list" };
  return {
    text: shown
      .map(({ lemma, sense }) => `${lemma} — ${sense[gloss].slice(0, 2).join(", ")}`)
      .join("\n"),
    kazakh: shown.map(({ lemma }) => kz(lemma, lemma)),
    confidence: 0.92,
    intent: "list",
  };
}

/** Verbs that here only help another. */
const HELPS = /^(?:жатыр|отыр|тұр|жүр)$/u;

/** Small words that a list of words does not need. */
const LITTLE: ReadonlySet<string> = new Set([
  "pron",
  "part",
  "conj",
  "post",
  "name-person",
  "intj",
]);

/** "Now questions on it": the first question of the story that was told. */
export const questionsOfShown: Executor = (asked, read, tools) => {
  if (!read.names("act-ask") || read.rest.length > 0 || read.names("act-change")) return undefined;
  const story = asked.earlier(({ intent }) => intent === "story");
  return story ? questionsOn(story.text, asked, tools) : undefined;
};
