import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { POINTING } from "../word/word-lists.ts";
import { put } from "./rewrite.ts";

/** What becomes, seems or is called something has no object. */
const BECOMING = /^(?:болу|көріну|саналу|есептелу|аталу|деу|айналу|қалу|ету)$/;

/** мен ол кісі танимын → ол кісіні; бұл кітап оқыдым → бұл кітапты: what is pointed at is a certain one, and has the ending of an object. */
export const pointedObjectSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (!/^(?:object|complement)$/.test(relation) || reading.kind !== "noun" || reading.pronoun)
      return [];
    if (reading.case !== "NOM" || reading.form !== undefined || reading.name) return [];
    if (verb?.kind !== "verb" || BECOMING.test(verb.lemma)) return [];
    if (verb.source?.entry?.transitive !== true || (verb.source.features.Voice ?? "") !== "")
      return [];
    // бұл нан пісірді: somebody pointed at may do it as well
    const isPointed = parse.words.some(
      ({ head: on, reading: one, relation: as }, place) =>
        on === at && place < at && as === "determiner" && POINTING.has(one.lemma),
    );
    if (!(isPointed || isBehindThat(parse, at)) || government.isOf(reading.lemma, "time"))
      return [];
    const isDone =
      /^[12]/.test(verb.person ?? "") ||
      parse.words.some((one) => one.head === head && one.relation === "subject");
    if (!isDone) return [];
    const text = nounWith(reading, { case: "ACC" });
    return text === "" ? [] : put(parse, at, text, "accusative", 0.1);
  });

/** мен ол фильм көрдім: where somebody else does it, ол before the thing points at it. */
function isBehindThat(parse: Parse, at: number): boolean {
  const before = parse.words[at - 1];
  return (
    before?.reading.lemma === "ол" &&
    before.reading.kind === "noun" &&
    before.reading.case === "NOM" &&
    before.relation !== "subject" &&
    parse.words.some(({ relation, reading }) => relation === "subject" && reading.lemma !== "ол")
  );
}
