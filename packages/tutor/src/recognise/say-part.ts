import type { Asked, Draft, Tools } from "../ask.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { phrasesNamed } from "../intents/phrases.ts";
import { askedFor, sayInKazakh } from "../intents/say.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { skeleton } from "../text/skeleton.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { nearestAtAll } from "./explain-nearest.ts";
import { foreignPart } from "./foreign-part.ts";
import { questionOfSaying, saidParts } from "./said-part.ts";

/** Words that are shorter say nothing. */
const SHORTEST = 3;

/** What is quoted is to be said, wherever it stands. */
const QUOTES = /[«“"„][^»”"“]{2,}[»”"“]|(?<![\p{L}\d])[‘'][^'’]{2,}[’'] in(?:to)? kazakh/iu;

/** The word that sounds like this, whose meaning the message tells most of. */
function heardAs(heard: string, { folded }: Asked, tools: Tools): string | undefined {
  const bones = skeleton(foldText(heard));
  const gloss = hasCyrillic(folded) ? "ru" : "en";
  const weight = (word: string): number =>
    wordsOf(foldText(meaningsOf(tools.glossary.senses(word), gloss))).filter(
      (one) => one.length > SHORTEST && folded.includes(one),
    ).length;
  return tools.glossary
    .headwords()
    .filter((word) => skeleton(word) === bones)
    .toSorted((a, b) => weight(b) - weight(a))[0];
}

/** «Болит горло, и есть ли что-то от кашля»: a statement and a question, said one after the other. */
const halvesOf = (part: string): string[] =>
  part.split(
    /,? (?:и|and|а также|and also) (?=(?:есть|где|как|можно|сколько|когда|is|are|do|does|where|how|can|could|may)(?!\p{L}))/iu,
  );

function joined(drafts: readonly Draft[]): Draft {
  const said = drafts.find(({ translated }) => translated?.text != null);
  return {
    ...said,
    text: drafts.map(({ text }) => text).join("\n\n"),
    kazakh: drafts.flatMap(({ kazakh }) => kazakh ?? []),
  };
}

/** What is to be said, where it can be vouched for. */
export function translatedPart(asked: Asked, tools: Tools): Draft | undefined {
  const said = sayPart(asked, tools);
  return said?.translated?.text == null ? undefined : said;
}

/** What a message wants to be said in Kazakh, by the part of it that is to be said. */
export function sayPart(asked: Asked, tools: Tools): Draft | undefined {
  const foreign = foreignPart(asked, tools);
  if (foreign !== undefined)
    return sayInKazakh(foreign, asked, tools) ?? unsaid(foreign, asked, tools);
  if (!tools.patterns.one("answer-by-kind.asks").test(asked.raw) && !QUOTES.test(asked.raw))
    return undefined;
  const heard = tools.patterns.one("answer-by-kind.like").exec(asked.raw)?.[1];
  const spelt = heard === undefined ? undefined : heardAs(heard, asked, tools);
  const meant = spelt === undefined ? undefined : describeKazakh(spelt, asked, tools);
  if (meant) return { ...meant, intent: "meaning" };
  const question = questionOfSaying(asked.raw, tools);
  const alone = question === undefined ? undefined : askedFor(foldText(question), tools);
  const parts = [
    ...(alone === undefined || question === asked.raw ? [] : [alone]),
    ...saidParts(asked.raw, tools),
  ];
  const halves = parts.map(halvesOf).find((some) => some.length > 1) ?? [];
  const both = halves.flatMap((part) => sayInKazakh(part, asked, tools) ?? []);
  if (both.some(({ translated }) => translated?.text !== null)) return joined(both);
  const all = parts.flatMap((part) => sayInKazakh(part, asked, tools) ?? []);
  const said = all.find(({ translated }) => translated?.text !== null) ?? all[0];
  if (said && said.translated?.text !== null) return said;
  // Whatever says plainly what is to be said asks for no page of grammar
  const isPlain =
    parts.length > 0 && (said === undefined || askedFor(asked.folded, tools) !== undefined);
  const point = isPlain ? undefined : nearestAtAll(asked, tools);
  const [part] = parts;
  const nothing = part === undefined ? undefined : unsaid(part, asked, tools);
  return phrasesNamed(asked, tools) ?? point ?? said ?? nothing;
}

/** Nothing of it is known: that is said, with a way on. */
const unsaid = (part: string, { language }: Asked, tools: Tools): Draft => ({
  text: tools.say("say.unsaid", language, { x: part }),
  translated: { text: null, sure: false, from: "composed" },
  confidence: 0.4,
});
