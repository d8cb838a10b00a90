import { questionParticle } from "@tilashar/kazakh";
import type { Fault, Rewrite } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import type { Token } from "../word/token.ts";

/** The words of a sentence as they were written, particles with their word. */
export const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.map(({ text, leaning, question }) =>
    [text, ...leaning, ...(question === undefined ? [] : [question])].join(" "),
  );

/** The capital of what stood there. */
export function capitalLike(typed: string, text: string): string {
  const first = typed.charAt(0);
  return first !== first.toLowerCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A word in another's place with its particles; the question particle follows its sound. */
export const withParticles = (token: Token, text: string): string =>
  [
    capitalLike(token.text, text),
    ...token.leaning,
    ...(token.question === undefined ? [] : [questionParticle(text) || token.question]),
  ].join(" ");

/** The sentence with some words in other shape; undefined when a shape is missing or nothing changes. */
export function changed(
  tokens: readonly Token[],
  changes: Readonly<Record<number, string | undefined>>,
  point: string,
  change = 0.6,
): Rewrite[] {
  const base = wordsOf(tokens);
  const words = [...base];
  for (const [place, text] of Object.entries(changes)) {
    if (text === undefined) return [];
    words[Number(place)] = text;
  }
  if (words.every((word, at) => word === base[at])) return [];
  return words.some((word) => word !== "") ? [{ words, change, point }] : [];
}

/** A word in small letters where it may stand inside a sentence; a name keeps its capital. */
export function inside(parse: Parse, at: number): string {
  const token = parse.tokens[at] as Token;
  const name = parse.words[at]?.reading.name ?? false;
  return token.first && !name
    ? token.text.charAt(0).toLowerCase() + token.text.slice(1)
    : token.text;
}

/** The words in another order, with other texts where given; marks stay where the sentence has them. */
export function reordered(
  parse: Parse,
  order: readonly number[],
  point: string,
  change = 0.8,
  texts: Readonly<Record<number, string>> = {},
): Rewrite[] {
  const base = wordsOf(parse.tokens);
  if (order.every((place, at) => place === at)) return [];
  const words = order.map((place) => {
    const text = texts[place] ?? base[place] ?? "";
    const first = parse.tokens[place]?.first ?? false;
    return first && place !== order[0] && !(parse.words[place]?.reading.name ?? false)
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text;
  });
  const last = parse.tokens.at(-1)?.mark ?? "";
  const marks = order.map((_, at) => (at === order.length - 1 ? last : ""));
  const inner = parse.tokens.some(({ mark }, at) => mark !== "" && at < parse.tokens.length - 1);
  return inner ? [] : [{ words, marks, change, point }];
}

/** A slip at a word, with the ways to mend it; without any the sentence is only not vouched for. */
export const slip = (at: number, ...ways: readonly (readonly Rewrite[])[]): Fault => ({
  kind: "slip",
  at,
  head: at,
  rewrites: ways.flat(),
});

/** Some words in another form with their capitals and particles; nothing where a form is missing. */
export const withEndings = (
  { tokens }: Parse,
  forms: Readonly<Record<number, string>>,
  point: string,
  change = 0.3,
): Rewrite[] =>
  changed(
    tokens,
    Object.fromEntries(
      Object.entries(forms).map(([at, text]) => {
        const token = tokens[Number(at)];
        return [at, text === "" || !token ? undefined : withParticles(token, text)];
      }),
    ),
    point,
    change,
  );

/** Whether somebody's words or thoughts stand in the sentence: they have an order of their own. */
export const isTold = ({ tokens }: Parse): boolean =>
  tokens.some(({ lower }) => /^(?:qqq|де(?:п|ді|дім|йді|пті|ген))$/.test(lower));

/** Place of the last word of a sentence's main clause. */
export const rootOf = (parse: Parse): number => parse.words.findIndex(({ head }) => head === -1);

/** Place of the word that stands in a relation to a head; -1 when none does. */
export const childOf = (parse: Parse, head: number, relation: string): number =>
  parse.words.findIndex((word) => word.head === head && word.relation === relation);

/** The suffixes of the reading a word has in the parse. */
export const suffixesOf = (parse: Parse, at: number): string[] =>
  parse.words[at]?.reading.source?.suffixes.map(({ id }) => id as string) ?? [];

/** A slip whose mend is one word in another form; none where the form is missing. */
export const put = (
  parse: Parse,
  at: number,
  text: string,
  point: string,
  change = 0.05,
): Fault[] => (text === "" ? [] : [slip(at, withEndings(parse, { [at]: text }, point, change))]);
