import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { classesOf, headKey, nounKey, type Usage } from "../usage/usage.ts";
import { LIGHT, SELF } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const GOING = /^(?:бару|келу|қайту|кіру|жүру|өту|кету|шығу|жету|көшу|оралу)$/;

/** зоопарк барады, төр өтіңіз, сорпаны ысыту ішіңіз: a place goes nowhere, and nothing but people is told what to do. */
export const unmarkedGoalDoubts = (parse: Parse, government: Government, usage: Usage): Doubt[] => [
  ...goals(parse, government),
  ...barePlaces(parse, government, usage),
];

/** Where one goes and comes from; a road goes and leads itself. */
const MOVING = /^(?:бару|қайту|кіру|шығу|оралу|кету|келу)$/;
const OF_ITSELF =
  /^(?:жол|көше|өзен|су|орын|сай|орта|жер|әлем|дүние|ел|қала|халық|мектеп|банк|ақ|ауыл)$/;
const AT_LEAST = 3;

/** бөлме шығып кетті, мектеп оқимын, қала кіргенде: a place straight before what people do there or on the way there. */
const barePlaces = ({ tokens, words }: Parse, government: Government, usage: Usage): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    if (reading.kind !== "noun" || (reading.case ?? "NOM") !== "NOM" || reading.pronoun) return [];
    if (reading.owner !== undefined || reading.plural || reading.form !== undefined) return [];
    if (tokens[at]?.mark !== "" || tokens[at]?.leaning.length || SELF.has(reading.lemma)) return [];
    const classes = classesOf(reading, government);
    if (!classes.includes("place") || classes.includes("person")) return [];
    const next = words[at + 1];
    const verb = next?.reading;
    if (verb?.kind !== "verb" || (verb.source?.features.Voice ?? "") !== "") return [];
    if (/^(?:part|name)$/.test(relation)) return [];
    // мектеп оқимын: nothing like it is what is done there
    const key = headKey(verb);
    const there = usage.ofClasses(key, "LOC", ["place"]);
    const done = usage.ofClasses(key, "ACC", ["place"]);
    if (
      /^(?:object|complement)$/.test(relation) &&
      head === at + 1 &&
      !/^(?:болу|деу)$/.test(verb.lemma) &&
      !LIGHT.has(verb.lemma) &&
      there >= AT_LEAST &&
      there >= 2 * done &&
      !usage.hasSeen(key, "ACC", nounKey(reading))
    )
      return [{ at, why: "a place that something is done to" }];
    // жол шықтық: we go, and no road does
    const isOurs = /^[12]/.test(verb.person ?? "") && (head === at + 1 || relation === "time");
    if (
      isOurs &&
      reading.lemma === "жол" &&
      /^(?:шығу|бару|келу)$/.test(verb.lemma) &&
      !words.some((one) => one.head === at)
    )
      return [{ at, why: "a place that goes" }];
    const isTold = verb.form !== "part" || verb.case !== undefined || next?.relation !== "relative";
    return MOVING.test(verb.lemma) && isTold && !OF_ITSELF.test(reading.lemma)
      ? [{ at, why: "a place that goes" }]
      : [];
  });

const goals = ({ tokens, words }: Parse, government: Government): Doubt[] =>
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
