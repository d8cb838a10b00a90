import { BARE, type LicenceSite, plainVerb } from "./licence-site.ts";

type Is = (of: readonly string[]) => boolean;

/** Classes of what can be held, made, given and put somewhere. */
const THINGS = [
  "food",
  "soup",
  "drink",
  "tool",
  "garment",
  "accessory",
  "vessel",
  "vehicle",
  "text",
  "material",
  "music",
  "game",
];
/** Classes of what is no thing in anybody's hands. */
const ELSEWHERE = ["person", "place", "relation", "time", "event", "weather", "language", "manner"];

/** What is given, got, put, made or brought about has no ending before these: диплом алды, дәлел келтірді, шешім шығарды. */
const OF_THINGS = /^(?:беру|алу|салу|қою|жасау|шығару|келтіру|табу|ашу)$/;
/** What is carried out: референдум өткізу. */
const OF_EVENTS = /^(?:өткізу|жүргізу)$/;
const ANYTHING = /^(?:бірдеңе|ештеңе|ешнәрсе|нәрсе|не)$/;

/** диплом алды, жұмбақ айтты, бақа жейді: a bare noun before a light verb that is done to what is of its class. */
export function isLightObject(site: LicenceSite, is: Is): boolean {
  const { verbs, transitive, reading, parse, at } = site;
  const [own = ""] = verbs;
  const verb = plainVerb(own);
  if (own.includes(":")) return false;
  // Named or called so: жаңғақ деп ойлады
  if (verb === "деу") return true;
  if (transitive !== true) return false;
  // маған көмектес аласың ба: the stem of a verb is nothing that is taken
  if (verb === "алу" && parse.tokens[at]?.readings.some(({ form }) => form === "imp")) return false;
  // сурет алды, шешім алды: other verbs are said of these
  if (verb === "алу" && is(["not-taken"])) return false;
  if (ANYTHING.test(reading.lemma))
    return /^(?:істеу|жеу|айту|ашу|жасау|беру|алу|табу)$/.test(verb);
  if (verb === "айту") return is(["saying", "text"]);
  if (verb === "жеу") return is(["animal"]);
  if (OF_EVENTS.test(verb)) return is(["event"]);
  if (!OF_THINGS.test(verb)) return false;
  return is(THINGS) || (!is(ELSEWHERE) && !is(["body", "animal"]));
}

/** қара бұлт көрінді, билет қалмапты: of what is done to nothing, the bare noun beside it does it, where nobody else does. */
export function isSubjectInFact({ parse, head, at, transitive, reading }: LicenceSite): boolean {
  const verb = parse.words[head]?.reading;
  if (transitive !== false || verb?.form !== "fin" || (verb.person ?? "3") !== "3") return false;
  if (reading.pronoun) return false;
  return !parse.words.some(
    (one, place) =>
      place !== at &&
      (one.head === head || one.head === at) &&
      (one.relation === "subject" ||
        one.relation === "clause" ||
        (BARE.test(one.relation) && one.head === head) ||
        (one.relation === "compound" && one.head === at)),
  );
}
