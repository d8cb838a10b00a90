import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case } from "../word/reading.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

const RESTS = /^(?:тұру|туу|өсу|демалу|жұмыс істеу|қызмет ету)$/;
const GOES = /^(?:бару|кету|ұшу|көшу|аттану|кіру)$/;
const COMES = /^(?:келу|қайту|оралу)$/;
const LEAVES = /^(?:шығу)$/;

const POINTS: Readonly<Partial<Record<Case, string>>> = {
  LOC: "locative",
  DAT: "dative",
  ABL: "ablative",
  INS: "instrumental",
};

/** әкем Астана тұрады → Астанада, мен банк жұмыс істеймін → банкте, біз такси келдік → таксимен: where, where to and by what, with no ending. */
export function unmarkedPlaceSlips(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (verb?.kind !== "verb" || verb.form !== "fin" || verb.source?.features.Voice) return [];
  if (root !== tokens.length - 1 || tokens.some(({ mark }, at) => mark !== "" && at < root))
    return [];
  const isPart = words[root - 1]?.relation === "part";
  const at = isPart ? root - 2 : root - 1;
  const thing = words[at];
  const reading = thing?.reading;
  if (!thing || !reading || !/^(?:loose|object|complement|compound)$/.test(thing.relation))
    return [];
  if (reading.kind !== "noun" || reading.case !== "NOM" || reading.pronoun || reading.plural)
    return [];
  if (reading.owner !== undefined || reading.form !== undefined || tokens[at]?.leaning.length)
    return [];
  // дүкен жұмыс істейді: somebody else must be who does it
  const doer = words.findIndex(
    ({ reading: one, relation, head }, place) =>
      place < at &&
      head === root &&
      relation === "subject" &&
      (one.pronoun || one.name || one.owner !== undefined) &&
      one.case === "NOM",
  );
  if (doer < 0) return [];
  const said = isPart ? `${tokens[root - 1]?.lower} ${verb.lemma}` : verb.lemma;
  const cases = casesOf(
    said,
    reading.source?.entry?.pos === "name-place" || isPlace(parse, at, government),
    government.isOf(reading.lemma, "vehicle"),
  );
  return cases.length === 0
    ? []
    : [
        slip(
          at,
          ...cases.map((kase, place) =>
            withEndings(
              parse,
              { [at]: nounWith(reading, { case: kase }) },
              POINTS[kase] ?? "locative",
              0.2 + place * 0.3,
            ),
          ),
        ),
      ];
}

const isPlace = ({ words, tokens }: Parse, at: number, government: Government): boolean =>
  government.isOf(words[at]?.reading.lemma ?? "", "place") ||
  (tokens[at]?.readings.some(({ source }) => source?.entry?.pos === "name-place") ?? false);

/** The cases in which a place or a vehicle stands with a verb, the likeliest first. */
function casesOf(verb: string, isSomewhere: boolean, isVehicle: boolean): readonly Case[] {
  if (isVehicle) {
    if (verb === "түсу") return ["ABL"];
    if (verb === "міну" || verb === "отыру") return ["DAT"];
    return GOES.test(verb) || COMES.test(verb) || verb === "жүру" ? ["INS"] : [];
  }
  if (!isSomewhere) return [];
  if (RESTS.test(verb)) return ["LOC"];
  if (GOES.test(verb)) return ["DAT"];
  if (COMES.test(verb)) return ["ABL", "DAT"];
  return LEAVES.test(verb) ? ["ABL"] : [];
}
