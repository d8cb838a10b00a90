import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** бәрісін: бәрі has its owner already, all of it is бәрін. */
export const doubledAllDoubts = ({ tokens }: Parse): Doubt[] =>
  tokens.flatMap(({ lower }, at): Doubt[] =>
    /^бәріс[іе]/.test(lower) ? [{ at, why: "an owner twice" }] : [],
  );
