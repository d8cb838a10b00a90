import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";
import { OWNERS } from "./told-clauses.ts";

const FEELING = /^(?:қуанышты|риза|қуану|өкіну|шаттану|қынжылу|бақытты|ыңғайсыз|мақтану|ұялу)$/;

/** танысқанына қуаныштымын → танысқаныма: of what I did myself, where nobody else is named. */
export function gladOfMineSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const felt = words[root]?.reading;
  if (!felt || !FEELING.test(felt.lemma) || !/^[12]/.test(felt.person ?? "")) return [];
  const at = words.findIndex(
    ({ reading }) => reading.form === "part" && reading.owner === "3" && reading.case === "DAT",
  );
  const did = words[at]?.reading;
  if (!did || at > root || tokens.slice(0, at).some(({ mark }) => mark !== "")) return [];
  const somebody = words.some(
    ({ reading }, place) =>
      place < at &&
      reading.kind === "noun" &&
      (reading.case === "GEN" || (reading.case === "NOM" && reading.person !== felt.person)),
  );
  // сізбен танысу: whom one meets is there, and who does it is the one who is glad
  const meets = words.some(
    ({ reading }, place) => place < at && reading.pronoun && reading.case !== "NOM",
  );
  if (somebody || !meets) return [];
  const negative = did.negative ? ";NEG" : "";
  const text = verbAs(did, `V.PTCP;PST;DAT;${OWNERS[felt.person ?? "1s"]}${negative}`);
  return [slip(at, withEndings(parse, { [at]: text }, "participle-gan", 0.1))];
}
