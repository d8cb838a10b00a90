import { analyse } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbWith } from "../word/inflected.ts";
import { changed, slip, withEndings, withParticles } from "./rewrite.ts";

/** Who does something, and what opens by itself, against the voice of their verb. */
export const passiveSlips = (parse: Parse, government: Government): Fault[] => [
  ...openedByItself(parse),
  ...doneByWhoDoes(parse, government),
];

/** есікті өзі ашылды → есік өзі ашылды: what opens by itself is not opened. */
function openedByItself(parse: Parse): Fault[] {
  const { words } = parse;
  return words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const verb = words[head]?.reading;
    const thing = words[at - 1];
    if (reading.lemma !== "өз" || relation !== "subject") return [];
    if (verb?.kind !== "verb" || verb.form !== "fin" || verb.person !== "3") return [];
    if (verb.source?.entry?.transitive !== false || thing?.head !== head) return [];
    if (thing.reading.case !== "ACC" || thing.reading.kind !== "noun" || thing.reading.form)
      return [];
    const text = nounWith(thing.reading, { case: "NOM" });
    return [slip(at - 1, withEndings(parse, { [at - 1]: text }, "passive", 0.1))];
  });
}

/** бұл үйді атам салынған → салған: who does something to an object does not have it done. */
function doneByWhoDoes({ tokens, words }: Parse, government: Government): Fault[] {
  // талапты, бастыдан: likelier a quality or a deed than a thing
  const isThing = (place: number): boolean => {
    const [first, ...others] = tokens[place]?.readings ?? [];
    return (
      first?.kind === "noun" &&
      !others.some(({ kind, cost }) => (kind === "adj" || kind === "verb") && cost <= first.cost)
    );
  };
  return words.flatMap(({ reading }, at): Fault[] => {
    const token = tokens[at];
    if (!token || reading.kind !== "verb" || reading.form !== "fin") return [];
    // ұғыну takes an object of its own
    if (reading.source?.entry?.transitive === true) return [];
    const object = words.some(
      ({ head, reading: one }, place) => head === at && one.case === "ACC" && isThing(place),
    );
    const doer = words.some(
      ({ head, relation, reading: one }) =>
        head === at &&
        relation === "subject" &&
        (one.pronoun || one.name || government.isOf(one.lemma, "person")),
    );
    if (!object || !doer) return [];
    // салыну has an entry of its own and is built from салу all the same
    const passive = analyse(token.lower).find(
      ({ guessed, features }) => !guessed && features.Voice === "Pass",
    );
    if (!passive) return [];
    const active = { ...reading, lemma: passive.lemma };
    const text = verbWith(active, {});
    return [
      slip(
        at,
        text === "" ? [] : changed(tokens, { [at]: withParticles(token, text) }, "passive", 0.3),
      ),
    ];
  });
}
