import { nounWith } from "../word/inflected.ts";
import type { Case } from "../word/reading.ts";
import { MOTION, TIMES } from "../word/word-lists.ts";
import {
  hasObject,
  hasSubject,
  isAlone,
  isFirstOrSecond,
  isOf,
  isPlaceName,
  isPlain,
  isUnderVerb,
  type Kind,
  noun,
  type Place,
  takesNo,
} from "./place.ts";

/** The case the verb's only complement has is changed into one that it does not take. */
const core = (from: Case, to: Case, more: (place: Place) => boolean = () => true): Kind => ({
  kind: `case ${from} → ${to}`,
  make: (place) => {
    if (!isUnderVerb(place, from) || !isPlain(place) || !isAlone(place)) return [];
    const frame = place.over && place.government.verb(place.over.lemma);
    if (frame?.cores.size !== 1 || !frame.cores.has(from) || !takesNo(place, to)) return [];
    return more(place) ? noun(place, to) : [];
  },
});

/** Cases that a verb does not ask for, or that are missing. */
export const CASE_KINDS: readonly Kind[] = [
  core("ACC", "DAT", (place) => !MOTION.has(place.over?.lemma ?? "")),
  core("ACC", "ABL", (place) => isOf(place, "person")),
  core("ACC", "LOC", (place) => isOf(place, "person")),
  core("ACC", "INS", (place) => isOf(place, "person") && !hasObject(place)),
  core("DAT", "ACC", (place) => !hasObject(place)),
  core("DAT", "LOC", (place) => !isOf(place, "vessel") && place.over?.form !== "p"),
  core("DAT", "ABL", (place) => isOf(place, "person") && !MOTION.has(place.over?.lemma ?? "")),
  core("DAT", "INS", (place) => isOf(place, "place") || isPlaceName(place)),
  core("ABL", "ACC"),
  core("ABL", "DAT", (place) => !MOTION.has(place.over?.lemma ?? "")),
  core("ABL", "LOC", (place) => isOf(place, "person") || MOTION.has(place.over?.lemma ?? "")),
  core("ABL", "INS", (place) => isOf(place, "place") || isPlaceName(place)),
  core("LOC", "DAT", (place) => !/^(?:отыру|жату|қалу)$/.test(place.over?.lemma ?? "")),
  core("LOC", "ACC"),
  core("LOC", "ABL", (place) => isOf(place, "place") || isPlaceName(place)),
  core("INS", "DAT"),
  core("INS", "ACC"),
  core("INS", "LOC", (place) => isOf(place, "person")),
  {
    kind: "case of motion → LOC",
    make: (place) =>
      isUnderVerb(place, "DAT") &&
      isPlain(place) &&
      isAlone(place) &&
      /^(?:бару|кіру|жету|көшу|қайту|кету)$/.test(place.over?.lemma ?? "") &&
      (isOf(place, "place") || isPlaceName(place))
        ? noun(place, "LOC")
        : [],
  },
  {
    kind: "case of motion → ACC",
    make: (place) =>
      isUnderVerb(place, "DAT") &&
      isPlain(place) &&
      MOTION.has(place.over?.lemma ?? "") &&
      /^(?:бару|кіру|жету|көшу|қайту|кету|келу)$/.test(place.over?.lemma ?? "") &&
      !hasObject(place)
        ? noun(place, "ACC")
        : [],
  },
  {
    kind: "place of rest → DAT",
    make: (place) =>
      isUnderVerb(place, "LOC") &&
      isPlain(place) &&
      isAlone(place) &&
      /^(?:тұру|ойнау|жүру|тамақтану|өсу|ұйықтау|оқу|істеу|демалу|кездесу|туу)$/.test(
        place.over?.lemma ?? "",
      ) &&
      (isOf(place, "place") || isPlaceName(place)) &&
      (takesNo(place, "DAT") || /^(?:тұру|оқу)$/.test(place.over?.lemma ?? ""))
        ? noun(place, "DAT")
        : [],
  },
  {
    kind: "place of rest → ACC",
    make: (place) =>
      isUnderVerb(place, "LOC") &&
      isPlain(place) &&
      (isOf(place, "place") || isPlaceName(place)) &&
      (hasObject(place) || takesNo(place, "ACC"))
        ? noun(place, "ACC")
        : [],
  },
  {
    kind: "case of what is or is not",
    make: (place) =>
      place.word.reading.case === "LOC" &&
      place.over?.kind === "modal" &&
      /^(?:бар|жоқ)$/.test(place.over.lemma) &&
      !TIMES.has(place.word.reading.lemma)
        ? [...noun(place, "DAT"), ...noun(place, "ACC")]
        : [],
  },
  {
    kind: "case left out",
    make: (place) =>
      ["DAT", "ABL", "LOC", "INS"].some((kase) => isUnderVerb(place, kase as Case)) &&
      (hasSubject(place) || isFirstOrSecond(place)) &&
      place.word.head - place.at <= 2 &&
      !(
        place.over &&
        place.government.verb(
          `${nounWith(place.word.reading, { case: "NOM" })} ${place.over.lemma}`,
        )
      ) &&
      !place.government.verb(place.over?.lemma ?? "")?.takes.has("ACC") &&
      place.word.reading.form === undefined
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "object of a person without its case",
    make: (place) =>
      isUnderVerb(place, "ACC") &&
      hasSubject(place) &&
      ((place.word.reading.pronoun && place.word.reading.person !== undefined) ||
        (place.word.reading.owner !== undefined && place.word.reading.owner !== "3"))
        ? noun(place, "NOM")
        : [],
  },
  {
    kind: "subject in a case",
    make: (place) =>
      place.word.relation === "subject" &&
      place.over?.kind === "verb" &&
      place.over.form === "fin" &&
      place.word.reading.kind === "noun" &&
      place.word.reading.form === undefined &&
      isPlain(place) &&
      !hasObject(place) &&
      // ол мені күтті, оны күтті: nobody need be named who did it
      ((place.over.person !== "3" && place.word.reading.pronoun) ||
        place.over.source?.entry?.transitive === false) &&
      place.government.verb(place.over.lemma) !== undefined &&
      takesNo(place, "ACC")
        ? noun(place, "ACC")
        : [],
  },
  {
    kind: "subject in the genitive",
    make: (place) =>
      place.word.relation === "subject" &&
      place.over?.form === "fin" &&
      place.over.kind === "verb" &&
      place.word.reading.kind === "noun" &&
      place.word.reading.form === undefined &&
      !/^(?:болу|келу|көріну)$/.test(place.over.lemma) &&
      !place.parse.words.some(
        ({ reading, head }, at) => at > place.at && reading.owner !== undefined && head >= 0,
      )
        ? noun(place, "GEN")
        : [],
  },
];
