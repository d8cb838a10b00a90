import { inflect } from "@tilashar/kazakh";
import { nounWith, verbAs, verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { type Kind, noun, one } from "./place.ts";

const stemOf = (reading: Reading): string => inflect(reading.lemma, "V;IMP;2;SG;INFM")[0] ?? "";

/** Chains of verbs, and what needs and wishes ask for. */
export const CHAIN_KINDS: readonly Kind[] = [
  {
    kind: "what a helper takes",
    make: ({ at, word, over }) =>
      word.relation === "helped" &&
      word.reading.form === "p" &&
      word.head === at + 1 &&
      /^(?:жату|отыру|тұру|жүру)$/.test(over?.lemma ?? "")
        ? [
            ...one(at, stemOf(word.reading)),
            ...one(
              at,
              verbWith({ ...word.reading, form: "fin" }, { tense: "IND;PST", person: "3" }),
            ),
            ...one(at, word.reading.lemma),
          ]
        : [],
  },
  {
    kind: "what can, begins and ends",
    make: ({ at, word, over }) =>
      word.relation === "helped" &&
      word.reading.form === "a" &&
      word.head === at + 1 &&
      /^(?:алу|бастау|білу)$/.test(over?.lemma ?? "")
        ? [...one(at, word.reading.lemma), ...one(at, stemOf(word.reading))]
        : [],
  },
  {
    kind: "converb as a stem",
    make: ({ at, word, over, parse }) =>
      word.relation === "converb" &&
      word.reading.form === "p" &&
      over?.kind === "verb" &&
      parse.tokens[at]?.mark === ""
        ? [
            ...one(
              at,
              verbWith(
                { ...word.reading, form: "fin" },
                { tense: "IND;PST", person: over.person ?? "3" },
              ),
            ),
            ...one(at, word.reading.lemma),
          ]
        : [],
  },
  {
    kind: "infinitive's case",
    make: ({ at, word, over, government }) => {
      if (word.reading.form !== "vn" || over?.kind !== "verb") return [];
      const frame = government.verb(over.lemma);
      if (frame?.cores.size !== 1) return [];
      const kase = word.reading.case;
      if (kase === undefined || !frame.cores.has(kase)) return [];
      return (["ACC", "DAT", "ABL", "LOC"] as const)
        .filter((to) => to !== kase && !frame.takes.has(to) && !(to === "DAT"))
        .flatMap((to) => one(at, nounWith(word.reading, { case: to })));
    },
  },
  {
    kind: "infinitive before керек",
    make: ({ at, word, over }) =>
      word.relation === "infinitive" &&
      word.reading.case === "NOM" &&
      over?.kind === "modal" &&
      /^(?:керек|қажет)$/.test(over.lemma)
        ? [...one(at, verbAs(word.reading, "V.CVB;PFV")), ...one(at, stemOf(word.reading))]
        : [],
  },
  {
    kind: "who needs, in the nominative",
    make: (place) =>
      place.word.reading.case === "DAT" &&
      place.word.reading.pronoun &&
      place.over?.kind === "modal" &&
      place.over.lemma === "керек"
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "who wishes, in the nominative",
    make: (place) =>
      place.word.reading.case === "GEN" && place.word.reading.pronoun && place.over?.form === "des"
        ? noun(place, "DAT")
        : [],
  },
];
