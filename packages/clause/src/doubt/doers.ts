import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { loneDoers } from "../usage/lone-doers.ts";
import { classesOf, headKey, nounKey, type Usage } from "../usage/usage.ts";
import type { Reading } from "../word/reading.ts";
import { MEASURES, SELF } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** So many living subjects, and no thing among them, show that things do not do it. */
const SHOWN = 5;

/**
 * роман жазды, есік ашты, жұмыс сөйлесті: a thing does nothing to nothing. Of a verb that wants an object and has none, the
 * subject is somebody, or the course shows that such things do it; what only people are shown to do, things do not.
 */
export const doerDoubts = (parse: Parse, government: Government, usage: Usage): Doubt[] =>
  loneDoers(parse).flatMap(({ at, reading: doer, verb, lacking }): Doubt[] => {
    // есік өзі ашты: what is itself is the thing before
    const itself = parse.words[at - 1];
    const isItself = SELF.has(doer.lemma) && itself?.head === at && itself.relation === "compound";
    const reading = isItself ? itself.reading : doer;
    if (isSomebody(reading, government)) return [];
    // екі жүз грамм кем өлшеді: by how much it is less
    if (MEASURES.has(reading.lemma) && parse.words[at + 1]?.reading.lemma === "кем") return [];
    const key = headKey(verb);
    const noun = nounKey(reading);
    if (usage.hasSeen(key, "NOM", noun)) return [];
    const classes = classesOf(reading, government);
    const like = usage.ofClasses(key, "NOM", classes);
    if (!lacking) {
      const living = Math.max(...LIVING.map((one) => usage.ofClasses(key, "NOM", [one])));
      const strange = living >= SHOWN && usage.breadth(key, "NOM") - living <= 1 && like === 0;
      return strange ? [{ at, why: "a thing that does what people do" }] : [];
    }
    const voice = verb.source?.features.Voice ?? "";
    const frame = voice === "" ? government.verb(verb.lemma) : undefined;
    // жүрек соғады: one of its meanings wants no object
    if (frame?.senses.some((one) => !one.has("ACC"))) return [];
    if (classes.includes("animal")) return like >= 1 ? [] : [{ at, why: LACKING }];
    // сынып жинады: likelier what it is done to
    const done = usage.hasSeen(key, "ACC", noun) || usage.ofClasses(key, "ACC", classes) > 0;
    return like >= 2 && !done ? [] : [{ at, why: LACKING }];
  });

const LACKING = "a thing that does it to nothing";
const LIVING = ["person", "animal", "nation", "describer"];

/** Somebody, or what stands for somebody. */
function isSomebody(reading: Reading, government: Government): boolean {
  if (reading.pronoun || reading.form !== undefined || SELF.has(reading.lemma)) return true;
  if (reading.name) return reading.source?.entry?.pos !== "name-place";
  return ["person", "nation", "describer"].some((one) => government.isOf(reading.lemma, one));
}
