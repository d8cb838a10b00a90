import type { Frame } from "../government.ts";
import { classesOf, nounKey } from "../usage/usage.ts";
import type { Case } from "../word/reading.ts";
import { BARE, type LicenceSite, MEANS, PLACES, takesCase } from "./licence-site.ts";

/** The complement a verb asks for is missing, and no companion, tool or manner is what stands there instead. */
export function lacksCore(site: LicenceSite, given: readonly Frame[], moves: boolean): boolean {
  // тәжірибемен мән береді: what the noun and its verb ask for together
  const [first = ""] = site.verbs;
  const together = first.includes(" ") ? site.government.verb(first) : undefined;
  if (
    together &&
    together.cores.size === 1 &&
    together.cores.has("DAT") &&
    !together.takes.has("INS")
  )
    return (
      !classesOf(site.reading, site.government).some((one) => MEANS.includes(one)) &&
      // сабырмен жауап берді: how it is done, as other things are
      site.usage.verbsWith("INS", nounKey(site.reading)) < 1 &&
      !site.parse.words.some(
        (one) => one.head === site.head && (one.reading.case === "DAT" || one.relation === "said"),
      )
    );
  const frames = given;
  // сенімен аяймын: of this verb the lexicon says only that it wants an object
  const verb = site.parse.words[site.head]?.reading;
  const wants =
    verb?.source?.entry?.transitive === true && (verb.source.features.Voice ?? "") === "";
  if (frames.length === 0 && wants && site.verbs.length === 1)
    return !hasObject(site) && classesOf(site.reading, site.government).includes("person");
  if (moves || frames.length === 0 || site.verbs.length > 1 || takesCase(frames, "INS"))
    return false;
  const cores = new Set(frames.flatMap(({ cores: of }) => [...of]));
  const [core] = cores;
  if (cores.size !== 1 || core === undefined || core === "LOC" || core === "INS") return false;
  const classes = classesOf(site.reading, site.government);
  // менімен шақырды: who is shown again and again as whom it is done to is no companion of nobody
  const done =
    classes.includes("person") &&
    site.usage.ofClasses(site.verbs[0] ?? "", "ACC", ["person"]) >= 2 &&
    site.usage.ofClasses(site.verbs[0] ?? "", "INS", ["person"]) === 0;
  if (core === "ACC" && !done && classes.some((one) => MEANS.includes(one) && one !== "time"))
    return false;
  if (classes.includes("tool") || classes.includes("vehicle")) return false;
  return !site.parse.words.some(
    (one, place) =>
      place !== site.at &&
      one.head === site.head &&
      (one.reading.case === core ||
        (core === "ACC" && BARE.test(one.relation)) ||
        one.relation === "said"),
  );
}

/** A verb that wants an object has none, though another word stands beside it: жолдан өзгертті. */
export function lacksObject(site: LicenceSite, frames: readonly Frame[], kase: Case): boolean {
  if (kase === "ACC" || site.reading.form !== undefined || takesCase(frames, kase)) return false;
  const classes = classesOf(site.reading, site.government);
  const somebody = classes.includes("person");
  if (!somebody && (kase === "INS" || frames.length === 0 || site.verbs.length > 1)) return false;
  if (!wantsObject(site, somebody)) return false;
  if (kase === "LOC" && classes.some((one) => PLACES.includes(one))) return false;
  return (
    !hasObject(site) &&
    !site.parse.words.some(({ head, relation }) => head === site.head && relation === "said")
  );
}

/** Whether every meaning of the verb straight over a word asks for an object and nothing else. */
function wantsObject({ parse, head, government, usage }: LicenceSite, somebody: boolean): boolean {
  const over = parse.words[head]?.reading;
  if (over?.kind !== "verb" || (over.source?.features.Voice ?? "") !== "") return false;
  const whole = parse.words[head - 1];
  if (whole?.head === head && /^(?:part|complement)$/.test(whole.relation)) return false;
  const frame = government.verb(over.lemma);
  if (frame) return frame.cores.size === 1 && frame.cores.has("ACC");
  // Of a verb that the lexicon of government does not hold, the course may show that people stand in its accusative
  return (
    somebody &&
    over.source?.entry?.transitive === true &&
    usage.ofClasses(over.lemma, "ACC", ["person"]) >= 1
  );
}

/** менен ұнайды, бізде алма береді: of whom it is said, but the verb asks to whom. */
export function lacksDative(
  site: LicenceSite,
  frames: readonly Frame[],
  kase: Case,
  is: (of: readonly string[]) => boolean,
): boolean {
  if (kase !== "LOC" && kase !== "ABL") return false;
  if (!is(["person", "event"]) || takesCase(frames, kase) || site.reading.form !== undefined)
    return false;
  const over = site.parse.words[site.head]?.reading;
  const own = over?.kind === "verb" ? site.government.verb(over.lemma) : undefined;
  const asks = own?.cores.has("DAT") === true && (over?.source?.features.Voice ?? "") === "";
  return (
    asks &&
    !site.parse.words.some(({ head, reading }) => head === site.head && reading.case === "DAT")
  );
}

/** Whether the verb has an object beside this word. */
export const hasObject = ({ parse, head, at }: LicenceSite): boolean =>
  parse.words.some(
    (one, place) =>
      place !== at && one.head === head && (one.reading.case === "ACC" || BARE.test(one.relation)),
  );
