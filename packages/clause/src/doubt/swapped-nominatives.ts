import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { POINTING } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Nominatives of which one has lost an ending. */
export const swappedNominativeDoubts = (parse: Parse, government: Government): Doubt[] => {
  const { tokens, words } = parse;
  const isSomebody = (lemma: string) =>
    government.isOf(lemma, "person") || government.isOf(lemma, "nation");
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    const isBare = reading.kind === "noun" && (reading.case ?? "NOM") === "NOM" && !reading.pronoun;
    // бұл роман белгілі жазушы жазған: the thing is written, and somebody writes it
    if (
      relation === "object" &&
      isBare &&
      reading.form === undefined &&
      isSomebody(reading.lemma) &&
      over?.kind === "verb" &&
      words.some(
        (one, place) =>
          one.head === head &&
          one.relation === "subject" &&
          place < at &&
          tokens.slice(place, at).every(({ mark }) => mark === "") &&
          one.reading.kind === "noun" &&
          !one.reading.pronoun &&
          !one.reading.name &&
          !isSomebody(one.reading.lemma),
      )
    )
      return [{ at, why: "somebody whom a thing does it to" }];
    // бұл шешім сайлаушылар қабылдайды: what is pointed at makes no compound with what has no owner's ending
    if (
      relation === "compound" &&
      isBare &&
      reading.form === undefined &&
      over?.kind === "noun" &&
      over.owner === undefined &&
      over.form === undefined &&
      words.some(
        (one, place) =>
          one.head === at &&
          one.reading.kind === "det" &&
          POINTING.has(one.reading.lemma) &&
          place < at,
      ) &&
      over.plural &&
      tokens[at]?.mark === ""
    )
      return [{ at, why: "pointed at, before somebody" }];
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
    // тапсырыс беру келеді: what one feels like is a wish
    if (
      relation === "subject" &&
      reading.form === "vn" &&
      reading.case === "NOM" &&
      reading.owner === undefined &&
      over?.lemma === "келу" &&
      head === at + 1 &&
      tokens[at]?.mark === "" &&
      tokens[at]?.leaning.length === 0
    )
      return [{ at, why: "an infinitive that comes" }];
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
