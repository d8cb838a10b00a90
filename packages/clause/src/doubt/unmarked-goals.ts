import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { SELF } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const GOING = /^(?:бару|келу|қайту|кіру|жүру|өту|кету|шығу|жету|көшу|оралу)$/;

/** зоопарк барады, төр өтіңіз, сорпаны ысыту ішіңіз: a place goes nowhere, and nothing but people is told what to do. */
export const unmarkedGoalDoubts = ({ tokens, words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    // төр өтіңіз, ата: whoever is called stands behind the command
    const next = words[at + 1];
    const verb = (next?.reading.form === "imp" ? next : words[head])?.reading;
    if (relation !== "subject" || verb?.kind !== "verb" || tokens[at]?.mark !== "") return [];
    if (reading.pronoun || reading.name || reading.case !== "NOM" || SELF.has(reading.lemma))
      return [];
    const told = verb.form === "imp" && /^2/.test(verb.person ?? "");
    const somebody = ["person", "nation", "animal", "describer"].some((one) =>
      government.isOf(reading.lemma, one),
    );
    if (told && !somebody && reading.owner === undefined)
      return [{ at, why: "a thing that is told what to do" }];
    const bare = reading.owner === undefined && !reading.plural && reading.form === undefined;
    const goes = GOING.test(verb.lemma) && head === at + 1;
    // сай келеді, орын жетпейді: they make one verb with it
    if (/^(?:сай|орын)$/.test(reading.lemma)) return [];
    return bare &&
      goes &&
      government.isOf(reading.lemma, "place") &&
      !words.some((one) => one.head === at)
      ? [{ at, why: "a place that goes" }]
      : [];
  });
