import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { slip, withEndings } from "../rewrite.ts";

const FLAT = ["garment", "text"];

/** жуан пальто, жуан кітап → қалың: round things are жуан, layers are қалың. */
export const thickClothesSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const thing = parse.words[head]?.reading;
    if (reading.lemma !== "жуан" || head !== at + 1 || thing?.kind !== "noun") return [];
    const isFlat =
      FLAT.some((one) => government.isOf(thing.lemma, one)) ||
      /^(?:мұз|қар|көрпе|қабат|тұман|орман)$/.test(thing.lemma);
    return isFlat
      ? [slip(at, withEndings(parse, { [at]: "қалың" }, "adjective-formation", 0.05))]
      : [];
  });
