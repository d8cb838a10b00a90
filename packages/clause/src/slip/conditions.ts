import type { Fault } from "../fault.ts";
import { verbAs, verbWith } from "../inflected.ts";
import type { Parse } from "../parse.ts";
import { capitalLike, changed, slip, suffixesOf, wordsOf } from "./rewrite.ts";

/** Conditions and what would be. */
export const conditionSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((_, at) => [...concession(parse, at), ...wouldBe(parse, at)]);

const HOWEVER = /^(?:қанша|қалай|не|кім|қайда|қандай|неше)$/;
const CORRELATED = /^(?:сонша|сол|соғұрлым|сонда|соны|соған|солай|сондай)/;

/** қанша шақырсақ, келмеді → қанша шақырсақ та. */
function concession({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const reading = words[at]?.reading;
  if (!token || reading?.form !== "cond" || token.leaning.length > 0) return [];
  if (!token.mark.includes(",") || token.question !== undefined) return [];
  const asked = tokens.findIndex(
    ({ lower }, place) => place < at && place >= at - 3 && HOWEVER.test(lower),
  );
  const rest = tokens.slice(at + 1);
  const main = words.find(({ head }) => head === -1)?.reading;
  if (asked < 0 || main?.negative !== true || rest.some(({ lower }) => CORRELATED.test(lower)))
    return [];
  const base = wordsOf(tokens);
  const particle = /[әеөүіи][^аоұыуяәеөүіи]*$/u.test(token.lower) ? "те" : "та";
  const voiced = /[аәеоөұүыіиу]$/u.test(token.lower);
  const leaning = voiced ? particle.replace("т", "д") : particle;
  return [slip(at, changed(tokens, { [at]: `${base[at]} ${leaning}` }, "concession", 0.3))];
}

/** істемеймін едім → істемес едім. */
function wouldBe({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  const reading = words[at]?.reading;
  if (token?.mark !== "" || !/^еді/.test(tokens[at + 1]?.lower ?? "")) return [];
  if (
    reading?.kind !== "verb" ||
    reading.form !== "fin" ||
    !suffixesOf({ tokens, words } as Parse, at).includes("pres")
  )
    return [];
  const text =
    verbWith(reading, { tense: "IND;FUT;POT", person: "3" }) || verbAs(reading, "V.PTCP;FUT");
  return [
    slip(
      at,
      text === ""
        ? []
        : changed(tokens, { [at]: capitalLike(token.text, text) }, "unreal-conditions", 0.3),
    ),
  ];
}
