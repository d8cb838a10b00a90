import type { Clause } from "./clause.ts";

/** What must be done by nobody in particular, for so long. */
export const isSpokenOfFirst = ({ subject, mood, predicate, ask, times }: Clause): boolean =>
  subject === undefined &&
  mood === "must" &&
  predicate.kind === "verb" &&
  ask === undefined &&
  times.some((one) => /(?:минут|сағат|күн|апта|ай)(?: бойы)?$/.test(one));
