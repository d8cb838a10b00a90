import { MOTION } from "../word/word-lists.ts";
import { type Evidence, KNOWN } from "./evidence.ts";
import { ARRIVING, type LicenceSite, MEANS, plainVerb, takesCase } from "./licence-site.ts";
import { lacksCore } from "./missing-complement.ts";

/** What one goes along. */
const PATHS = new Set(
  "жол көше көпір жаға дала орман теңіз өзен әуе аспан жер тау аула дәліз".split(" "),
);

const SERVING = /^(?:беру|құю|ұсыну|әкелу)$/;

/** Of these, what one goes to. */
const AT_ITS_END = new Set("орман теңіз жер тау аула".split(" "));

/** Whether somebody is with whom, and something by which it is done. */
export function isMeans({ site, frames, is, noun, moves }: Evidence): boolean {
  const { reading, verbs, usage } = site;
  if (takesCase(frames, "INS")) return true;
  // демалыс күндерімен жұмыс істеймін: when is told by another ending
  const isWhen =
    /^(?:күн|түн|жыл|ай|апта|сағат)$/.test(reading.lemma) &&
    reading.owner !== undefined &&
    // түнімен: all night
    !(
      /^(?:түн|күн)імен$/.test(site.parse.tokens[site.at]?.lower ?? "") &&
      !site.parse.words.some(({ head, reading: one }) => head === site.at && one.kind !== "noun")
    ) &&
    site.parse.words.some(({ head }) => head === site.at);
  if (isWhen) return false;
  // шайды сүтпен беріңіз: what is served with what
  if (is(["food", "drink"]) && verbs.some((one) => SERVING.test(one))) return true;
  // әкесімен қорқады: who is feared, liked or forgotten is no companion
  if (lacksCore(site, frames, moves)) return false;
  // мектеппен барады: one goes along a road, not by a school
  if (is(["place"])) {
    // таумен бардық: one goes there, or over it with another verb
    const there = verbs.every((verb) => ARRIVING.has(verb) || verb === "кету");
    return moves && PATHS.has(reading.lemma) && !(there && AT_ITS_END.has(reading.lemma));
  }
  // концертпен бардық: one goes there
  const goes = moves && MOTION.has(plainVerb(verbs[0] ?? ""));
  if (goes && is(["event"]) && !is(["vehicle", "person"])) return false;
  return (
    is(MEANS) ||
    reading.lemma === "не" ||
    reading.plural ||
    reading.form === "vn" ||
    usage.verbsWith("INS", noun) >= 2 ||
    (!is(KNOWN) && !goes && verbs.some((one) => usage.breadth(one, "INS") >= 4)) ||
    isManner(site, noun) ||
    isEatenWith(site, is)
  );
}

/** өз еркімен кетті, парашютпен секірді: what is of no class and goes with another verb, too, says how. */
const isManner = ({ reading, government, usage, verbs }: LicenceSite, noun: string): boolean =>
  government.classesOf(reading.lemma).length === 0 &&
  !reading.pronoun &&
  !reading.name &&
  // іссапармен келдім: who goes may go for something as well
  (usage.verbsWith("INS", noun) >= 1 || verbs.some((one) => usage.breadth(one, "INS") >= 3));

/** шайды сүтпен ішеді, бауырсақты балмен жейді */
const isEatenWith = ({ verbs, usage }: LicenceSite, is: Evidence["is"]): boolean =>
  is(["food", "drink"]) &&
  verbs.some(
    (one) => usage.ofClasses(one, "ACC", ["food"]) + usage.ofClasses(one, "ACC", ["drink"]) >= 2,
  );
