import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** әпкем үйленді → тұрмысқа шықты, інім тұрмысқа шықты → үйленді: a man and a woman marry with verbs of their own. */
export const marryingSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    if (reading.kind !== "verb" || reading.source?.features.Voice) return [];
    const who = parse.words.find(({ head, relation }) => head === at && relation === "subject");
    const token = parse.tokens[at];
    if (!who || !token) return [];
    const { lemma } = who.reading;
    if (reading.lemma === "үйлену" && government.isOf(lemma, "woman")) {
      const text = likewise(reading, "шығу");
      const words = text === "" ? undefined : withParticles(token, `тұрмысқа ${text}`);
      return [slip(at, changed(parse.tokens, { [at]: words }, "verb-stem", 0.3))];
    }
    const goesOut = reading.lemma === "шығу" && parse.tokens[at - 1]?.lower === "тұрмысқа";
    if (!goesOut || !government.isOf(lemma, "man")) return [];
    const text = likewise(reading, "үйлену");
    const words = text === "" ? undefined : withParticles(token, text);
    return [slip(at, changed(parse.tokens, { [at - 1]: "", [at]: words }, "verb-stem", 0.3))];
  });

/** Another verb in the form that one has. */
function likewise(verb: Reading, lemma: string): string {
  const other = { ...verb, lemma };
  if (verb.form === "p") return verbAs(other, "V.CVB;PFV");
  return verb.form === "fin" || verb.form === "imp" || verb.form === "cond"
    ? verbWith(other, {})
    : "";
}
