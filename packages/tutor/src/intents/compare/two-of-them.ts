import type { Asked, Draft, Tools } from "../../ask.ts";
import { checkSentence } from "../../check/check-sentence.ts";
import { ruleText } from "../../check/rule-texts.ts";
import { kz } from "../../features/form-text.ts";
import { formTold } from "../../features/form-told.ts";
import type { Language } from "../../reply.ts";
import { isReadable } from "../../text/chat-spelling.ts";
import { hasCyrillic } from "../../text/fold.ts";
import { meaningsOf } from "../../tools/gloss.ts";
import { findHeadword } from "../../words/find-kazakh.ts";
import { isOwnLanguage } from "../../words/own-language.ts";
import { onPoint } from "../explain.ts";
import { pointLines, saidBy } from "./form-meaning.ts";
import { isKazakhPhrase } from "./listed.ts";
import { rightAndWrong, rightNotWrong } from "./right-and-wrong.ts";
import { sides } from "./side-by-side.ts";

/** Two words, forms or phrases told apart, or the right one of them. */
export function compare(
  first: string,
  second: string,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { language } = asked;
  // A word of the question's own language is no Kazakh to compare
  if (
    [first, second].some((one) => isOwnLanguage(one, tools) && !isKazakhPhrase(one, tools)) &&
    hasCyrillic(first + second)
  )
    return undefined;
  // Two endings are for the explanation of their topics
  if (/[\s"]-\p{L}{1,4}(?!\p{L})/u.test(` ${asked.folded}`)) return undefined;
  if ([first, second].some((one) => one.includes(" ") && !isKazakhPhrase(one, tools)))
    return undefined;
  const [one, other] = [first, second].map((text) =>
    text.includes(" ") && checkSentence(text, tools).verdict === "wrong" ? 1 : 0,
  );
  if (one !== other && !(one && other)) {
    const [right, wrong] = one ? [second, first] : [first, second];
    const rule = checkSentence(wrong, tools).corrections[0]?.rule;
    const said = rightNotWrong(right, wrong, language, tools);
    const { point } = checkSentence(wrong, tools);
    const meaning = saidBy(right, language, tools);
    return {
      text: [
        meaning === undefined ? said : `${said} ${right} — ${meaning}.`,
        ...(rule ? [ruleText(rule, language, tools)] : []),
        ...(point === null ? [] : ["", ...pointLines(point, language, tools)]),
      ].join("\n"),
      kazakh: [kz(right)],
      points: point === null ? [] : [point],
      confidence: 0.9,
      ...(point !== null && { focus: { kind: "topic", id: point } }),
    };
  }
  const pair = pairOf(first, second, tools);
  if (pair) {
    const rows = pair.words.map(
      (word) =>
        `${word} — ${meaningsOf(tools.glossary.senses(word), language === "kz" ? "en" : language)}`,
    );
    return {
      text: [...rows.filter((row) => !row.endsWith("— ")), pair.tell[language]].join("\n"),
      kazakh: pair.words.map((word) => kz(word, word)),
      confidence: 0.95,
    };
  }
  const ofVerbs = formsOfPair(first, second, language, tools);
  if (ofVerbs) return ofVerbs;
  if (/^(?:сен|sen)(?:нің)?$/.test(first) && /^(?:сіз|siz|сиз)(?:дің)?$/.test(second)) {
    return onPoint("address-sen-siz", asked, tools, true);
  }
  const forms = [first, second].map((word) => ({ word, right: isReadable(word) }));
  const [a, b] = forms as [(typeof forms)[0], (typeof forms)[0]];
  if (/\p{Script=Cyrillic}/u.test(first + second) && a.right !== b.right) {
    const [right, wrong] = a.right ? [a.word, b.word] : [b.word, a.word];
    // A form is set right by a form of the same word: anything else is no Kazakh at all
    if (right.slice(0, 2) !== wrong.slice(0, 2)) return undefined;
    return rightAndWrong(right, wrong, language, tools);
  }
  if (!a.right && !b.right) return spelledOut(first, second, asked, tools);
  return sides([first, second], language, tools);
}

/** Helpers by the forms they stand in. */
const HELPERS: Readonly<Record<string, string>> = {
  жүр: "жүру",
  жатыр: "жату",
  отыр: "отыру",
  тұр: "тұру",
};

const pairOf = (first: string, second: string, { course }: Tools) => {
  const strip = (word: string) =>
    (HELPERS[word] ?? word).replace(/(?<=.{3})(?:дың|дің|ның|нің|тың|тің)$/u, "");
  const [a, b] = [strip(first), strip(second)];
  return course.tutor.wordPairs.find(
    ({ words }) => words.includes(a) && words.includes(b) && a !== b,
  );
};

/** Whether an editor wrote what tells two words apart. */
export const isPair = (first: string, second: string, tools: Tools): boolean =>
  pairOf(first, second, tools) !== undefined;

/** One form of two verbs that a pair tells apart: білемін and танимын. */
function formsOfPair(
  first: string,
  second: string,
  language: Language,
  tools: Tools,
): Draft | undefined {
  const [a, b] = [formTold(first), formTold(second)];
  if (a?.pos !== "v" || b?.pos !== "v" || a.lemma === b.lemma) return undefined;
  const isOneForm = a.wish.tense === b.wish.tense && a.wish.mood === b.wish.mood;
  const pair = isOneForm ? pairOf(a.lemma, b.lemma, tools) : undefined;
  if (!pair) return undefined;
  const rows = [a, b].map(({ text }) => {
    const said = saidBy(text, language, tools);
    return said === undefined ? text : `${text} — ${said}`;
  });
  return {
    text: [...rows, pair.tell[language]].join("\n"),
    kazakh: [a, b].map(({ text, lemma }) => kz(text, lemma)),
    confidence: 0.95,
  };
}

/** Three or four words of which some two are told apart by a pair: each with its meaning, and what every such pair tells. */
export function compareSeveral(
  words: readonly string[],
  language: Language,
  tools: Tools,
): Draft | undefined {
  const tells = words.flatMap((word, at) =>
    words.slice(at + 1).flatMap((other) => pairOf(word, other, tools)?.tell[language] ?? []),
  );
  if (tells.length === 0) return undefined;
  const gloss = language === "kz" ? "en" : language;
  const rows = words.map((word) => [word, meaningsOf(tools.glossary.senses(word), gloss)] as const);
  const known = rows.filter(([, meaning]) => meaning !== "");
  return {
    text: [...known.map((row) => row.join(" — ")), ...new Set(tells)].join("\n"),
    kazakh: words.map((word) => kz(word, word)),
    confidence: 0.95,
  };
}

/** Neither is a known form as written: perhaps both are in chat spelling. */
function spelledOut(first: string, second: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const found = [first, second].map((word) => findHeadword(word, language, tools));
  const [a, b] = found;
  if (!a || !b) return undefined;
  return pairOf(a.lemma, b.lemma, tools)
    ? compare(a.lemma, b.lemma, asked, tools)
    : sides([a.lemma, b.lemma], language, tools);
}
