import type { Clause, Complement } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { inner, part, type Reader } from "./reader.ts";
import type { Parts } from "./weave-parts.ts";

/** кеше келген адам, мен оқыған кітап. */
export function relative(
  { noun, rel: told, rest }: Parts,
  reader: Reader,
  as: "subject" | "object" | "place",
): string | undefined {
  const { language } = reader;
  if (noun === undefined || told === undefined || rest === undefined) return undefined;
  // "The girl sitting by the window": who is sitting there
  const rel = /^\w+ing /.test(told) ? `is ${told}` : told;
  const said = language === "en" ? `the ${noun}` : noun;
  const side =
    given(said, rel, as, reader) ?? part(as === "subject" ? `${said} ${rel}` : rel, reader);
  const main = part(`${said} ${language === "ru" ? toBe(rest) : rest}`, reader);
  if (!side || !main || side.predicate.kind !== "verb" || main.subject?.kind !== "noun")
    return undefined;
  if (main.subject.owner !== undefined || main.subject.count !== undefined) return undefined;
  // What is done to it is told already
  const object = side.complements.some(({ role }) => "case" in role && role.case === "ACC");
  if (as === "object" && (object || !isTransitive(side, reader))) return undefined;
  const before = inner(
    as === "subject" ? { ...standing(side, rel), silent: true } : side,
    "relative",
  );
  const whole = inner(main);
  return before === undefined || whole === undefined ? undefined : `${before} ${whole}`;
}

/** сен берген кітапты оқыдым: the relative stands before its noun, wherever that stands. */
export function relativeOf(
  { a, noun, rel }: Parts,
  reader: Reader,
  as: "subject" | "object" | "place",
): string | undefined {
  const { language } = reader;
  if (a === undefined || noun === undefined || rel === undefined) return undefined;
  const said = language === "en" ? `the ${noun}` : noun;
  const main = part(`${a} ${said}`, reader);
  const side =
    given(said, rel, as, reader) ?? part(as === "subject" ? `${said} ${rel}` : rel, reader);
  if (!main || !side || side.predicate.kind !== "verb") return undefined;
  const object = side.complements.some(({ role }) => "case" in role && role.case === "ACC");
  if (as === "object" && (object || !isTransitive(side, reader))) return undefined;
  const before = inner(
    as === "subject" ? { ...standing(side, rel), silent: true } : side,
    "relative",
  );
  // Whom one knows is said by another verb than what one knows
  if (main.predicate.kind === "verb" && main.predicate.lemma === "білу") return undefined;
  const { pieces } = compose({
    ...main,
    complements: main.complements.map((one) =>
      one.phrase.kind === "noun" ? { ...one, phrase: { ...one.phrase, definite: true } } : one,
    ),
  });
  const needed = main.predicate.kind === "needs" ? [main.predicate.what] : [];
  const things = [...main.complements.map(({ phrase }) => phrase), ...needed];
  const lemma = things
    .map((phrase) => (phrase.kind === "noun" ? phrase : undefined))
    .findLast(
      (phrase) => phrase && (phrase.before ?? []).length === 0 && phrase.owner === undefined,
    )?.lemma;
  const at = pieces.findLastIndex((piece) => piece.lemma === lemma && lemma !== undefined);
  if (before === undefined || at < 0) return undefined;
  // One noun alone can be meant
  if (things.filter(({ kind }) => kind === "noun").length !== 1) return undefined;
  return [
    ...pieces.slice(0, at).map(({ text }) => text),
    before,
    ...pieces.slice(at).map(({ text }) => text),
  ].join(" ");
}

/** "the book you gave me": who gets it is told only beside the thing given. */
function given(
  noun: string,
  rel: string,
  as: "subject" | "object" | "place",
  reader: Reader,
): Clause | undefined {
  if (as !== "object" || reader.language !== "en") return undefined;
  const whole = part(`${rel} ${noun}`, reader);
  if (!whole?.complements.some(({ role }) => "case" in role && role.case === "DAT"))
    return undefined;
  const isThing = ({ role }: Complement): boolean => "case" in role && role.case === "ACC";
  return { ...whole, complements: whole.complements.filter((one) => !isThing(one)) };
}

/** «Который стоит у двери» stands there now: тұрған, not тұратын. */
const standing = (side: Clause, rel: string): Clause =>
  side.tense === "present" && !side.negative && STANDS.test(rel) ? { ...side, tense: "now" } : side;
const STANDS =
  /^(?:сто[ия]т|сид[ия]т|леж[аи]т|stands?|sits?|lies?|(?:is|are) (?:standing|sitting|lying))(?!\p{L})/u;

/** "мой учитель" of a Russian sentence without its verb. */
const toBe = (rest: string): string => rest.replace(/^[—–-]\s*/, "");

const isTransitive = ({ predicate }: Clause, { tools }: Reader): boolean =>
  predicate.kind === "verb" &&
  (tools.glossary.senses(predicate.lemma).some(({ pos }) => pos === "v") ?? false) &&
  !/^(?:бару|келу|тұру|отыру|жату|жүру|кету|сөйлесу|кездесу|жұмыс істеу|өсу|туу)$/.test(
    predicate.lemma,
  );
