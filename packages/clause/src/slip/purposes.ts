import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { MOTION } from "../word/word-lists.ts";
import { slip, withEndings } from "./rewrite.ts";

/** Infinitives with no ending where the verb of the sentence asks for one. */
export const purposeSlips = (parse: Parse, government: Government): Fault[] => [
  ...goneToDo(parse, government),
  ...cameToDo(parse, government),
  ...likedToDo(parse),
];

const CAME = /^(?:келу|бару|кету|қайту|жүгіру|аттану|шығу)$/;

/** біз демалу келдік, балалар ойнау шықты → демалуға, ойнауға: what somebody comes to do. */
const cameToDo = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, relation }, at): Fault[] => {
    const { tokens, words } = parse;
    const verb = words[at + 1]?.reading;
    if (reading.form !== "vn" || reading.case !== "NOM" || reading.owner !== undefined) return [];
    if (tokens[at]?.mark !== "") return [];
    if (verb?.kind !== "verb" || verb.form !== "fin" || !CAME.test(verb.lemma)) return [];
    const somebody = words.some(({ reading: one, head }, place) => {
      const isWho = one.pronoun || one.name || government.isOf(one.lemma, "person");
      const isHere = head === at || head === at + 1;
      return place < at && isHere && one.kind === "noun" && one.case === "NOM" && isWho;
    });
    if (relation !== "loose" && !(relation === "subject" && somebody)) return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "DAT" }) }, "purpose", 0.1)),
    ];
  });

/** мен нан алу дүкенге бардым → нан алуға дүкенге бардым: what one goes somewhere for. */
const goneToDo = ({ tokens, words }: Parse, government: Government): Fault[] =>
  words.flatMap(({ reading, relation }, at): Fault[] => {
    const place = words[at + 1]?.reading;
    const verb = words[at + 2]?.reading;
    if (reading.form !== "vn" || reading.case !== "NOM" || reading.owner !== undefined) return [];
    if (relation !== "compound" && relation !== "loose") return [];
    if (at === 0 || tokens[at]?.mark !== "" || tokens[at + 1]?.mark !== "") return [];
    if (place?.kind !== "noun" || place.case !== "DAT" || place.form !== undefined) return [];
    if (!place.name && !government.isOf(place.lemma, "place")) return [];
    if (verb?.kind !== "verb" || verb.form !== "fin" || !MOTION.has(verb.lemma)) return [];
    // сурет салу үйірмесіне барамын is owned; кесу залына барады is named so
    return [
      slip(
        at,
        withEndings(
          { tokens, words } as Parse,
          { [at]: nounWith(reading, { case: "DAT" }) },
          "purpose",
          0.2,
        ),
      ),
    ];
  });

/** мен ән айту жақсы көремін → ән айтуды: what one likes to do is an object. */
const likedToDo = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const { tokens, words } = parse;
    if (reading.form !== "vn" || reading.case !== "NOM" || reading.owner !== undefined) return [];
    const verb = words[head]?.reading;
    const next = tokens[at + 1]?.lower ?? "";
    const likes =
      /^(?:ұнату|сүю|қалау)$/.test(verb?.lemma ?? "") ||
      (verb?.lemma === "көру" && /^(?:жақсы|жек)$/.test(next));
    if (!likes || verb?.form !== "fin" || verb.source?.features.Voice || tokens[at]?.mark !== "")
      return [];
    return [
      slip(
        at,
        withEndings(parse, { [at]: nounWith(reading, { case: "ACC" }) }, "verbal-noun", 0.2),
      ),
    ];
  });
