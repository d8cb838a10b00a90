import { inflect, months, weekdays } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { russianForms } from "../words/russian-forms.ts";

/** What of a message stands in a text as a line of its own: when, and for how much. */
export interface NoteDetail {
  readonly kind: "when" | "price";
  readonly said: Readonly<Record<Language, string>>;
}

interface Token {
  readonly text: string;
  readonly folded: string;
}

/** A day as it was typed and in Kazakh. */
interface Day {
  readonly typed: string;
  readonly kazakh: string;
}

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
  const line = (language: Language, named: string | undefined) =>
    say("note.when", language, {
      x: [named, hour].filter((one) => one !== undefined).join(", "),
    });
  const kazakh = [day?.kazakh, hour && `сағат ${hour}`].filter(Boolean).join(", ");
  return {
    kind: "when",
    said: {
      kz: say("note.when", "kz", { x: kazakh }),
      en: line("en", day?.typed),
      ru: line("ru", day?.typed),
    },
  };
}

function dayIn(tokens: readonly Token[], tools: Tools): Day | undefined {
  for (const [at, token] of tokens.entries()) {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const name = kazakhOf(token, tools);
    if (name === undefined) continue;
    if (months.includes(name)) {
      const number = [before, after].find((one) => /^\d{1,2}$/u.test(one?.text ?? ""));
      if (number)
        return { typed: `${number.text} ${token.text}`, kazakh: `${number.text} ${name}` };
      continue;
    }
    if (!weekdays.includes(name)) continue;
    if (isOf("note-till", before, tools))
      return {
        typed: `${before?.text} ${token.text}`,
        kazakh: `${inflect(name, "N;DAT;SG")[0]} дейін`,
      };
    return { typed: token.text, kazakh: name };
  }
  return undefined;
}

/** A day of the week or a month in Kazakh, named in any form of any language. */
function kazakhOf({ folded }: Token, { glossary }: Tools): string | undefined {
  const isDay = (kz: string | undefined) =>
    kz !== undefined && (weekdays.includes(kz) || months.includes(kz));
  const gloss = hasCyrillic(folded) ? "ru" : "en";
  const lemmas = [
    folded,
    ...(gloss === "ru" ? russianForms(folded).map(({ lemma }) => lemma) : []),
  ];
  for (const lemma of lemmas) {
    const found = glossary.meaning(lemma, gloss).find(({ kz }) => isDay(kz));
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
    if (isOf("note-evening-hour", next, tools)) return `${(Number(text) % 12) + 12}:00`;
    if (isOf("note-morning-hour", next, tools)) return `${Number(text)}:00`;
  }
  return undefined;
}

function priceIn(tokens: readonly Token[], tools: Tools): NoteDetail | undefined {
  const at = tokens.findIndex(
    ({ text }, place) => /^\d+$/u.test(text) && isOf("note-money", tokens[place + 1], tools),
  );
  const sum = tokens[at]?.text;
  if (sum === undefined) return undefined;
  const x = sum.replace(/(?<=\d)(?=(?:\d{3})+$)/gu, " ");
  const said = (language: Language) => tools.say("note.price", language, { x });
  return { kind: "price", said: { kz: said("kz"), en: said("en"), ru: said("ru") } };
}
