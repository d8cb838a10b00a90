import { inflect, months, weekdays } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { russianForms } from "../words/russian-forms.ts";

/** What of a message stands in a text as a line of its own: when, and for how much. */
export interface NoteDetail {
  readonly kind: "when" | "price";
  readonly said: Readonly<Record<Language, string>>;
  /** Said where nothing is sold: a sum is no price. */
  readonly asSum: Readonly<Record<Language, string>>;
  /** The day in Kazakh: a text that names it needs no such line. */
  readonly about: string | undefined;
}

interface Token {
  readonly text: string;
  readonly folded: string;
}

/** A day in the three languages. */
type Day = Readonly<Record<Language, string>>;

/** Reads the day or date with the hour, and the price, that a message names. */
export function detailsIn(message: string, tools: Tools): readonly NoteDetail[] {
  const tokens = tokensOf(message);
  return [whenIn(tokens, tools), priceIn(tokens, tools)].filter((one) => one !== undefined);
}

/** "20 000" is one number. */
const tokensOf = (message: string): readonly Token[] =>
  [
    ...message
      .replace(/(?<=\d)[ \u00A0](?=\d{3}(?!\d))/gu, "")
      .matchAll(/\d{1,2}[:.]\d{2}(?!\d)|\d+|[\p{L}'’-]+/gu),
  ].map(([text]) => ({ text, folded: foldText(text) }));

/** Whether a word is one of a list of `content/tutor/requests.yaml`. */
const isOf = (id: string, token: Token | undefined, { requests }: Tools): boolean =>
  token !== undefined && requests.find(token.text).some((one) => one.id === id);

function whenIn(tokens: readonly Token[], tools: Tools): NoteDetail | undefined {
  const { say } = tools;
  const day = dayIn(tokens, tools);
  const hour = hourIn(tokens, tools);
  if (!day && hour === undefined) return undefined;
  const line = (language: Language) => {
    const clock = language === "kz" && hour !== undefined ? `сағат ${hour}` : hour;
    const x = [day?.[language], clock].filter((one) => one !== undefined).join(", ");
    return say("note.when", language, { x });
  };
  const said = { kz: line("kz"), en: line("en"), ru: line("ru") };
  return { kind: "when", about: day?.kz, said, asSum: said };
}

function dayIn(tokens: readonly Token[], tools: Tools): Day | undefined {
  for (const [at, token] of tokens.entries()) {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const name = kazakhDay(token.folded, tools);
    if (name === undefined) continue;
    if (months.includes(name)) {
      const number = [before, after].find((one) =>
        /^(?:[1-9]|[12]\d|3[01])$/u.test(one?.text ?? ""),
      );
      if (number) return dayNamed(`${number.text} ${name}`, `${number.text} ${capital(token)}`);
      continue;
    }
    if (isOf("note-till", before, tools))
      return dayNamed(`${inflect(name, "N;DAT;SG")[0]} дейін`, `${before?.text} ${capital(token)}`);
    const [sense] = tools.glossary.senses(name);
    const [en = token.text, ru = token.text] = [sense?.en[0], sense?.ru[0]];
    return { kz: name, en: capital({ text: en }), ru };
  }
  return undefined;
}

/** What was typed serves as its own meaning. */
const dayNamed = (kz: string, typed: string): Day => ({ kz, en: typed, ru: typed });

/** English writes days and months with a capital letter, Russian with a small one. */
const capital = ({ text }: Pick<Token, "text">): string =>
  hasCyrillic(text) ? text.toLowerCase() : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A day of the week or a month in Kazakh, named by a folded word in any form of any language. */
export function kazakhDay(folded: string, { glossary }: Tools): string | undefined {
  const isDay = (kz: string | undefined) =>
    kz !== undefined && (weekdays.includes(kz) || months.includes(kz));
  const gloss = hasCyrillic(folded) ? "ru" : "en";
  const lemmas = [
    folded,
    ...(gloss === "ru" ? russianForms(folded).map(({ lemma }) => lemma) : []),
  ];
  for (const lemma of lemmas) {
    // A week is no Friday, though жұма may be both: the day is the first of its meanings
    const found = glossary
      .meaning(lemma, gloss)
      .find((sense) => isDay(sense.kz) && foldText(sense[gloss][0] ?? "") === lemma);
    if (found) return found.kz;
  }
  return [...weekdays, ...months].find(
    (name) => folded === name || inflect(name, "N;LOC;SG").includes(folded),
  );
}

/** "17:00", "6pm", "6 вечера": the hour as a clock shows it. */
function hourIn(tokens: readonly Token[], tools: Tools): string | undefined {
  for (const [at, { text }] of tokens.entries()) {
    if (/^\d{1,2}[:.]\d{2}$/u.test(text)) return text.replace(".", ":");
    if (!/^\d{1,2}$/u.test(text) || Number(text) > 12) continue;
    const next = tokens[at + 1];
    // «На 3 дня» is how long, «в 3 дня» when
    if (SPAN.test(next?.folded ?? "") && !AT_HOUR.test(tokens[at - 1]?.folded ?? "")) continue;
    if (isOf("note-evening-hour", next, tools)) return `${(Number(text) % 12) + 12}:00`;
    if (isOf("note-morning-hour", next, tools)) return `${Number(text)}:00`;
  }
  return undefined;
}

const SPAN = /^дня$/u;
const AT_HOUR = /^(?:в|во|к|до|с|после|около|часам?)$/u;

function priceIn(tokens: readonly Token[], tools: Tools): NoteDetail | undefined {
  const at = tokens.findIndex(
    ({ text }, place) => /^\d+$/u.test(text) && isOf("note-money", tokens[place + 1], tools),
  );
  const sum = tokens[at]?.text;
  if (sum === undefined) return undefined;
  const x = sum.replace(/(?<=\d)(?=(?:\d{3})+$)/gu, " ");
  const said = (name: string) => {
    const line = (language: Language) => tools.say(name, language, { x });
    return { kz: line("kz"), en: line("en"), ru: line("ru") };
  };
  return { kind: "price", about: undefined, said: said("note.price"), asSum: said("note.sum") };
}
