import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { POINTING, SELF } from "../word/word-lists.ts";

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
          // тіл үйренгісі келген адам: the object of a wish does nothing
          !words.slice(place, at).some(({ reading: wish }) => wish.form === "des") &&
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
    // атам ат мініп кетті, жастайынан спорт айналысып келеді: one deed has one doer
    if (
      relation === "subject" &&
      isBare &&
      !reading.name &&
      reading.form === undefined &&
      !isSomebody(reading.lemma) &&
      over?.kind === "verb" &&
      (over.form === "p" || over.form === "a") &&
      !over.negative &&
      !/^(?:болу|деу)$/.test(over.lemma) &&
      head === at + 1 &&
      tokens[at]?.mark === "" &&
      tokens[head]?.mark === ""
    ) {
      const joint = words[head];
      const first = words.findIndex(
        (one, place) => place < at && one.head === joint?.head && one.relation === "subject",
      );
      // қала өскен сайын орман кішірейіп барады: a clause of its own stands between
      const parted =
        first >= 0 &&
        (tokens.slice(first, at).some(({ mark }) => mark !== "") ||
          words.slice(first + 1, at).some((one) => /^(?:verb|post)$/.test(one.reading.kind)));
      if (/^(?:helped|converb|manner)$/.test(joint?.relation ?? "") && first >= 0 && !parted)
        return [{ at, why: "two doers of one deed" }];
    }
    // атам сағаты жоқ: what is somebody's has its owner in the genitive
    const next = words[at + 1]?.reading;
    if (
      isBare &&
      /^[12]/.test(reading.owner ?? "") &&
      isSomebody(reading.lemma) &&
      tokens[at]?.mark === "" &&
      tokens[at]?.leaning.length === 0 &&
      next?.kind === "noun" &&
      next.owner === "3" &&
      (next.case ?? "NOM") === "NOM" &&
      next.form === undefined &&
      words[at + 1]?.relation !== "of" &&
      !next.pronoun &&
      !isSomebody(next.lemma) &&
      !SELF.has(next.lemma) &&
      !/^(?:күн|жыл|түн|таң|кеш)$/.test(next.lemma)
    )
      return [{ at, why: "somebody's, or something of somebody's" }];
    // сырың Данаға айт: a thing of yours is no title
    if (
      relation === "name" &&
      isBare &&
      /^[12]/.test(reading.owner ?? "") &&
      !isSomebody(reading.lemma) &&
      !/^(?:ат|есім|тек)$/.test(reading.lemma)
    )
      return [{ at, why: "a thing before a name" }];
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
    // кітабың алып кет: nothing of yours is told what to do
    if (
      relation === "subject" &&
      isBare &&
      /^2/.test(reading.owner ?? "") &&
      reading.form === undefined &&
      !isSomebody(reading.lemma) &&
      !government.isOf(reading.lemma, "animal") &&
      tokens.slice(at, head).every(({ mark }) => mark === "") &&
      (over?.kind === "intj" || (over?.form === "imp" && /^2/.test(over.person ?? "")))
    )
      return [{ at, why: "a thing that is told what to do" }];
    return [];
  });
};
