import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { slip, withEndings } from "./rewrite.ts";

/** Who likes something stands in the dative, and what is liked is the subject: мен бұл кітапты ұнайды → маған бұл кітап ұнайды. */
export const likingSlips = (parse: Parse, government: Government): Fault[] => [
  ...likedBy(parse),
  ...liker(parse, government),
];

/** маған кофе ұнаймын → маған кофе ұнайды. */
function likedBy(parse: Parse): Fault[] {
  const { words } = parse;
  return words.flatMap(({ reading }, at): Fault[] => {
    if (!isLiking(reading) || (reading.person ?? "3") === "3") return [];
    const to = words.some(
      ({ reading: one }, place) =>
        place < at && one.pronoun && one.case === "DAT" && one.person === reading.person,
    );
    if (!to) return [];
    return [slip(at, withEndings(parse, { [at]: verbWith(reading, { person: "3" }) }, "liking"))];
  });
}

/** мен бұл қаланы ұнайды, ол бұл қала ұнайды → маған, оған бұл қала ұнайды; or мен бұл қаланы ұнатамын. */
function liker(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap(({ reading: verb }, at): Fault[] => {
    if (!isLiking(verb)) return [];
    const under = words.flatMap(({ reading, head, relation }, place) =>
      head === at && reading.kind === "noun" && relation !== "vocative" ? [place] : [],
    );
    if (under.some((place) => words[place]?.reading.case === "DAT")) return [];
    const [who, ...others] = under.filter((place) => isNominative(words[place]?.reading));
    const person = words[who ?? -1]?.reading;
    if (who === undefined || !person || !isSomebody(person, government)) return [];
    const what = others[0] ?? under.find((place) => words[place]?.reading.case === "ACC");
    const thing = words[what ?? -1]?.reading;
    if (what === undefined || !thing || what < who || tokens[who]?.mark !== "") return [];
    const isObject = thing.case === "ACC";
    const likes = { ...verb, lemma: "ұнату" };
    return [
      slip(
        at,
        withEndings(
          parse,
          {
            [who]: nounWith(person, { case: "DAT" }),
            [what]: nounWith(thing, { case: "NOM" }),
            [at]: verbWith(verb, { person: "3" }),
          },
          "liking",
          0.1,
        ),
        // мен бұл қаланы ұнайды may be ұнатамын as well, and less likely so
        isObject
          ? withEndings(
              parse,
              { [at]: verbWith(likes, { person: person.pronoun ? (person.person ?? "3") : "3" }) },
              "liking",
              1.5,
            )
          : [],
      ),
    ];
  });
}

const isLiking = ({ kind, lemma, form, source }: Reading): boolean =>
  kind === "verb" && lemma === "ұнау" && form === "fin" && !source?.features.Voice;

const isNominative = (reading: Reading | undefined): boolean =>
  reading?.form === undefined && (reading?.case ?? "NOM") === "NOM";

const isSomebody = (reading: Reading, government: Government): boolean =>
  (reading.pronoun && reading.person !== undefined) ||
  (reading.name && reading.source?.entry?.pos !== "name-place") ||
  government.isOf(reading.lemma, "person");
