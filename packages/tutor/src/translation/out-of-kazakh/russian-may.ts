import type { Meaning } from "./meaning.ts";
import type { RussianDeeds } from "./russian-deed.ts";
import type { RussianParts } from "./russian-part.ts";
import { verbOf } from "./russian-predicate.ts";

/** В библиотеке нельзя шуметь: the place stands first, the rest after its verb. */
export function mayLine(
  m: Meaning,
  lead: readonly string[],
  verb: string,
  { parts, deeds }: { readonly parts: RussianParts; readonly deeds: RussianDeeds },
): string[] {
  const places = m.parts.filter(({ role }) => role === "LOC");
  const others = { ...m, parts: m.parts.filter(({ role }) => role !== "LOC") };
  return [
    ...places.map((part) => parts.part(part, verbOf(m))),
    ...lead,
    ...deeds.ends(others, [verb]),
  ];
}
