import type { Government } from "../government.ts";
import { loneDoers } from "../lone-doers.ts";
import type { Parse } from "../parse.ts";
import type { Reading } from "../reading.ts";
import { classesOf, headKey, nounKey, type Usage } from "../usage.ts";
import { SELF } from "../word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/**
 * роман жазды, есік ашты, машинам бұзды: a thing does nothing to nothing. Of a verb that wants an object and has none, the
 * subject is somebody, or the course shows that such things do it.
 */
export const doerDoubts = (parse: Parse, government: Government, usage: Usage): Doubt[] =>
  loneDoers(parse).flatMap(({ at, reading, verb }): Doubt[] => {
    if (isSomebody(reading, government)) return [];
    const voice = verb.source?.features.Voice ?? "";
    const frame = voice === "" ? government.verb(verb.lemma) : undefined;
    if (frame && ![...frame.cores].every((one) => one === "ACC")) return [];
    const classes = classesOf(reading, government);
    const seen =
      usage.hasSeen(headKey(verb), "NOM", nounKey(reading)) ||
      usage.ofClasses(headKey(verb), "NOM", classes) >= 2;
    return seen ? [] : [{ at, why: "a thing that does it to nothing" }];
  });

/** Somebody, or what stands for somebody. */
function isSomebody(reading: Reading, government: Government): boolean {
  if (reading.pronoun || reading.form !== undefined || SELF.has(reading.lemma)) return true;
  if (reading.name) return reading.source?.entry?.pos !== "name-place";
  return ["person", "animal", "nation", "describer"].some((one) =>
    government.isOf(reading.lemma, one),
  );
}
