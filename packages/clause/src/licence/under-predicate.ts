import { classesOf, nounKey } from "../usage/usage.ts";
import type { Case, Reading } from "../word/reading.ts";
import { TIMES } from "../word/word-lists.ts";
import { isInstead, isOurs, isPointing, type LicenceSite, PLACES } from "./licence-site.ts";

/** менде ақша аз, бізде бір бөлме бос */
const AMOUNTS = /^(?:аз|көп|бос|мол|жеткілікті|қанша|нешеу)$/;

/** Cases under бар, керек, an adjective or a noun that says something of its subject. */
export function isLicensedUnderPredicate(site: LicenceSite, kase: Case, over: Reading): boolean {
  const { reading, verbs, usage, government } = site;
  if (isInstead(site)) return true;
  if (isPointing(site, kase)) return true;
  const noun = nounKey(reading);
  const classes = classesOf(reading, government);
  const is = (of: readonly string[]) => of.some((one) => classes.includes(one));
  const there = over.lemma === "бар" || over.lemma === "жоқ";
  // менен бір сұрақ бар: who has it stands in the locative
  if (there && kase === "ABL" && is(["person"])) return false;
  // маған кітап бар: who has it stands in the locative
  const owned = site.parse.words.some(
    (one) =>
      one.head === site.head &&
      one.reading.kind === "noun" &&
      one.reading.case === "NOM" &&
      one.reading.owner !== undefined,
  );
  // сізге бір өтінішім бар
  if (there && kase === "DAT" && owned) return true;
  const owner = there && kase === "DAT" && reading.pronoun;
  if (!owner && verbs.some((verb) => usage.hasSeen(verb, kase, noun))) return true;
  if (kase !== "DAT" && verbs.some((verb) => usage.ofClasses(verb, kase, classes) >= 2))
    return true;
  const frame = government.adjective(over.lemma);
  if (frame?.takes.has(kase)) return true;
  if (reading.form !== undefined) return true;
  const timed = TIMES.has(reading.lemma) || is(["time"]);
  switch (kase) {
    case "LOC":
      if (isOurs(site) || (is(["person"]) && AMOUNTS.test(over.lemma))) return true;
      return (
        is(PLACES) ||
        (there && is(["person", "animal", "drink", "soup", "game"])) ||
        usage.verbsWith("LOC", noun) >= 2 ||
        // бұл пікірде шындық бар, шахматта зейін керек
        (classes.every((one) => one === "saying") &&
          (there || over.kind === "modal") &&
          !reading.pronoun &&
          !reading.name &&
          // сен барда: while you are there, and in no bar
          !/у$|^бар$/u.test(reading.lemma))
      );
    case "DAT":
      if (there) return false;
      // етке су керек, жұмысқа маман керек
      if (/^(?:керек|қажет)$/.test(over.lemma)) return true;
      return (
        timed || is(["person"]) || verbs.some((verb) => usage.ofClasses(verb, kase, classes) >= 2)
      );
    case "ABL":
      if (there) return timed;
      return (
        over.kind === "adj" ||
        over.kind === "adv" ||
        (over.kind === "noun" && over.owner !== undefined) ||
        timed
      );
    case "INS":
      // сіз менімен кіші екенсіз: one is younger than somebody
      if (is(["person"]) && government.isOf(over.lemma, "of-size")) return false;
      return is(["person", "language"]) || reading.plural || usage.verbsWith("INS", noun) >= 2;
    default:
      return true;
  }
}
