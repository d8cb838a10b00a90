import { nounWith, pronounIn, verbWith } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { type Kind, one } from "./place.ts";

const OWNERS: readonly Person[] = ["1s", "2s", "3", "1p"];
const PERSONS: readonly Person[] = ["1s", "2s", "3", "1p"];

/** Persons of verbs, predicates and owners that do not agree. */
export const PERSON_KINDS: readonly Kind[] = [
  {
    kind: "person of the verb",
    make: ({ parse, at, word, over }) =>
      word.relation === "subject" &&
      over?.kind === "verb" &&
      /^(?:fin|cond)$/.test(over.form ?? "") &&
      word.reading.kind === "noun" &&
      word.reading.form === undefined &&
      word.head > at &&
      word.reading.pronoun &&
      word.reading.person !== undefined &&
      over.person !== undefined
        ? PERSONS.filter(
            (person) =>
              person !== over.person && !(over.person === "2f" && person === "2s" && false),
          )
            .flatMap((person) => one(word.head, verbWith(over, { person })))
            .filter(() => !parse.words.some(({ relation }) => relation === "conjunct"))
        : [],
  },
  {
    kind: "person of a noun's verb",
    make: ({ at, word, over, parse }) =>
      word.relation === "subject" &&
      over?.kind === "verb" &&
      over.form === "fin" &&
      over.person === "3" &&
      word.reading.kind === "noun" &&
      !word.reading.pronoun &&
      word.reading.form === undefined &&
      word.head > at &&
      !/^(?:екі|бәрі|көп|өз)/.test(word.reading.lemma) &&
      // ақы төлеймін, қой егіз табамын: what stands before the verb may be its object, and another clause has its own person
      word.head > at + 1 &&
      !parse.tokens.some(({ mark }) => mark.includes(",")) &&
      word.reading.owner === undefined
        ? (["1s", "2s", "1p"] as const).flatMap((person) =>
            one(word.head, verbWith(over, { person })),
          )
        : [],
  },
  {
    kind: "person of a predicate",
    make: ({ parse, at, word, over }) => {
      const token = parse.tokens[word.head];
      if (word.relation !== "subject" || !word.reading.pronoun || word.reading.person === undefined)
        return [];
      if (
        over === undefined ||
        !/^(?:noun|adj)$/.test(over.kind) ||
        over.person === undefined ||
        over.person === "3" ||
        !token ||
        word.head < at
      )
        return [];
      const last = over.source?.suffixes.at(-1);
      return last?.id.startsWith("cop")
        ? one(word.head, token.lower.slice(0, token.lower.length - last.surface.length))
        : [];
    },
  },
  {
    kind: "owner of a noun",
    make: ({ word, over }) =>
      word.relation === "owner" &&
      word.reading.case === "GEN" &&
      word.reading.pronoun &&
      word.reading.person !== undefined &&
      over?.kind === "noun" &&
      over.owner !== undefined
        ? [
            ...OWNERS.filter((owner) => owner !== over.owner).flatMap((owner) =>
              one(word.head, nounWith(over, { owner })),
            ),
            ...(word.reading.person === "1p" || word.reading.person.startsWith("2")
              ? []
              : one(word.head, nounWith(over, { owner: null }))),
          ]
        : [],
  },
  {
    kind: "owner without the genitive",
    make: ({ at, word, over }) =>
      word.relation === "owner" &&
      word.reading.case === "GEN" &&
      word.reading.pronoun &&
      word.reading.person !== undefined &&
      word.reading.person !== "3" &&
      over?.kind === "noun" &&
      over.owner !== undefined
        ? one(at, pronounIn(word.reading.person, "ACC"))
        : [],
  },
  {
    kind: "his ending left out",
    make: ({ word, over }) =>
      /^(?:owner|compound)$/.test(word.relation) &&
      over?.kind === "noun" &&
      over.owner === "3" &&
      !over.pronoun &&
      word.reading.kind === "noun" &&
      word.reading.case === "GEN"
        ? one(word.head, nounWith(over, { owner: null }))
        : [],
  },
];
