import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

/** Айгүлдің қарындасы → сіңлісі: the younger sister of a woman has a word of her own; of a man the other. */
export const sisterSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const sister = parse.words[head]?.reading;
    if (reading.case !== "GEN" || relation !== "owner" || !sister || sister.owner !== "3")
      return [];
    const isWoman = government.isOf(reading.lemma, reading.name ? "womans-name" : "woman");
    const isMan = !reading.name && government.isOf(reading.lemma, "man");
    const want =
      sister.lemma === "қарындас" && isWoman
        ? "сіңлі"
        : sister.lemma === "сіңлі" && isMan
          ? "қарындас"
          : undefined;
    if (want === undefined || at > head) return [];
    const text = nounWith({ ...sister, lemma: want, source: undefined }, {});
    return [slip(head, withEndings(parse, { [head]: text }, "possessive-his-our", 0.1))];
  });
