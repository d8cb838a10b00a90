import { type Meaning, NotUnderstood } from "./meaning.ts";
import type { VerbRendering } from "./rendering.ts";
import { LINKS } from "./russian-clause-words.ts";
import { verbOf } from "./russian-predicate.ts";

type Say = (meaning: Meaning) => string;

/** Сколько я ни спрашивал, как я ни старался. */
export function howeverMuch(meaning: Meaning, say: Say): string {
  const verb = { ...verbOf(meaning), kind: "ongoing" as const };
  const predicate = { kind: "deed" as const, verb };
  const deed = { ...meaning, predicate, negative: true, inside: true, tense: "past" as const };
  const lead = verb.imperfective === "стараться" ? "как" : LINKS["however-much"];
  return `${lead} ${say(deed).replace(/(?<!\p{L})не /u, "ни ")}`;
}

/** Куда бы ты ни пошёл, что бы ни сказал. */
export function noMatter(meaning: Meaning, say: Say): string {
  const { predicate } = meaning;
  // Куда бы ты ни пошёл, and not "ходил"
  const once = ({ past: _, ...verb }: VerbRendering): VerbRendering => verb;
  const deed = predicate.kind === "deed" ? { ...predicate, verb: once(predicate.verb) } : predicate;
  const told = { ...meaning, predicate: deed, negative: true, inside: true };
  const said = say({ ...told, tense: "past" });
  const [, lead, rest] = /^(\p{L}+) (.+)$/u.exec(said) ?? [];
  if (!lead || !rest || !/(?<!\p{L})не /u.test(rest)) throw new NotUnderstood("whatever it is");
  return `${lead} бы ${rest.replace(/(?<!\p{L})не /u, "ни ")}`;
}
