import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { changed, slip, suffixesOf, withParticles, wordsOf } from "./rewrite.ts";

const SAYING =
  /^(?:айту|ойлау|болжау|хабарлау|санау|есептеу|сену|білу|жазу|мәлімдеу|күту|үміттену|түсіну|көрсету|растау)$/;
const TOLD_ABOUT = /^(?:туралы|жайлы|жайында|жөнінде)$/;

/** What is said, thought or told: a whole clause before деп, a fact in the accusative, and never a mixture of both. */
export const toldThatSlips = (parse: Parse): Fault[] => [
  ...factBeforeSaying(parse),
  ...saidAsQuality(parse),
  ...clauseAsTopic(parse),
  ...thoughtBehind(parse),
];

/** ол келеді мен ойлаймын → ол келеді деп ойлаймын: what one thinks is closed by деп. */
function thoughtBehind({ tokens, words }: Parse): Fault[] {
  const end = tokens.length - 1;
  const verb = words[end]?.reading;
  const who = tokens[end - 1];
  const said = tokens[end - 2];
  if (!who || !said || !/^(?:ойлау|санау|есептеу|сену|үміттену)$/.test(verb?.lemma ?? ""))
    return [];
  if (verb?.form !== "fin" || said.mark !== "" || who.mark !== "") return [];
  const isWho = who.readings.some(({ pronoun, person }) => pronoun && person === verb.person);
  const told = words[end - 2]?.reading;
  if (!isWho || verb.person === "3" || (told?.form !== "fin" && told?.kind !== "modal")) return [];
  return [slip(end - 1, changed(tokens, { [end - 1]: "деп" }, "dep-dedi", 0.1))];
}

/** бағаның өсетінін деп болжайды → өсетінін болжайды. */
function factBeforeSaying({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const reading = words[at]?.reading;
    const verb = words[at + 2]?.reading;
    if (tokens[at + 1]?.lower !== "деп" || token.mark !== "" || tokens[at + 1]?.mark !== "")
      return [];
    if (reading?.form !== "part" || reading.case !== "ACC" || reading.owner === undefined)
      return [];
    if (verb?.kind !== "verb" || !SAYING.test(verb.lemma)) return [];
    return [slip(at, changed(tokens, { [at + 1]: "" }, "that-clauses", 0.2))];
  });
}

/** келеді деген ойлаймын → деп ойлаймын: деген stands before a noun, деп before a verb. */
function saidAsQuality({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at): Fault[] => {
    const before = words[at - 1]?.reading;
    const verb = words[at + 1]?.reading;
    if (token.lower !== "деген" || token.mark !== "" || token.leaning.length > 0) return [];
    if (verb?.kind !== "verb" || verb.form !== "fin" || !SAYING.test(verb.lemma)) return [];
    const finite = before?.form === "fin" || before?.form === "imp" || before?.kind === "modal";
    return finite ? [slip(at, changed(tokens, { [at]: "деп" }, "dep-dedi", 0.2))] : [];
  });
}

/** сабақ болмайды туралы айтты → сабақ болмайтыны туралы айтты. */
function clauseAsTopic(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return tokens.flatMap((token, at): Fault[] => {
    const reading = words[at]?.reading;
    const about = tokens[at + 1];
    if (!about || !TOLD_ABOUT.test(about.lower) || token.mark !== "" || at + 2 > tokens.length - 1)
      return [];
    if (reading?.kind !== "verb" || reading.form !== "fin" || (reading.person ?? "3") !== "3")
      return [];
    const past = suffixesOf(parse, at).includes("past");
    const text = verbAs(
      reading,
      `${past ? "V.PTCP;PST" : "V.PTCP;HAB"};NOM;PSS3${reading.negative ? ";NEG" : ""}`,
    );
    const said = `${wordsOf(tokens)[at]} деп`;
    return text === ""
      ? []
      : [
          slip(
            at,
            changed(tokens, { [at]: withParticles(token, text) }, "that-clauses", 0.2),
            changed(tokens, { [at]: said, [at + 1]: "" }, "dep-dedi", 0.4),
          ),
        ];
  });
}
