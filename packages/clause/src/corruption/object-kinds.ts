import { nounWith } from "../word/inflected.ts";
import { isOf, isPlaceName, type Kind, noun, one, type Place } from "./place.ts";

const OBJECT = (place: Place): boolean =>
  place.word.reading.kind === "noun" &&
  place.word.reading.case === "ACC" &&
  place.word.reading.form === undefined &&
  place.over?.kind === "verb" &&
  !/^(?:conjunct|clause|said)$/.test(place.word.relation);

const under = (place: Place, is: (at: number) => boolean): boolean =>
  place.parse.words.some(({ head }, at) => head === place.at && at < place.at && is(at));

/** Objects and places that lack the ending that their kind of noun asks for. */
export const OBJECT_KINDS: readonly Kind[] = [
  {
    kind: "object of an owner without its ending",
    make: (place) =>
      OBJECT(place) &&
      place.word.reading.owner !== undefined &&
      (place.word.reading.owner !== "3" ||
        under(place, (at) => place.parse.words[at]?.reading.case === "GEN"))
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "object that is pointed at without its ending",
    make: (place) =>
      OBJECT(place) &&
      place.word.reading.owner === undefined &&
      under(place, (at) =>
        /^(?:бұл|осы|мына|анау|сол|ол|мынау)$/.test(place.parse.tokens[at]?.lower ?? ""),
      )
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "name as an object without its ending",
    make: (place) =>
      OBJECT(place) && place.word.reading.name && !place.parse.tokens[place.at]?.first
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "ordinal object without its ending",
    make: (place) =>
      OBJECT(place) &&
      place.word.reading.owner === undefined &&
      under(place, (at) => /нш[ыі]$/.test(place.parse.tokens[at]?.lower ?? ""))
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "pronoun as an object without its ending",
    make: (place) =>
      OBJECT(place) && /^[12]/.test(place.word.reading.person ?? "") && place.word.reading.pronoun
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "object far from its verb without its ending",
    make: (place) =>
      OBJECT(place) &&
      !place.word.reading.name &&
      !place.word.reading.pronoun &&
      place.word.reading.owner === undefined &&
      place.word.head - place.at >= 3 &&
      place.parse.words
        .slice(place.at + 1, place.word.head)
        .every(({ head }) => head <= place.word.head) &&
      place.parse.words.some(
        ({ relation, head }) => relation === "subject" && head === place.word.head,
      )
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "place in the nominative",
    make: (place) => {
      const { word, over } = place;
      const placed = isOf(place, "place") || isPlaceName(place);
      const kase = word.reading.case ?? "NOM";
      return placed &&
        word.reading.kind === "noun" &&
        /^(?:LOC|DAT|ABL)$/.test(kase) &&
        over?.kind === "verb" &&
        !place.government.verb(over.lemma)?.takes.has("ACC") &&
        word.head === place.at + 1
        ? noun(place, "NOM")
        : [];
    },
  },
  {
    kind: "class and course in the nominative",
    make: ({ at, word, over }) =>
      /^(?:сынып|курс|қабат|мектеп|университет)$/.test(word.reading.lemma) &&
      word.reading.case === "LOC" &&
      over?.kind === "verb"
        ? one(at, nounWith(word.reading, { case: "NOM" }))
        : [],
  },
];
