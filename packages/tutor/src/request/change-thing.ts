import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { shownLines } from "../going-on/shown.ts";
import type { Case } from "../grammar/clause.ts";
import { sayInKazakh } from "../intents/say.ts";
import { tableOf } from "../table/on-table.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import type { Sense } from "../words/glossary.ts";
import { russianForms } from "../words/russian-forms.ts";
import { wishes } from "./core-of.ts";
import type { Executor } from "./executor.ts";
import { turnedLine } from "./turned-line.ts";
import { turnedThing } from "./turned-thing.ts";
import { turnedToSomebody } from "./turned-to-somebody.ts";

/** Replies that leave a sentence to be said of something else. */
const OF_SENTENCE: ReadonlySet<string> = new Set([
  "translate",
  "follow-up",
  "meaning",
  "check",
  "examples",
  "my-mistake",
]);
/** A case by the preposition that names it; what may name two of them names none. */
const IN_CASE: Readonly<Record<string, Case>> = {
  in: "LOC",
  at: "LOC",
  to: "DAT",
  from: "ABL",
  к: "DAT",
  из: "ABL",
  от: "ABL",
};
const PERSONS = ["1s", "2s", "2f", "3", "1p", "3p"] as const;
type Word = Pick<Sense, "kz" | "pos">;

/** What the first of several patterns that fits the message names. */
const namedBy = (
  patterns: readonly RegExp[],
  { folded }: Asked,
): Record<string, string> | undefined =>
  patterns.map((pattern) => pattern.exec(folded)?.groups).find((groups) => groups !== undefined);

/** "With milk instead of bread", «замени маму на папу»: the sentence on the table with the one word in the place of the other. */
export const replaceThing: Executor = (asked, _read, tools) => {
  const { to, from } = namedBy(tools.patterns.all("change-thing.instead"), asked) ?? {};
  if (to === undefined || from === undefined) return undefined;
  const lines = linesOf(asked, tools);
  if (lines.length === 0) return undefined;
  const old = new Set(headwords(from, asked, tools).map(({ kz: lemma }) => lemma));
  const next = headwords(to, asked, tools);
  for (const line of lines) {
    const text = turnedThing(line, { to: next, from: old }, tools);
    if (text !== undefined) return turnedLine(text, asked, tools);
  }
  return inSource(to, from, asked, tools) ?? notTurned(lines[0] ?? "", asked, tools);
};

/** "And my sister?", «а про кофе?»: the sentence on the table of what is now named, where something in it is of a kind with it. */
export const changeThing: Executor = (asked, read, tools) => {
  const found = namedBy(tools.patterns.all("change-thing.named"), asked);
  const intent = asked.exchange(0)?.reply.intent ?? "";
  if (found?.to === undefined || !OF_SENTENCE.has(intent)) return undefined;
  if (PERSONS.some((one) => wishes(`person-${one}`, [found.to ?? ""], tools))) return undefined;
  // "Shorter" is a manner, whatever word of Kazakh it is
  if (!wordsOf(found.to).every((word) => read.rest.includes(word)) && read.count === undefined)
    return undefined;
  if (tools.patterns.one("change-thing.of-lesson").test(found.to)) return undefined;
  // The lines beside a word are examples of it
  if (asked.focus()?.kind === "word" && intent !== "examples") return undefined;
  // «А про работу?» after several examples asks for others
  if (intent === "examples" && linesOf(asked, tools).length > 1) return undefined;
  // "And with сағат?" after an example with another word asks for one with this
  if (intent === "examples" && (found.with !== undefined || isKazakhTyped(found.to, asked)))
    return undefined;
  const to = headwords(found.to, asked, tools).filter(({ pos }) => pos !== "v" && pos !== "pron");
  const inCase = IN_CASE[found.in ?? ""];
  if (to.length === 0) return undefined;
  for (const line of linesOf(asked, tools)) {
    const text = turnedThing(line, { to, ...(inCase && { inCase }) }, tools);
    if (text !== undefined) return turnedLine(text, asked, tools);
  }
  // "To my parents" is said to them
  if (found.in !== undefined && found.in !== "у") return undefined;
  if (tools.patterns.one("change-thing.to-somebody").test(asked.folded)) return undefined;
  for (const line of linesOf(asked, tools)) {
    const text = turnedToSomebody(line, to, tools);
    if (text !== undefined) return turnedLine(text, asked, tools);
  }
  return undefined;
};

const isKazakhTyped = (text: string, { language }: Asked): boolean =>
  language === "en" && hasCyrillic(text);

/** Whole sentences on the table, those that were shown last first. */
export function linesOf(asked: Asked, tools: Tools): readonly string[] {
  const laid = [...tableOf(asked, tools)].flatMap(({ sentences }) =>
    sentences.map(({ kz: text }) => text),
  );
  return [...new Set([...shownLines(asked, tools), ...laid])].filter(
    (line) => wordsOf(line).length > 1,
  );
}

/** Headwords that a word of any of the languages means. */
export function headwords(typed: string, { language }: Asked, tools: Tools): readonly Word[] {
  const word = foldText(typed);
  const own = hasCyrillic(word) && language !== "ru" ? tools.reader.read(word) : undefined;
  const ofKazakh = own?.senses.map(({ kz: lemma, pos }) => ({ kz: lemma, pos })) ?? [];
  if (ofKazakh.length > 0) return ofKazakh;
  const found = byMeaning(word, hasCyrillic(word) ? "ru" : "en", tools, false);
  const meant = found ? [{ kz: found.lemma, pos: found.pos }, ...found.others] : [];
  const typedKazakh = meant.length === 0 ? tools.reader.read(word) : undefined;
  return typedKazakh ? typedKazakh.senses.map(({ kz: lemma, pos }) => ({ kz: lemma, pos })) : meant;
}

/** The sentence that was to be said, with the one word in the place of the other, where the whole can be said. */
function inSource(to: string, from: string, asked: Asked, tools: Tools): Draft | undefined {
  const focus = asked.focus();
  const source = focus?.kind === "clause" || focus?.kind === "line" ? focus.source : undefined;
  if (source === undefined || hasCyrillic(source) !== hasCyrillic(to)) return undefined;
  const lemmas = lemmasOf(from);
  const words = source.split(/(?<=\p{L})(?=[^\p{L}'])|(?<=[^\p{L}'])(?=\p{L})/u);
  const at = words.findIndex((word) => lemmasOf(word).some((one) => lemmas.includes(one)));
  if (at < 0) return undefined;
  const text = words.map((word, place) => (place === at ? to : word)).join("");
  const draft = sayInKazakh(text, asked, tools);
  return draft?.translated?.text == null ? undefined : { ...draft, intent: "follow-up" };
}

const lemmasOf = (word: string): readonly string[] => {
  const folded = foldText(word);
  return hasCyrillic(folded)
    ? [folded, ...russianForms(folded).map(({ lemma }) => lemma)]
    : [folded.replace(/s$/u, "")];
};

const notTurned = (line: string, { language }: Asked, tools: Tools): Draft => ({
  text: tools.say("request.notTurned", language, { x: line }),
  kazakh: [kz(line)],
  confidence: 0.6,
  intent: "follow-up",
});
