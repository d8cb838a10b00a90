import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** кешегіге жылырақ: what is more so is so than something, in the ablative or with қарағанда. */
export const comparedInDativeDoubts = (parse: Parse, government: Government): Doubt[] => [
  ...moreSo(parse, government),
  ...besideItsLike(parse, government),
];

const ALIKE = ["drink", "food", "animal", "vehicle", "weather", "soup"];

/** шай кофеге пайдалы: two things of a kind are compared, and neither is anything to the other. */
const besideItsLike = ({ words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const over = words[head];
    if (reading.kind !== "noun" || reading.case !== "DAT" || reading.pronoun) return [];
    if (over?.head !== -1 || over.reading.kind !== "adj") return [];
    const subject = words.find((one) => one.head === head && one.relation === "subject")?.reading;
    if (subject?.kind !== "noun" || subject.lemma === reading.lemma) return [];
    const both = ALIKE.some(
      (one) => government.isOf(reading.lemma, one) && government.isOf(subject.lemma, one),
    );
    return both ? [{ at, why: "compared with its like in the dative" }] : [];
  });

const moreSo = ({ tokens, words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const over = words[head]?.reading;
    if (head !== at + 1 || tokens[at]?.mark !== "" || reading.source?.features.Case !== "Dat")
      return [];
    if (over?.source?.features.Degree !== "Cmp") return [];
    return government.adjective(over.lemma)?.takes.has("DAT")
      ? []
      : [{ at, why: "compared with something in the dative" }];
  });
