import type { Fault } from "../fault.ts";
import { predicateWith } from "../inflected.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Мен инженер, зауытта істеймін → инженермін: what one is has the ending of the person, inside a sentence, too. */
export const unsaidCopulaSlips = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head }, at): Fault[] => {
    if (at > 0) return [];
    // мен инженер, …: nobody is called in the middle of what one says of oneself
    const calls = words[1]?.relation === "vocative" && words[1].reading.owner === undefined;
    const on = calls ? 1 : head;
    const token = tokens[on];
    const said = words[on];
    if (!token || !said || on !== 1) return [];
    if (!reading.pronoun || reading.case !== "NOM" || tokens[at]?.mark !== "") return [];
    const { person } = reading;
    if (person === undefined || person === "3" || !token.mark.includes(",")) return [];
    if ((said.relation !== "clause" && !calls) || (said.reading.person ?? "3") !== "3") return [];
    const isSaid =
      (said.reading.kind === "noun" && said.reading.case === "NOM" && !said.reading.pronoun) ||
      said.reading.kind === "adj";
    if (!isSaid || token.leaning.length > 0) return [];
    const text = predicateWith(token.lower, { ...said.reading, source: undefined }, person);
    return [
      slip(
        on,
        text === ""
          ? []
          : changed(tokens, { [on]: withParticles(token, text) }, "person-endings", 0.3),
      ),
    ];
  });
