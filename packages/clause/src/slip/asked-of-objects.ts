import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, predicateWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

const ASKED = /^(?:қайда|қалай|кім|қандай|қашан)$/;

/** сізді қайда → сіз қайда: nothing is done to whom one asks about. */
export const askedOfObjectSlips = (parse: Parse): Fault[] => {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const object = words[end - 1]?.reading;
  if (end < 1 || !ASKED.test(tokens[end]?.lower ?? "") || words[end]?.head !== -1) return [];
  if (object?.kind !== "noun" || object.case !== "ACC" || tokens[end - 1]?.mark !== "") return [];
  // Ал оны қалай: what to do with it was told before
  const isAlone = words.every(({ reading }, at) => at >= end - 1 || reading.kind === "det");
  const asked = words[end]?.reading;
  const person = object.person ?? "3";
  const where = tokens[end]?.lower === "қайда" && asked && person !== "3";
  return isAlone && !/^(?:бұ|мұ|о|со|осы)ны$/u.test(tokens[end - 1]?.lower ?? "")
    ? [
        slip(
          end - 1,
          withEndings(
            parse,
            {
              [end - 1]: nounWith(object, { case: "NOM" }),
              // Сіз қайдасыз: where somebody is, with their ending
              ...(where && { [end]: predicateWith("қайда", asked, person) }),
            },
            "personal-pronouns",
            0.2,
          ),
        ),
      ]
    : [];
};
