import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Words that are read as what stands beside them does not let them be. */
export const misreadBesideDoubts = (parse: Parse, government: Government): Doubt[] => {
  const { tokens, words } = parse;
  const isSomebody = (lemma: string) =>
    government.isOf(lemma, "person") || government.isOf(lemma, "nation");
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    // оны пісіруге оңай, тек асықпа: what ends a clause is said, and tells not how
    if (
      relation === "adverb" &&
      reading.kind === "adv" &&
      tokens[at]?.mark === "," &&
      words[at - 1]?.reading.form === "vn" &&
      words[at - 1]?.reading.case === "DAT" &&
      tokens[at]?.readings.some(({ kind }) => kind === "adj")
    )
      return [{ at, why: "a quality taken for an adverb" }];
    // кітап соңғы бетін: "last" is no postposition
    if (
      tokens[at]?.lower === "соңғы" &&
      reading.kind === "post" &&
      words[at - 1]?.reading.kind === "noun"
    )
      return [{ at, why: "last, or after" }];
    // сен өз бөлмем өзім жинадым: nothing is done together with oneself
    if (relation === "with" && over?.lemma === "өз" && reading.case === "NOM" && reading.owner)
      return [{ at, why: "together with oneself" }];
    // бір парағы жыртылды: a part that is owned is no time
    if (
      relation === "time" &&
      reading.kind === "noun" &&
      reading.owner === "3" &&
      over?.kind === "verb" &&
      reading.lemma === "парақ"
    )
      return [{ at, why: "a part as a time" }];
    // мен Айгүлге бердім сыйлық: a verb ends its clause, and no noun stands behind it without a mark
    if (
      relation === "clause" &&
      reading.kind === "verb" &&
      (reading.form === "fin" || reading.form === "imp") &&
      head === at + 1 &&
      tokens[at]?.mark === "" &&
      tokens[at]?.leaning.length === 0 &&
      tokens[at]?.question === undefined &&
      over?.kind === "noun" &&
      (over.case ?? "NOM") === "NOM" &&
      // деді әжем: who says it stands behind what is said
      !isSomebody(over.lemma) &&
      !over.name &&
      (!over.pronoun || /^(?:не|ештеңе|бірдеңе)$/.test(over.lemma)) &&
      !/^(?:деу|сұрау)$/.test(reading.lemma)
    )
      return [{ at: head, why: "a noun behind its verb" }];
    // машинамыз бұзылып қалдық: what is left over, or "we were left"
    if (
      head === -1 &&
      reading.kind === "noun" &&
      (reading.case ?? "NOM") === "NOM" &&
      words[at - 1]?.reading.form === "p" &&
      words[at - 1]?.head === at &&
      tokens[at]?.readings.some(({ form }) => form === "fin") &&
      words.some((word) => word.head === at && word.relation === "subject" && !word.reading.pronoun)
    )
      return [{ at, why: "a noun, or a verb in another person" }];
    // ауылға бару жол: a way is no time of going
    if (
      relation === "time" &&
      tokens[at]?.lower === "жол" &&
      words[at - 1]?.reading.form === "vn" &&
      tokens[at - 1]?.mark === ""
    )
      return [{ at, why: "an infinitive before a noun" }];
    // терезеге жауып қойшы: a converb straight before a noun
    if (
      relation === "converb" &&
      reading.form === "p" &&
      !reading.negative &&
      head === at + 1 &&
      tokens[at]?.mark === "" &&
      over?.kind === "noun" &&
      over.form === undefined &&
      !tokens[head]?.readings.some(({ kind }) => kind === "verb") &&
      !/ш[ыі]$/.test(tokens[head]?.lower ?? "")
    )
      return [{ at, why: "a converb before a noun" }];
    return [];
  });
};
