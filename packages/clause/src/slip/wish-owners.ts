import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { wishOf } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/**
 * біздің теңізге барғым келеді → барғымыз, оның сөйлескім келмейтіні → сөйлескісі: the only owner of the sentence stands before
 * a wish of another person.
 */
export function wishOwnerSlips({ tokens, words }: Parse): Fault[] {
  return words.flatMap(({ reading: placed }, at): Fault[] => {
    const token = tokens[at];
    const isComing = tokens[at + 1]?.readings.some(({ lemma }) => lemma === "келу") ?? false;
    // су ішкісі келеді: the wish, and not what is inside
    const hidden = isComing ? token?.readings.find(({ form }) => form === "des") : undefined;
    const reading = placed.form === "des" ? placed : hidden;
    if (!reading || !token) return [];
    const wish: Person = reading.person ?? reading.owner ?? "3";
    const owners = words.flatMap((one, place) =>
      place < at &&
      one.reading.case === "GEN" &&
      one.reading.pronoun &&
      one.reading.person !== undefined &&
      tokens.slice(place, at).every(({ mark }) => mark === "")
        ? [{ ...one, place, person: one.reading.person }]
        : [],
    );
    const [first, ...others] = owners;
    if (!first || others.length > 0 || first.person === wish) return [];
    if ((first.person === "2p" && wish === "2s") || (first.person === "2pf" && wish === "2f"))
      return [];
    // менің досымның айтқысы келеді; менің кітабымды оқығың келе ме: it owns something else
    const owned = first.head === at ? undefined : words[first.head]?.reading;
    if (owned?.kind === "noun" && owned.owner !== undefined) return [];
    if (
      words.some((one, place) => place < at && one.reading.case === "GEN" && !one.reading.pronoun)
    )
      return [];
    const text = wishOf(reading, first.person);
    return [
      slip(
        at,
        text === "" ? [] : changed(tokens, { [at]: withParticles(token, text) }, "want", 0.3),
      ),
    ];
  });
}
