import { nounWith } from "../word/inflected.ts";
import { isOf, type Kind, one } from "./place.ts";

/** Verbs whose object is of few kinds, with one that it never is. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  жеу: ["шалбар", "көпір"],
  ішу: ["нан", "дәптер"],
  кию: ["нан", "хат"],
  шешу: ["шай", "көпір"],
  оқу: ["шай", "көйлек"],
  жазу: ["шай", "шалбар"],
  айту: ["нан", "көйлек"],
  тыңдау: ["нан", "көйлек"],
  пісіру: ["кітап", "көпір"],
  тігу: ["шай", "роман"],
  ойнау: ["шай", "көпір"],
};
/** Qualities of people with the word that is said of things instead, and the other way. */
const QUALITIES: Readonly<Record<string, string>> = {
  қарт: "ескі",
  кәрі: "ескі",
  бойшаң: "ұзақ",
  ақылды: "терең",
  мейірімді: "жұмсақ",
  ескі: "кәрі",
  жаңа: "жас",
  ұзын: "ұзақ",
  қымбат: "бай",
  дәмді: "көңілді",
};

/** Words that fit the grammar and not the sense. */
export const MEANING_KINDS: readonly Kind[] = [
  {
    kind: "object of another verb",
    make: ({ at, word, over, parse }) =>
      /^(?:object|complement)$/.test(word.relation) &&
      over?.kind === "verb" &&
      (over.source?.features.Voice ?? "") === "" &&
      word.reading.kind === "noun" &&
      !word.reading.pronoun &&
      word.reading.form === undefined &&
      /^(?:ACC|NOM)$/.test(word.reading.case ?? "") &&
      parse.words[at - 1]?.head !== at
        ? (OBJECTS[over.lemma] ?? [])
            .filter((lemma) => lemma !== word.reading.lemma)
            .flatMap((lemma) =>
              one(
                at,
                nounWith(
                  {
                    ...word.reading,
                    lemma,
                    ...(word.reading.source && { source: word.reading.source }),
                  },
                  {},
                ),
              ),
            )
        : [],
  },
  {
    kind: "quality of another",
    make: (place) => {
      const { at, word, parse } = place;
      const other = QUALITIES[word.reading.lemma];
      if (word.reading.kind !== "adj" || other === undefined) return [];
      if (parse.tokens[at]?.lower !== word.reading.lemma) return [];
      const owner =
        word.relation === "attribute"
          ? parse.words[word.head]
          : parse.words.find(({ head, relation }) => head === at && relation === "subject");
      if (owner?.reading.kind !== "noun") return [];
      const person = isOf({ ...place, word: owner }, "person");
      const ofPeople = /^(?:қарт|кәрі|жас|бойшаң|ақылды|мейірімді)$/.test(word.reading.lemma);
      return person === ofPeople ? one(at, other) : [];
    },
  },
];
