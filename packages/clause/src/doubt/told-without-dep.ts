import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Who says, thinks or hopes something says, thinks or hopes that something is so. */
const TELLING = /^(?:айту|ойлау|хабарлау|сену|үміттену|мәлімдеу|санау|есту)$/;

/** бастық айтты, ертең жиналыс болады: what is said is led to the verb by деп and stands before it. */
export const toldWithoutDepDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, relation }, at): Doubt[] => {
    if (
      relation !== "clause" ||
      reading.kind !== "verb" ||
      reading.form !== "fin" ||
      reading.negative
    )
      return [];
    if (!TELLING.test(reading.lemma) || tokens[at]?.mark !== "," || tokens[at]?.leaning.length)
      return [];
    if (tokens[at]?.question !== undefined || at > 3) return [];
    const has = words.some((one) => one.head === at && one.relation !== "subject");
    const next = tokens[at + 1]?.lower ?? "";
    if (has || /^(?:бірақ|ал|сондықтан|сосын|сонда|содан|сөйтіп|өйткені|себебі|және)$/.test(next))
      return [];
    const tells = words.slice(at + 1).some((one) => one.reading.form === "fin" || one.head === -1);
    return tells ? [{ at, why: "what is told, without деп" }] : [];
  });
