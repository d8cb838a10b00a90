import type { SaidWhole } from "../within.ts";

/** What says a whole sentence; a word or a phrase alone is none. */
export type SayWhole = (sentence: string) => SaidWhole | undefined;
