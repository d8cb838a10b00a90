import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { TIMES } from "../word/word-lists.ts";
import { isNumber } from "./numerals.ts";
import { changed, slip, withEndings, withParticles } from "./rewrite.ts";

/** Times, ages and amounts told by a word that says something else. */
export const timeAndAmountSlips = (parse: Parse, government: Government): Fault[] =>
  parse.tokens.flatMap((_, at) => [
    ...throughTime(parse, at),
    ...halves(parse, at),
    ...timesAsMuch(parse, at),
    ...tensLast(parse, at),
    ...howMuch(parse, at),
    ...aged(parse, at, government),
    ...allOfThem(parse, at),
    ...oneOfMany(parse, at),
  ]);

/** екі апта арқылы → екі аптадан кейін: after a time, and not by way of it. */
function throughTime({ tokens, words }: Parse, at: number): Fault[] {
  const time = words[at]?.reading;
  const token = tokens[at];
  if (tokens[at + 1]?.lower !== "арқылы" || !token || !isNumber(words[at - 1]?.reading)) return [];
  if (time?.kind !== "noun" || !TIMES.has(time.lemma) || token.mark !== "") return [];
  const text = nounWith(time, { case: "ABL" });
  return text === ""
    ? []
    : [
        slip(
          at + 1,
          changed(
            tokens,
            { [at]: withParticles(token, text), [at + 1]: "кейін" },
            "before-after",
            0.1,
          ),
        ),
      ];
}

/** сағат бес жартыда → бес жарымда; жарым сағат күттім → жарты сағат. */
function halves(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const lower = tokens[at]?.lower ?? "";
  const [, ending = ""] = /^жарты(ға|да|дан|ны)?$/u.exec(lower) ?? [];
  if (/^жарты/u.test(lower) && ending !== "" && isNumber(words[at - 1]?.reading)) {
    const kase = { ға: "DAT", да: "LOC", дан: "ABL", ны: "ACC" }[ending];
    const text = inflect("жарым", `N;${kase};SG`)[0] ?? "";
    return [slip(at, withEndings(parse, { [at]: text }, "clock-and-days", 0.1))];
  }
  const alone = lower === "жарым" && !isNumber(words[at - 1]?.reading);
  return alone && /^(?:сағат|күн|жыл|келі|литр)$/.test(tokens[at + 1]?.lower ?? "")
    ? [slip(at, withEndings(parse, { [at]: "жарты" }, "dates-and-parts", 0.1))]
    : [];
}

/** екі рет қымбат → екі есе: so many times as much. */
function timesAsMuch(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const quality = tokens[at + 1];
  if (tokens[at]?.lower !== "рет" || !isNumber(words[at - 1]?.reading) || !quality) return [];
  const isQuality = quality.readings.some(({ kind, cost }) => kind === "adj" && cost < 2);
  const compares = words.some(({ reading }, place) => place < at && reading.case === "ABL");
  return isQuality && compares
    ? [slip(at, withEndings(parse, { [at]: "есе" }, "comparison", 0.1))]
    : [];
}

const TENS = /^(?:он|жиырма|отыз|қырық|елу|алпыс|жетпіс|сексен|тоқсан)$/;
const ONES = /^(?:бір|екі|үш|төрт|бес|алты|жеті|сегіз|тоғыз)$/;

/** бес және жиырма → жиырма бес. */
function tensLast({ tokens }: Parse, at: number): Fault[] {
  const [one, and, ten] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!one || !ten || !ONES.test(one.lower) || !TENS.test(ten.lower)) return [];
  if (!/^(?:және|мен|пен|бен)$/.test(and?.lower ?? "") || one.mark !== "") return [];
  return [
    slip(
      at,
      changed(
        tokens,
        { [at]: withParticles(one, ten.lower), [at + 1]: one.lower, [at + 2]: "" },
        "numbers-singular",
        0.1,
      ),
    ),
  ];
}

/** неше тұрады → қанша тұрады: what it costs is no number of things. */
function howMuch(parse: Parse, at: number): Fault[] {
  const verb = parse.words[at + 1]?.reading;
  return parse.tokens[at]?.lower === "неше" && verb?.lemma === "тұру" && verb.form === "fin"
    ? [slip(at, withEndings(parse, { [at]: "қанша" }, "question-words", 0.1))]
    : [];
}

/** атам жетпіс бес жыл → жетпіс бес жаста. */
function aged(parse: Parse, at: number, government: Government): Fault[] {
  const { tokens, words } = parse;
  if (tokens[at]?.lower !== "жыл" || at !== tokens.length - 1 || at < 2) return [];
  if (!isNumber(words[at - 1]?.reading)) return [];
  const who = words.find(
    ({ reading }, place) =>
      place < at &&
      reading.kind === "noun" &&
      reading.case === "NOM" &&
      reading.lemma !== "жас" &&
      (reading.name || government.isOf(reading.lemma, "person")),
  );
  return who ? [slip(at, withEndings(parse, { [at]: "жаста" }, "locative", 0.1))] : [];
}

/** бәрі студенттер → барлық студенттер: all of them stands before what it counts. */
function allOfThem(parse: Parse, at: number): Fault[] {
  const next = parse.words[at + 1]?.reading;
  if (parse.tokens[at]?.lower !== "бәрі" || parse.tokens[at]?.mark !== "") return [];
  // бәрі балаларға байланысты: all of it
  if (next?.case !== undefined && next.case !== "NOM" && next.case !== "ACC") return [];
  return next?.kind === "noun" && next.plural && !next.pronoun && next.owner === undefined
    ? [slip(at, withEndings(parse, { [at]: "барлық" }, "indefinites", 0.05))]
    : [];
}

/** ең жақсы студенттің бірі → студенттердің бірі. */
function oneOfMany(parse: Parse, at: number): Fault[] {
  const whole = parse.words[at - 1]?.reading;
  if (!/^бірі(?:н|не|нен|нде)?$/.test(parse.tokens[at]?.lower ?? "")) return [];
  if (whole?.kind !== "noun" || whole.case !== "GEN" || whole.plural || whole.pronoun) return [];
  if (!parse.tokens.slice(0, at - 1).some(({ lower }) => lower === "ең")) return [];
  const text = nounWith(whole, { plural: true });
  return [slip(at - 1, withEndings(parse, { [at - 1]: text }, "one-of", 0.1))];
}
