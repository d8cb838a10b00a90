import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const ENDING = /^(?:қалу|кету|жіберу|тастау)$/;
const JOINED = /^(?:helped|converb|manner)$/;

/** Times that do not go with what a verb tells. */
export const unlikelyTimeDoubts = (parse: Parse): Doubt[] => [
  ...sinceAnEnd(parse),
  ...nowDone(parse),
];

/** кешеден бері ауырып қалады: what has been so since then is not over. */
const sinceAnEnd = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    if (tokens[at]?.lower !== "бері" || reading.kind !== "post") return [];
    const up = words[head];
    const helper = up && JOINED.test(up.relation) ? words[up.head]?.reading : undefined;
    const ends =
      helper !== undefined &&
      ENDING.test(helper.lemma) &&
      helper.form === "fin" &&
      !helper.negative;
    const present = helper?.source?.suffixes.some(({ id }) => id === "pres") ?? false;
    return ends && present ? [{ at: up?.head ?? at, why: "going on since then, and over" }] : [];
  });

/** қазір тамақ ішкенбіз: now is not when it was done. */
const nowDone = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ head }, at): Doubt[] => {
    const token = tokens[at];
    const verb = words[head]?.reading;
    if (token?.lower !== "қазір" || token.leaning.length > 0 || token.mark !== "") return [];
    const perfect = verb?.source?.suffixes.some(({ id }) => id === "perf") ?? false;
    return verb?.form === "fin" && perfect && verb.person !== "3" && !verb.negative
      ? [{ at: head, why: "now, long done" }]
      : [];
  });
