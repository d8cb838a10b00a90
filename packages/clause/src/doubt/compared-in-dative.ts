import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** кешегіге жылырақ: what is more so is so than something, in the ablative or with қарағанда. */
export const comparedInDativeDoubts = ({ tokens, words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const over = words[head]?.reading;
    if (head !== at + 1 || tokens[at]?.mark !== "" || reading.source?.features.Case !== "Dat")
      return [];
    if (over?.source?.features.Degree !== "Cmp") return [];
    return government.adjective(over.lemma)?.takes.has("DAT")
      ? []
      : [{ at, why: "compared with something in the dative" }];
  });
