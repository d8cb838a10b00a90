import { analyse } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { verbWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** бұл үйді атам салынған → салған: who does something to an object does not have it done. */
export function passiveSlips({ tokens, words }: Parse, government: Government): Fault[] {
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
