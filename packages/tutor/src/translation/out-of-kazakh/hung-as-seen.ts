import type { Tools } from "../../ask.ts";
import type { HangingWay } from "../../learnt/wording-choice.ts";
import type { Part } from "./meaning.ts";
import type { VerbRendering } from "./rendering.ts";
import { isBare, isPersonal } from "./traits.ts";

/**
 * The preposition, in Russian with its case, by which a noun in a case hangs on this verb in the lines of the course;
 * undefined where too few show it, or where a list says it.
 */
export function hungAsSeen(
  language: "en" | "ru",
  { role, thing }: Part,
  verb: VerbRendering | undefined,
  tools: Tools,
): string | undefined {
  if (typeof role !== "string" || role === "OBJ" || thing.person !== undefined || thing.asks)
    return undefined;
  const row = tools.course.tutor.renderings.nouns[thing.lemma];
  // Үйге: home, and no house
  if (isBare(thing) && !thing.plural && row?.[PLACES[role]] !== undefined) return undefined;
  const found = tools.wordings.hanging(language, { noun: thing.lemma, verb: verb?.kz, kase: role });
  if (!found) return undefined;
  const own = verb?.takes[role];
  const isListed = (own !== undefined && typeof own !== "string") || row?.place !== undefined;
  // What stands in no case of its own is what is done to it: only of verbs that are often so said
  const { pairs, verbs, verbShare, way } = found;
  // From a town: a name in a case is never bare
  if (way === "" && thing.name) return undefined;
  if (way === "" && (verbs < 2.5 || verbShare < (pairs > 1.5 ? 0.4 : 0.6))) return undefined;
  if (/^(?:gen|acc)$/.test(way))
    return role !== "LOC" && pairs > 1.5 && verbs > 2.5 && verbShare > 0.5 ? way : undefined;
  return isSure(found, isListed, isPersonal(thing) || thing.name) ? way : undefined;
}

const PLACES = { LOC: "in", DAT: "to", ABL: "from", INS: "by" } as const;

/** Seen of the noun beside its verb, or mostly of the noun, or nearly always of the verb. */
function isSure(
  { pairs, nouns, share, verbs, verbShare }: HangingWay,
  isListed: boolean,
  isNamed: boolean,
): boolean {
  if (isListed) return pairs > 1.5;
  const isOfVerb = verbs > 2.5 && verbShare > 0.6;
  if (isNamed) return pairs > 1.5 || isOfVerb;
  return pairs > 0.9 || (nouns > 1.5 && share > 0.5) || isOfVerb;
}
