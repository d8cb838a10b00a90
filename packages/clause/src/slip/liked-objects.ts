import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

/** мен жылы нан жақсы көремін → нанды: what one likes is always marked. */
export const likedObjectSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    if (reading.lemma !== "көру" || reading.form !== "fin" || at < 2) return [];
    if (!/^(?:жақсы|жек)$/.test(tokens[at - 1]?.lower ?? "") || tokens[at - 2]?.mark !== "")
      return [];
    const thing = words[at - 2];
    const isThing =
      thing?.reading.kind === "noun" &&
      (thing.reading.case ?? "NOM") === "NOM" &&
      !thing.reading.pronoun &&
      thing.reading.form === undefined;
    // анам жақсы көреді: who likes it may stand there
    const doer = words.some(
      ({ reading: one }, place) => place < at - 2 && one.pronoun && one.case === "NOM",
    );
    if (!isThing || !doer || (reading.source?.features.Voice ?? "") !== "") return [];
    return [
      slip(
        at - 2,
        withEndings(
          parse,
          { [at - 2]: nounWith(thing.reading, { case: "ACC" }) },
          "accusative",
          0.1,
        ),
      ),
    ];
  });
