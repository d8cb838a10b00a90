import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

const POLITE_OPENING = /^(?:құрметті|қадірлі)$/;
const SEVERAL = /(?:лар|лер|дар|дер|тар|тер)$/u;

/** Құрметті Асан Серікұлы, хатыңды алдық → хатыңызды: who is addressed so is сіз. */
export function formalLetterSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const comma = tokens.findIndex(({ mark }) => mark.includes(","));
  if (!POLITE_OPENING.test(tokens[0]?.lower ?? "") || comma < 1 || comma > 4) return [];
  const several = SEVERAL.test(tokens[comma]?.lower ?? "");
  return words.flatMap(({ reading }, at): Fault[] => {
    if (at <= comma) return [];
    if (reading.kind === "noun" && reading.owner === "2s" && reading.form === undefined)
      return [
        slip(
          at,
          withEndings(parse, { [at]: nounWith(reading, { owner: "2f" }) }, "address-sen-siz", 0.1),
        ),
      ];
    // дастарқанға отыр: a command, though the word may tell as well
    const order = tokens[at]?.readings.find(
      ({ form, person, cost }) => form === "imp" && person === "2s" && cost < 4,
    );
    if (!order || at !== tokens.length - 1) return [];
    const polite = verbWith(order, { person: "2f" });
    const text =
      polite === ""
        ? ""
        : several
          ? `${polite}${/[еі][^аыоұ]*$/u.test(polite) ? "дер" : "дар"}`
          : polite;
    return [slip(at, withEndings(parse, { [at]: text }, "address-sen-siz", 0.1))];
  });
}
