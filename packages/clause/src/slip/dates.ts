import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { capitalLike, changed, slip, withParticles } from "./rewrite.ts";

/** Days of a month and minutes of an hour. */
export const dateSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((_, at) => [
    ...dayOfMonth(parse, at),
    ...numbered(parse, at),
    ...minutes(parse, at),
    ...year(parse, at),
    ...weekday(parse, at),
  ]);

const WEEKDAYS = /^(?:дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі)$/;

/** дүйсенбі күнде → дүйсенбі күні: on a day that has a name. */
function weekday({ tokens, words }: Parse, at: number): Fault[] {
  const day = tokens[at + 1];
  if (!WEEKDAYS.test(tokens[at]?.lower ?? "") || tokens[at]?.mark !== "") return [];
  if (!day || !/^күн(?:і|ін)?де$/.test(day.lower) || words[at + 1]?.reading.kind === "verb")
    return [];
  return [
    slip(at + 1, changed(tokens, { [at + 1]: withParticles(day, "күні") }, "clock-and-days", 0.1)),
  ];
}

const YEAR = /^(?:1[89]|20)(?:0[1-9]|[1-9]\d)$/;

/** 2001 жыл туғанмын → 2001 жылы: in a year, not for so many. */
function year({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const noun = tokens[at + 1];
  const next = words[at + 2]?.reading;
  if (!YEAR.test(token?.lower ?? "") || token?.mark !== "") return [];
  // 2015 жылда келді: in that year, as over verbs of any kind
  if (noun?.lower === "жылда" && noun.mark === "")
    return [slip(at + 1, changed(tokens, { [at + 1]: "жылы" }, "dates-and-parts", 0.1))];
  if (noun?.lower !== "жыл") return [];
  if (noun.mark !== "" || !next || next.kind === "post" || next.kind === "adv") return [];
  const over = words[words[at + 1]?.head ?? -1]?.reading;
  if (over?.kind !== "verb" || /^(?:болу|өту|келу|қалу|толу|жасау)$/.test(over.lemma)) return [];
  return [slip(at + 1, changed(tokens, { [at + 1]: "жылы" }, "dates-and-parts", 0.2))];
}

const MONTHS =
  /^(?:қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан)$/;
const CARDINALS = new Set("бір екі үш төрт бес алты жеті сегіз тоғыз он жиырма отыз".split(" "));

/** бес мамыр → бесінші мамыр. */
function dayOfMonth({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const month = words[at + 1]?.reading;
  if (token?.mark !== "" || !CARDINALS.has(token.lower)) return [];
  if (month?.kind !== "noun" || !MONTHS.test(month.lemma.toLowerCase()) || month.plural) return [];
  if (month.case !== "NOM" && month.case !== "LOC") return [];
  const ordinal = ordinalOf(token.lower);
  return [
    slip(
      at,
      ordinal === ""
        ? []
        : changed(
            tokens,
            { [at]: withParticles(token, capitalLike(token.text, ordinal)) },
            "ordinals",
            0.3,
          ),
    ),
  ];
}

const NUMBERED = /^(?:курс|сынып|қабат|ғасыр)$/;

/** екі курста → екінші курста: the year, the form and the floor are told by their order. */
function numbered({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const noun = words[at + 1]?.reading;
  if (token?.mark !== "" || !CARDINALS.has(token.lower) || token.lower === "бір") return [];
  if (noun?.kind !== "noun" || !NUMBERED.test(noun.lemma) || noun.owner !== undefined) return [];
  if (noun.case !== "LOC" || noun.plural) return [];
  const ordinal = ordinalOf(token.lower);
  return ordinal === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, ordinal) }, "ordinals", 0.3))];
}

const ordinalOf = (number: string): string => inflect(number, "NUM;ORD")[0] ?? "";

/** сағат бестен он минут қалды → беске; сағат алтыға жиырма минут өтті → алтыдан. */
function minutes({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  if (token?.lower !== "минут") return [];
  const verb = tokens[at + 1]?.lower ?? "";
  const want = /^қал(?:ды|ған|ып)/.test(verb)
    ? "DAT"
    : /^(?:өт|кет)(?:ті|кен|іп)/.test(verb)
      ? "ABL"
      : undefined;
  if (want === undefined) return [];
  let hour = at - 1;
  while (hour > 0 && words[hour]?.reading.kind === "num") hour -= 1;
  const word = words[hour];
  const number = tokens[hour];
  if (!word || !number || word.reading.source?.entry?.pos !== "num") return [];
  const { case: kase } = word.reading;
  if (kase === want || (kase !== "ABL" && kase !== "DAT" && kase !== "LOC")) return [];
  const text = nounWith(word.reading, { case: want });
  return [
    slip(
      hour,
      text === ""
        ? []
        : changed(tokens, { [hour]: withParticles(number, text) }, "clock-and-days", 0.3),
    ),
  ];
}
