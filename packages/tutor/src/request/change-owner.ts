import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { readWish } from "../features/wish.ts";
import { meaningOfLine, ownLanguage, shownLines } from "../going-on/shown.ts";
import type { Person } from "../grammar/clause.ts";
import { CONTRAST } from "../intents/follow-up/contrast.ts";
import { OWNERS } from "../intents/follow-up/other-person.ts";
import { tableOf } from "../table/on-table.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { turnedOwner } from "./turned-owner.ts";
import { turnedSentence } from "./turned-sentence.ts";

/** Words of having, which the sentence itself has as бар and жоқ. */
const HAVE = /^(?:have|has|haven't|hasn't|had|есть|нету?|бар|жоқ|don't|dont|doesn't|not|no|не)$/u;
const NO = /(?<!\p{L})(?:not|no|don't|dont|doesn't|haven't|hasn't|нету?|не|жоқ)(?!\p{L})/u;
const HAS = /(?<!\p{L})(?:бар|жоқ)[.!?]*$/iu;
/** Who has, by the word of the message. */
const WHO: readonly (readonly [RegExp, Person])[] = [
  [/(?<!\p{L})(?:i|у меня|мен|менде)(?!\p{L})/u, "1s"],
  [/(?<!\p{L})(?:we|у нас|біз|бізде)(?!\p{L})/u, "1p"],
  [/(?<!\p{L})(?:they|у них|олар|оларда)(?!\p{L})/u, "3p"],
  [/(?<!\p{L})(?:he|she|у него|у неё|у нее|ол|онда)(?!\p{L})/u, "3"],
  [/(?<!\p{L})(?:you|у тебя|сен|сенде)(?!\p{L})/u, "2s"],
  [/(?<!\p{L})(?:у вас|сіз|сізде)(?!\p{L})/u, "2f"],
];
const SUBJECT = /(?<!\p{L})(?:i|she|he|we|they|я|он|она|мы|они)(?!\p{L})/u;
/**
 * «Не моя, а наша», "and for her name?", "and she has?": the sentence that was shown, owned by somebody else; with "not"
 * what is had is not had.
 */
export function changeOwner(asked: Asked, tools: Tools): Draft | undefined {
  const meant = asked.folded.replace(CONTRAST, "").trim();
  const { wish: read, rest: unread } = readWish(meant);
  const owners = wordsOf(meant).flatMap(
    (word) => OWNERS.find(([names]) => names.test(word))?.[1] ?? [],
  );
  const [byWord] = owners;
  const wish = {
    ...read,
    ...(read.owner === undefined && byWord !== undefined && { owner: byWord }),
  };
  const rest = wordsOf(unread)
    .filter((word) => !OWNERS.some(([names]) => names.test(word)))
    .join(" ");
  // The line may have been asked about since
  const laid = [...tableOf(asked, tools)].flatMap(({ sentences }) =>
    sentences.map((one) => one.kz),
  );
  const lines = [...new Set([...shownLines(asked, tools), ...laid])];
  const having = lines.find((line) => HAS.test(line));
  const left = wordsOf(rest).filter(
    (word) => !tools.patterns.one("change-owner.leads").test(word) && !(having && HAVE.test(word)),
  );
  const who =
    having && left.length === 0 ? WHO.find(([names]) => names.test(asked.folded))?.[1] : undefined;
  const isNo = having !== undefined && NO.test(meant);
  const owner = wish.owner ?? who ?? (wish.plural && having ? "many" : undefined);
  // "And she forgot hers" tells of another deed
  const isOfDeed = having === undefined && SUBJECT.test(meant);
  if (isOfDeed || (owner === undefined && !isNo)) return undefined;
  for (const line of lines) {
    if (left.length > 0 && !left.every((word) => isIn(word, line, asked, tools))) continue;
    const owned = owner === undefined ? undefined : turnedOwner(line, owner, tools);
    const base = owned ?? (isNo ? line : undefined);
    const text =
      base !== undefined && isNo && line === having
        ? turnedSentence(base, { wish: { negative: true } }, tools)
        : owned;
    if (text === undefined) continue;
    const meaning =
      asked.language === "kz" ? undefined : meaningOfLine(text, ownLanguage(asked), tools);
    return {
      text: meaning === undefined ? text : `${text} — ${meaning}`,
      kazakh: [kz(text)],
      translated: { text, sure: true, from: "composed" },
      confidence: 0.9,
      intent: "follow-up",
    };
  }
  return undefined;
}

/** Whether a word of the learner's language names a word of the line. */
function isIn(word: string, line: string, { language }: Asked, tools: Tools): boolean {
  const meant = byMeaning(word, language === "ru" ? "ru" : "en", tools, false);
  const senses = tools.glossary.meaning(word, language === "ru" ? "ru" : "en").map(({ kz }) => kz);
  const all = new Set([
    word,
    meant?.lemma,
    ...senses,
    ...(meant?.others.map(({ kz }) => kz) ?? []),
  ]);
  return wordsOf(foldText(line)).some((one) =>
    knownReadings(one).some(({ lemma }) => all.has(lemma)),
  );
}
