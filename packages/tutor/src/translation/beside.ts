import type { Clause, Link } from "../grammar/clause.ts";
import { PRONOUN, personOf } from "../grammar/clause.ts";
import { fromFrames } from "./frames/from-frames.ts";
import { following, inner, isSame, part, partOfSomebody, type Reader } from "./reader.ts";
import type { Parts } from "./weave-parts.ts";

/** егер келсең, барамыз; келгенде, барамыз. */
export function hanging(link: Link, { a, b }: Parts, reader: Reader): string | undefined {
  // "I remember when he came" tells what is remembered, not when
  if ((link === "when" || link === "condition") && KNOWS.test(b ?? "")) return undefined;
  const [read, main] = [partOfSomebody(a, reader), partOfSomebody(b, reader)];
  if (!read) return undefined;
  const side = isToldByEnd(read, link, main) ? { ...read, silent: true } : read;
  if (!main) {
    const [first, second] = [inner(side, link), framed(b, reader, side)];
    if (first === undefined || second === undefined) return undefined;
    return `${link === "condition" ? "егер " : ""}${first}, ${second}`;
  }
  // Two of them that are not told apart: which of them comes is not known
  if (isThird(side) && isThird(main) && !isSame(side, main)) {
    const both = side.subject?.kind === "pronoun" && main.subject?.kind === "pronoun";
    if (both) return undefined;
  }
  const first = inner(side, link);
  const second = inner(following(side, main));
  if (first === undefined || second === undefined) return undefined;
  return `${link === "condition" ? "егер " : ""}${first}, ${second}`;
}

/** шаршасаңыз: who is spoken to is told by the ending, or by what is asked of them. */
const isToldByEnd = ({ subject, predicate }: Clause, link: Link, main?: Clause): boolean =>
  subject?.kind === "pronoun" &&
  subject.person.startsWith("2") &&
  predicate.kind !== "has" &&
  (link === "condition" || ((!main || main.mood === "order") && link === "when"));

const KNOWS =
  /(?:know|knew|remember|forg[eo]t|ask|asked|tell|told|say|said|see|saw|find out|learn|wonder|understand|знаю|знает|знаем|знал\p{L}*|помн\p{L}+|забыл\p{L}*|спрос\p{L}+|скаж\p{L}+|сказал\p{L}*|понима\p{L}+|интересно|люб\p{L}+|ненавид\p{L}+|обожа\p{L}+)(?: (?:me|us|him|her|them|меня|мне|его|её|нас))?$/u;

export const isThird = (clause: Clause): boolean => personOf(clause.subject).startsWith("3");

/** бармадым, өйткені ауырдым. */
export function beside(between: string, { a, b }: Parts, reader: Reader): string | undefined {
  const one = partOfSomebody(a, reader);
  const other = partOfSomebody(b, reader) ?? continued(a, b, reader);
  const first = one ? inner(one) : framed(a, reader);
  const second = other ? inner(one ? following(one, other) : other) : framed(b, reader, one);
  return first === undefined || second === undefined ? undefined : `${first}, ${between} ${second}`;
}

/** What only a frame says may stand beside another clause as it is: …, өйткені мен ауырып тұрмын. */
function framed(
  text: string | undefined,
  { language, tools }: Reader,
  before?: Clause,
): string | undefined {
  const bare = text?.replace(/[,.]\s*$/u, "").trim() ?? "";
  if (bare.split(" ").length < 2) return undefined;
  const said = fromFrames(bare, language, tools);
  if (said === undefined || said.endsWith("?")) return undefined;
  const line = said.charAt(0).toLowerCase() + said.slice(1).replace(/[.!]$/u, "");
  // Who it is has been told
  const told = before?.subject?.kind === "pronoun" ? PRONOUN[before.subject.person] : undefined;
  return told !== undefined && line.startsWith(`${told} `) ? line.slice(told.length + 1) : line;
}

/** "…, but did not come": the subject is the one before. */
function continued(
  a: string | undefined,
  b: string | undefined,
  reader: Reader,
): Clause | undefined {
  // "… bread and milk", «ключи и телефон»: one more thing is no deed and nobody's being
  if (b !== undefined && isThing(b, reader)) return undefined;
  // "… and I want to sleep" names its subject again
  const own = b === undefined ? undefined : part(b, reader);
  if (own?.subject?.kind === "pronoun") return own;
  const told = /^(?:i|you|he|she|we|they|я|ты|вы|он|она|мы|они)(?= )/u.exec(a ?? "")?.[0];
  const subject = told ?? namedBefore(a, reader);
  const clause =
    subject === undefined || b === undefined ? undefined : part(`${subject} ${b}`, reader);
  // «Мне нужно купить хлеб и молоко»: what is no deed is one more thing
  return told !== undefined || clause?.predicate.kind === "verb" ? clause : undefined;
}

const isThing = (text: string, { language, tools }: Reader): boolean =>
  tools[language === "en" ? "english" : "russian"].phrase(text)?.kind === "noun";

/** "Yesterday we …", "my brother …": the pronoun of whoever the clause before tells of. */
function namedBefore(a: string | undefined, reader: Reader): string | undefined {
  const subject = part(a, reader)?.subject;
  if (subject === undefined) return undefined;
  const person =
    subject.kind === "pronoun" ? subject.person : subject.plural || subject.and ? "3p" : "3";
  return PRONOUNS[reader.language][person];
}
const PRONOUNS: Readonly<Record<"en" | "ru", Readonly<Partial<Record<string, string>>>>> = {
  en: { "1s": "i", "2f": "you", "3": "he", "1p": "we", "3p": "they" },
  ru: { "1s": "я", "2s": "ты", "2f": "вы", "3": "он", "1p": "мы", "3p": "они" },
};

/** "had known": what was not so is said as what is not so. */
const UNREAL = /^(\S+(?: \S+)?) had ((?:not )?\p{L}+)/u;

/** ақшам болса, үй алар едім. */
export function would({ a, b }: Parts, reader: Reader): string | undefined {
  const side = part(a, reader) ?? part(a?.replace(UNREAL, "$1 $2"), reader);
  const main = part(
    b?.replace(/ would (not )?have /, " would $1").replace(/ бы(?= |$)/u, ""),
    reader,
  );
  if (!side || !main) return undefined;
  const first = inner({ ...side, tense: "present", going: false }, "condition");
  const second = inner(following(side, main), "would");
  return first === undefined || second === undefined ? undefined : `${first}, ${second}`;
}

/** шаршадым, ұйықтағым келеді: what is so and what is wished stand side by side. */
function sideBySide(one: Clause, other: Clause): string | undefined {
  const [first, second] = [inner(one), inner({ ...other, silent: true })];
  return first === undefined || second === undefined ? undefined : `${first}, ${second}`;
}

/** тұрып, кофе іштім. */
export function inTurn({ a, b }: Parts, reader: Reader): string | undefined {
  const one = partOfSomebody(a, reader);
  const other = continued(a, b, reader);
  if (!one || !other) return undefined;
  if (one.tense !== other.tense || one.mood !== "plain" || other.mood !== "plain")
    return isSame(one, other) ? sideBySide(one, other) : undefined;
  if (one.predicate.kind !== "verb" || other.predicate.kind !== "verb") return undefined;
  const [first, second] = [inner(one, "then"), inner({ ...other, silent: true })];
  return first === undefined || second === undefined ? undefined : `${first}, ${second}`;
}
