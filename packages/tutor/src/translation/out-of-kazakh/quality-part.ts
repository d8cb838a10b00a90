import type { Meaning, Part } from "./meaning.ts";
import type { Both } from "./rendering.ts";

/** How what a quality is of hangs on it, by the quality and the case: «жұмысқа риза», pleased with the work. */
const HUNG: Readonly<Record<string, Both>> = {
  "жақын DAT": { en: "to", ru: "к dat" },
  "риза DAT": { en: "with", ru: "ins" },
  "пайдалы DAT": { en: "for", ru: "для gen" },
  "зиянды DAT": { en: "for", ru: "для gen" },
  "қауіпті DAT": { en: "for", ru: "для gen" },
  "ұқсас DAT": { en: "to", ru: "на acc" },
  "дайын DAT": { en: "for", ru: "к dat" },
  "адал DAT": { en: "to", ru: "dat" },
  "таныс DAT": { en: "to", ru: "dat" },
  "белгілі DAT": { en: "to", ru: "dat" },
  "тең DAT": { en: "to", ru: "dat" },
  "жауапты DAT": { en: "for", ru: "за acc" },
  "бай DAT": { en: "in", ru: "ins" },
  "толы DAT": { en: "of", ru: "gen" },
  "қымбат DAT": { en: "to", ru: "dat" },
};

/** By what a part hangs on the quality that is said; undefined of any other part. */
export function hungOnQuality({ predicate }: Meaning, { role }: Part): Both | undefined {
  if (predicate.kind !== "is-so" || typeof role !== "string") return undefined;
  return HUNG[`${predicate.lemma} ${role}`];
}

/** A part of a state that no quality asks for, and that is not where it is so. */
export const isStray = (part: Part, m: Meaning): boolean =>
  part.role !== "LOC" && typeof part.role === "string" && !hungOnQuality(m, part);
