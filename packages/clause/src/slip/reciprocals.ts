import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case, Person, Reading } from "../word/reading.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** The cases of бір-бір without whose it is. */
const UNOWNED: Readonly<Record<string, Case>> = {
  "бір-бірді": "ACC",
  "бір-бірге": "DAT",
  "бір-бірден": "ABL",
  "бір-бірмен": "INS",
  "бір-бірде": "LOC",
};
const EACH_OTHER = /^бір[-–](?:бірі|бірін)$/u;
const TWICE_IN_CASE = /^бірін[-–]бірін$/u;
const BY_PERSON: Readonly<Record<string, string>> = {
  "1p": "бір-бірімізді",
  "2p": "бір-біріңді",
  "2pf": "бір-біріңізді",
  "2f": "бір-біріңізді",
  "3": "бір-бірін",
};

/** The half of each other that takes the endings. */
const HALF = { lemma: "бір", kind: "noun", case: "NOM", plural: false, pronoun: false } as Reading;

/** біз бір-бірі, бір-бірді түсінеміз → бір-бірімізді: each other is done something to, and is of us; бірін-бірін → бірін-бірі. */
export const reciprocalSlips = (parse: Parse): Fault[] => {
  const { tokens, words } = parse;
  const root = words[rootOf(parse)]?.reading;
  const person = root?.kind === "verb" ? (root.person ?? "3") : "3";
  return tokens.flatMap(({ lower, mark }, at): Fault[] => {
    if (mark !== "" || at === tokens.length - 1) return [];
    const kase = UNOWNED[lower.replace("–", "-")];
    if (kase !== undefined) {
      const half = nounWith(HALF, { case: kase, owner: person as Person });
      const own = half === "" ? "" : `бір-${half}`;
      return [slip(at, withEndings(parse, { [at]: own }, "reciprocal", 0.05))];
    }
    if (TWICE_IN_CASE.test(lower))
      return [
        slip(
          at,
          withEndings(
            parse,
            { [at]: BY_PERSON[person] ?? "" },
            "reciprocal",
            person === "3" ? 0.2 : 0.1,
          ),
          withEndings(parse, { [at]: "бірін-бірі" }, "reciprocal", 0.1),
        ),
      ];
    // біздің бір-бірін: whose they are may be said before
    const isOurs =
      EACH_OTHER.test(lower) && (person === "1p" || (lower === "бір-бірі" && person !== "1s"));
    const owned = tokens[at + 1]?.lower ?? "";
    if (!isOurs || /^(?:үшін|туралы|жайлы|сияқты)$/.test(owned)) return [];
    const done = words
      .slice(at + 1)
      .some(({ reading }) => reading.source?.entry?.transitive === true);
    return done
      ? [slip(at, withEndings(parse, { [at]: BY_PERSON[person] ?? "" }, "reciprocal", 0.1))]
      : [];
  });
};
