import type { Clause } from "../grammar/clause.ts";
import { inner, part, type Reader } from "./reader.ts";
import type { Parts } from "./weave-parts.ts";

/** кеше келген адам, мен оқыған кітап. */
export function relative(
  { noun, rel, rest }: Parts,
  reader: Reader,
  as: "subject" | "object",
): string | undefined {
  const { language } = reader;
  if (noun === undefined || rel === undefined || rest === undefined) return undefined;
  const said = language === "en" ? `the ${noun}` : noun;
  const side = part(as === "subject" ? `${said} ${rel}` : rel, reader);
  const main = part(`${said} ${language === "ru" ? toBe(rest) : rest}`, reader);
  if (!side || !main || side.predicate.kind !== "verb" || main.subject?.kind !== "noun")
    return undefined;
  if (main.subject.owner !== undefined || main.subject.count !== undefined) return undefined;
  // What is done to it is told already
  const object = side.complements.some(({ role }) => "case" in role && role.case === "ACC");
  if (as === "object" && (object || !isTransitive(side, reader))) return undefined;
  const before = inner(as === "subject" ? { ...side, silent: true } : side, "relative");
  const whole = inner(main);
  return before === undefined || whole === undefined ? undefined : `${before} ${whole}`;
}

/** "мой учитель" of a Russian sentence without its verb. */
const toBe = (rest: string): string => rest.replace(/^[—–-]\s*/, "");

const isTransitive = ({ predicate }: Clause, { tools }: Reader): boolean =>
  predicate.kind === "verb" &&
  (tools.glossary.senses(predicate.lemma).some(({ pos }) => pos === "v") ?? false) &&
  !/^(?:бару|келу|тұру|отыру|жату|жүру|кету|сөйлесу|кездесу|жұмыс істеу|өсу|туу)$/.test(
    predicate.lemma,
  );
