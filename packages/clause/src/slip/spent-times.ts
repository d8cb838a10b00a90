import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** жақсы уақыт алдық → өткіздік: a good time is spent; time to think may be taken. */
export const spentTimeSlips = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head }, at): Fault[] => {
    if (reading.lemma !== "уақыт" || reading.case !== "NOM" || reading.owner) return [];
    const [quality, verb] = [words[at - 1], words[at + 1]?.reading];
    const token = tokens[at + 1];
    if (quality?.reading.kind !== "adj" || quality.head !== at || head !== at + 1) return [];
    // көп уақыт алды: something took long
    if (verb?.lemma !== "алу" || verb.form !== "fin" || !token || verb.person === "3") return [];
    if (/^(?:көп|аз|ұзақ|біраз|қысқа)$/.test(quality.reading.lemma)) return [];
    const text = verbWith({ ...verb, lemma: "өткізу" }, {});
    return text === ""
      ? []
      : [slip(at + 1, changed(tokens, { [at + 1]: withParticles(token, text) }, "verb-stem", 0.2))];
  });
