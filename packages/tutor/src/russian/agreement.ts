import type { Gender, RussianCase } from "./inflect.ts";

/**
 * What a Russian form may agree in, as a set of bits: one for each case with each gender, and with the plural. Words
 * agree where their sets meet, and what they make together is what both may be.
 */
export type Features = number;

const CASES: readonly RussianCase[] = ["nom", "gen", "dat", "acc", "ins", "prep"];
const KINDS = "mfnp";

/** One case of a gender, or of the plural. */
export const feature = (kase: RussianCase, kind: Gender | "p"): Features =>
  1 << (CASES.indexOf(kase) * 4 + KINDS.indexOf(kind));

/** A case in any gender and number. */
export const inCase = (kase: RussianCase): Features => 0b1111 << (CASES.indexOf(kase) * 4);

/** Any case of a gender, or of the plural. */
export const ofKind = (kind: Gender | "p"): Features =>
  CASES.reduce((all, kase) => all | feature(kase, kind), 0);

export const EVERY_CASE: Features = 0xffffff;
export const PLURAL: Features = ofKind("p");

/** The cases a form may be in. */
export const casesOf = (features: Features): RussianCase[] =>
  CASES.filter((kase) => (features & inCase(kase)) !== 0);
