import { shortForm } from "../../russian/inflect.ts";
import { type Meaning, NotUnderstood } from "./meaning.ts";
import { type Around, joined } from "./russian-around.ts";
import type { RussianThings } from "./russian-thing.ts";
import { isForWhom, isPersonal } from "./traits.ts";

/** Учить казахский трудно; неизвестно, почему он не пришёл. */
export function russianAbout(
  m: Meaning,
  inside: string,
  { times, front }: Around,
  things: RussianThings,
): string {
  const { predicate, about } = m;
  const isFor = m.parts.every(({ role, thing }) => isForWhom(role) && isPersonal(thing));
  const whom = m.parts.map(({ thing }) => things.phrase(thing, "dat"));
  if (
    predicate.kind === "is" &&
    m.parts.length === 0 &&
    m.tense === "present" &&
    about?.kind === "to"
  )
    return joined([inside, "—", m.negative ? "не" : "", things.phrase(predicate.what, "nom")]);
  if (predicate.kind !== "is-so" || predicate.than || !isFor)
    throw new NotUnderstood("said of a deed");
  const neuter = { gender: "n" as const, plural: false, animate: false };
  const so = shortForm(predicate.quality.ru, neuter);
  const be = { present: "", past: "было", coming: "будет" }[m.tense as "past"];
  if (!so || be === undefined) throw new NotUnderstood("no short form");
  const state = joined([
    ...times,
    ...whom,
    ...front,
    m.negative ? "не" : "",
    be,
    predicate.very?.ru,
    so,
  ]);
  if (about?.kind === "that") return `${state}${inside}`;
  return whom.length > 0 ? `${state} ${inside}` : `${inside} ${state}`;
}
