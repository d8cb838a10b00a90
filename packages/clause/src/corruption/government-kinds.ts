import { nounWith } from "../word/inflected.ts";
import type { Case } from "../word/reading.ts";
import { MOTION, TIMES } from "../word/word-lists.ts";
import {
  hasObject,
  isOf,
  isPlaceName,
  isPlain,
  isUnderVerb,
  type Kind,
  noun,
  type Place,
  takesNo,
} from "./place.ts";

/** Cases in which a noun of a class stands beside any verb: where, when, with whom, by what. */
const isAdjunct = (place: Place, to: Case): boolean => {
  const placed = isOf(place, "place") || isPlaceName(place);
  const somebody = isOf(place, "person");
  const is = (...classes: string[]) => classes.some((one) => isOf(place, one));
  const moves = MOTION.has(place.over?.lemma ?? "");
  if (to === "LOC") return !somebody || place.word.reading.plural;
  if (to === "INS")
    return somebody ? true : is("tool", "vehicle", "body", "language", "drink", "food");
  if (to === "DAT") return somebody ? hasObject(place) : moves || placed || is("event", "time");
  // балдан жеді: some of it
  if (to === "ABL" && is("food", "drink")) return true;
  if (to === "ABL") return moves || placed || is("cause", "text") || hasObject(place);
  return false;
};

const asked = (from: Case, to: Case, who: "a person" | "a thing"): Kind => ({
  kind: `${who} ${from} → ${to}`,
  make: (place) => {
    if (!isUnderVerb(place, from) || !isPlain(place) || TIMES.has(place.word.reading.lemma))
      return [];
    if (place.word.reading.form !== undefined || place.word.reading.lemma === "өз") return [];
    if ((isOf(place, "person") || isOf(place, "animal")) !== (who === "a person")) return [];
    const frame = place.over && place.government.verb(place.over.lemma);
    if (!frame?.takes.has(from) || !takesNo(place, to) || isAdjunct(place, to)) return [];
    // оны айтты, соған барды: what is told, where it is
    if (place.word.reading.pronoun && place.word.reading.person === undefined) return [];
    // another verb of the sentence may take it
    const verbs = place.parse.words.filter(
      ({ reading }) => reading.kind === "verb" && !/^(?:жату|отыру|тұру|жүру)$/.test(reading.lemma),
    );
    if (verbs.length > 1) return [];
    return to === "ACC" && hasObject(place) ? [] : noun(place, to);
  },
});

const CASES = ["ACC", "DAT", "ABL", "LOC", "INS"] as const;
const EXCHANGED = CASES.flatMap((from) =>
  CASES.flatMap((to) => (from === to ? [] : [[from, to] as const])),
);

const infinitive = (from: Case, to: Case): Kind => ({
  kind: `infinitive ${from} → ${to}`,
  make: ({ at, word, over, government }) => {
    if (word.reading.form !== "vn" || word.reading.case !== from || !over) return [];
    if (word.reading.owner !== undefined || /^(?:case|compound|owner)$/.test(word.relation))
      return [];
    const takes =
      over.kind === "verb"
        ? government.verb(over.lemma)?.takes
        : over.kind === "adj"
          ? government.adjective(over.lemma)?.takes
          : undefined;
    if (
      to === "DAT" &&
      over.kind === "verb" &&
      (MOTION.has(over.lemma) || takes?.has("ACC") !== true)
    )
      return [];
    if (takes?.has(to) || (takes === undefined && over.kind !== "adj")) return [];
    if (from === "NOM" && !/^(?:subject|predicate)$/.test(word.relation)) return [];
    const text = nounWith(word.reading, { case: to });
    return text === "" ? [] : [[[at, text] as const]];
  },
});

/** What verbs and adjectives ask for, in each case that they do not take. */
export const GOVERNMENT_KINDS: readonly Kind[] = [
  ...EXCHANGED.flatMap(([from, to]) => [asked(from, to, "a person"), asked(from, to, "a thing")]),
  infinitive("NOM", "DAT"),
  infinitive("DAT", "NOM"),
  infinitive("ACC", "NOM"),
  infinitive("ACC", "DAT"),
  infinitive("DAT", "ACC"),
  infinitive("ABL", "ACC"),
  {
    kind: "what is compared with, in another case",
    make: (place) =>
      place.word.relation === "than" &&
      place.word.reading.kind === "noun" &&
      place.word.head > place.at &&
      place.over?.kind === "adj" &&
      !place.government.adjective(place.over.lemma)?.takes.has("DAT")
        ? [
            ...noun(place, "DAT"),
            ...noun(place, "GEN"),
            ...noun(place, "LOC"),
            ...noun(place, "INS"),
          ]
        : [],
  },
  {
    kind: "what a quality asks for, in another case",
    make: (place) => {
      const { word, over, government } = place;
      const frame = over?.kind === "adj" ? government.adjective(over.lemma) : undefined;
      const kase = word.reading.case;
      if (!frame || word.reading.kind !== "noun" || kase === undefined || !frame.takes.has(kase))
        return [];
      if (/^(?:subject|than|owner)$/.test(word.relation) || word.reading.form !== undefined)
        return [];
      return (["ACC", "DAT", "ABL", "INS", "NOM"] as const)
        .filter((to) => to !== kase && !frame.takes.has(to))
        .filter((to) => !(to === "ABL") && !(to === "INS" && isOf(place, "person")) && to !== "DAT")
        .flatMap((to) => noun(place, to));
    },
  },
];
