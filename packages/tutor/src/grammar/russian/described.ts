import type { NounPhrase, Phrase } from "../clause.ts";
import { complementText } from "../phrase-text.ts";
import type { PartOf } from "./parts.ts";

/** A thing told apart by where it is or what it is about: үстелдің үстіндегі кітап; undefined where Kazakh tells it otherwise. */
export function describedBy(
  thing: Phrase,
  { phrase, role, own }: PartOf<"placed">,
): NounPhrase | undefined {
  if (thing.kind !== "noun" || own || thing.owner !== undefined) return undefined;
  const text = complementText({ phrase, role })
    .map((piece) => piece.text)
    .join(" ");
  const before = thing.before ?? [];
  if ("after" in role)
    return role.after === "туралы" ? { ...thing, before: [text, ...before] } : undefined;
  if (!("case" in role) || role.case !== "LOC" || ("by" in role && role.by)) return undefined;
  const end = /[ае]$/u.exec(text)?.[0];
  return end === undefined
    ? undefined
    : { ...thing, before: [`${text}${end === "а" ? "ғы" : "гі"}`, ...before] };
}
