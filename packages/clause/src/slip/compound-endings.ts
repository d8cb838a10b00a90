import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { compoundsIn } from "../usage/shown-compounds.ts";
import type { Usage } from "../usage/usage.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** пошта бөлімше → пошта бөлімшесі: what the course always shows with the ending that makes two nouns one thing. */
export const compoundEndingSlips = (parse: Parse, usage: Usage): Fault[] =>
  compoundsIn(parse).flatMap(({ at, modifier, noun, ended }): Fault[] => {
    const token = parse.tokens[at + 1];
    const reading = parse.words[at + 1]?.reading;
    if (ended || !token || !reading || !usage.isCompound(modifier, noun)) return [];
    // бала кезден: since childhood, which is nobody's own
    if (noun === "кез" && reading.case === "ABL") return [];
    const text = nounWith(reading, { owner: "3" });
    return [
      slip(
        at + 1,
        changed(
          parse.tokens,
          { [at + 1]: text === "" ? undefined : withParticles(token, text) },
          "compound-nouns",
          0.3,
        ),
      ),
    ];
  });
