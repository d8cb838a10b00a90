import type { Frame } from "../government.ts";
import { classesOf, isClassKey, nounKey } from "../usage/usage.ts";
import type { Case } from "../word/reading.ts";
import { MEASURES, MOTION, TIMES } from "../word/word-lists.ts";
import { type Evidence, KNOWN } from "./evidence.ts";
import { governing } from "./governing-verbs.ts";
import {
  ARRIVING,
  ENDS,
  framesOf,
  GOALS,
  isInstead,
  isOurs,
  isPointing,
  type LicenceSite,
  PLACES,
  plainVerb,
  RESTS,
  takesCase,
} from "./licence-site.ts";
import { isMeans } from "./means.ts";
import { hasObject, lacksDative, lacksObject } from "./missing-complement.ts";
import { isObject, isStrange } from "./objects.ts";
import { isDoneThere, lacksItsOwn } from "./other-sources.ts";
import { isTowards } from "./towards.ts";

/** суды стақанға құяды: what is put is put into something, and not at it. */
const PUTTING = new Set("құю салу тастау отырғызу енгізу".split(" "));
/** бұтақтан құс отыр, үстелден қағаз жатыр: what lies and sits does so somewhere; one stands up from where one sat. */
const LYING = /^(?:жату|отыру|орналасу)$/;
const HOLDING = ["vessel", "garment", "vehicle", "body"];

/** The verb straight over a word, whatever helps it; "" where a noun makes one verb with it. */
function mainVerb({ parse, head }: LicenceSite): string {
  const over = parse.words[head];
  const before = parse.words[head - 1];
  if (over?.reading.kind !== "verb" || (over.reading.source?.features.Voice ?? "") !== "")
    return "";
  if (before?.head === head && /^(?:part|complement|helped|converb)$/.test(before.relation))
    return "";
  return over.reading.lemma;
}

/** What is with somebody is, stays, stands or is found there. */
const RESTING = new Set("болу қалу тұру жату табылу туу пайда_болу".split(" "));

/** аялдамада автобусқа міндік: where to is said beside where. */
const hasGoal = ({ parse, head, government }: LicenceSite): boolean =>
  parse.words.some(
    (one) =>
      one.head === head &&
      one.reading.case === "DAT" &&
      one.reading.form !== "vn" &&
      !one.reading.pronoun &&
      !one.reading.name &&
      !government.isOf(one.reading.lemma, "person") &&
      !government.isOf(one.reading.lemma, "event"),
  );

/** маған есепті жазғызды: who is made to do something to a thing. */
const isMadeToDo = (site: LicenceSite, is: (of: readonly string[]) => boolean): boolean => {
  const { source } = site.parse.words[site.head]?.reading ?? {};
  const isMade = source?.suffixes.some(({ id }) => (id as string).startsWith("caus")) ?? false;
  return isMade && (site.reading.pronoun || is(["person"])) && hasObject(site);
};

/** Whether a verb's frames, the course or an adjunct pattern speak for a case under it. */
export function isLicensedUnderVerb(given: LicenceSite, kase: Case): boolean {
  const site = { ...given, verbs: governing(given, kase) };
  const { reading, verbs, usage, government } = site;
  if (site.parse.words[site.at]?.relation === "part" || isInstead(site)) return true;
  if (isPointing(site, kase) || isReason(site, kase) || isBeside(site, kase)) return true;
  if (isWhatItBecomes(site) || isShare(site, kase)) return true;
  const noun = nounKey(reading);
  const classes = classesOf(reading, government);
  const is = (of: readonly string[]) => of.some((one) => classes.includes(one));
  const frames = framesOf(site);
  if (kase === "DAT" && isMadeToDo(site, is)) return true;
  const timed =
    TIMES.has(reading.lemma.toLowerCase()) ||
    is(["time"]) ||
    reading.lemma === "неше" ||
    reading.source?.entry?.pos === "num";
  const one = mainVerb(site);
  const vehicle = is(["vehicle"]) && !/^(?:түсу|міну)$/.test(one);
  const resting =
    (!timed &&
      !vehicle &&
      reading.form === undefined &&
      ((kase === "LOC" &&
        ((GOALS.has(one) && !hasGoal(site)) || (PUTTING.has(one) && is(HOLDING)))) ||
        (kase === "ABL" &&
          RESTS.has(one) &&
          (is(["place"]) || (LYING.test(one) && !is(["person", "cause"])))))) ||
    (kase === "ABL" && (lacksItsOwn(site, frames, is) || isDoneThere(site, one, is)));
  // кітап берді, орын тұр: a verb without an object has no bare one, but in a set expression
  const exact = site.bare && site.transitive === false;
  const missing = lacksObject(site, frames, kase) || lacksDative(site, frames, kase, is);
  // мектеппен барады: that one goes along a road says nothing of a school
  const pathless = kase === "INS" && is(["place"]);
  // досымда ақша алдым: at whom one is, and from whom one takes
  const atWhom =
    kase === "LOC" && is(["person"]) && !isOurs(site) && !RESTING.has(plainVerb(verbs[0] ?? ""));
  const toWhom = kase === "LOC" && isOurs(site) && isToWhom(site);
  for (const verb of verbs) {
    const seen = usage.hasSeen(verb, kase, noun);
    // үйде келді: what was seen there may have stood under another verb of the sentence
    const rests = resting && kase === "LOC" && ARRIVING.has(one);
    if (seen && !rests && !(isClassKey(noun) && (resting || missing || toWhom))) return true;
    const strange = kase === "ACC" && isStrange(site, is);
    if (
      !resting &&
      !exact &&
      !missing &&
      !pathless &&
      !atWhom &&
      !toWhom &&
      !strange &&
      usage.ofClasses(verb, kase, classes) >= 2
    )
      return true;
  }
  if (missing) return false;
  const moves = verbs.map(plainVerb).some((verb) => MOTION.has(verb));
  const evidence: Evidence = { site, frames, is, noun, timed, moves, resting };
  switch (kase) {
    case "ACC":
      return isObject(evidence);
    case "LOC":
      return isPlace(evidence);
    case "DAT":
      return isGoal(evidence);
    case "ABL":
      return isSource(evidence);
    case "INS":
      return isMeans(evidence);
    default:
      return true;
  }
}

/** болғандықтан, қолдағанымен: a reason and a concession go with any verb. */
const isReason = ({ parse, at, reading }: LicenceSite, kase: Case): boolean =>
  (kase === "ABL" && /[дт][ыі]қтан$|[дт][ыі]ктен$/u.test(parse.tokens[at]?.lower ?? "")) ||
  (kase === "INS" && reading.form === "part" && reading.owner !== undefined);

/** отыз мың теңгеден жинаймыз: so much each, with any verb. */
const isShare = ({ parse, at, reading }: LicenceSite, kase: Case): boolean =>
  kase === "ABL" &&
  MEASURES.has(reading.lemma) &&
  parse.words.some(
    ({ head, reading: one }) =>
      head === at && (one.source?.entry?.pos === "num" || /^(?:қанша|неше)$/.test(one.lemma)),
  );

/** банктің жанында: a side, not a soul. */
const isBeside = ({ reading }: LicenceSite, kase: Case): boolean =>
  kase === "LOC" && reading.lemma === "жан" && reading.owner !== undefined;

/** заңгер болып істейді, дала болған: what somebody or something is or becomes. */
const isWhatItBecomes = ({ parse, at, head, bare, reading }: LicenceSite): boolean =>
  bare &&
  (reading.owner === undefined || reading.source?.suffixes.some(({ id }) => id === "own")) ===
    true &&
  parse.words[head]?.reading.lemma === "болу" &&
  parse.words[at]?.relation === "complement";

/** мұғалім бізде ережені түсіндірді: what is told, given or shown is so to somebody. */
const isToWhom = (site: LicenceSite): boolean =>
  hasObject(site) &&
  !hasGoal(site) &&
  site.verbs.some(
    (one) =>
      site.usage.ofClasses(one, "DAT", ["person"]) >= OFTEN_TO_SOMEBODY &&
      site.usage.ofClasses(one, "LOC", ["person"]) * OFTEN_TO_SOMEBODY <
        site.usage.ofClasses(one, "DAT", ["person"]),
  );
const OFTEN_TO_SOMEBODY = 3;

function isPlace({ site, frames, is, noun, timed, resting }: Evidence): boolean {
  if (timed) return true;
  // менде шындықты сөйле: at whom one is, stays and stands
  const lone = is(["person"]) && !isOurs(site) && !is(["group"]);
  if (lone) return site.verbs.some((verb) => RESTING.has(plainVerb(verb)));
  if (resting || site.reading.form === "vn") return takesCase(frames, "LOC");
  return (
    is(PLACES) ||
    (is(["group"]) && site.transitive === false) ||
    (isOurs(site) && !isToWhom(site)) ||
    site.reading.form !== undefined ||
    takesCase(frames, "LOC") ||
    site.usage.verbsWith("LOC", noun) >= 2 ||
    isCircumstance(site, frames)
  );
}

/** конституцияда айтылған, қиындықта танылады: in what of no class something is or is done, where the verb lacks nothing. */
function isCircumstance(site: LicenceSite, frames: readonly Frame[]): boolean {
  const { reading, verbs, transitive, government } = site;
  if (government.classesOf(reading.lemma).length > 0 || reading.pronoun || reading.name)
    return false;
  // таңдауда қолдады: what is done, and what is told by its doing, is rather what the verb asks for
  if (/у$/u.test(reading.lemma) || verbs.some((verb) => MOTION.has(plainVerb(verb)))) return false;
  if (transitive !== false) return false;
  const asked = new Set(frames.flatMap(({ cores }) => [...cores]));
  return ![...asked].some((kase) => kase === "DAT" || kase === "ABL" || kase === "INS");
}

/** маған тоқуды үйренді: one meaning takes the dative, another the object, and none both. */
function isOfTwoSenses(site: LicenceSite, frames: readonly Frame[], is: Evidence["is"]): boolean {
  if (site.verbs.length > 1 || !is(["person"]) || !hasObject(site)) return false;
  const senses = frames.flatMap((frame) => frame.senses);
  return (
    senses.some((one) => one.has("ACC")) && !senses.some((one) => one.has("ACC") && one.has("DAT"))
  );
}

/** қонақтарға бауырсақ пісірді: what is made is made for somebody. */
const MADE_FOR =
  /^(?:пісіру|тігу|тоқу|жасау|дайындау|әзірлеу|қуыру|қайнату|салу|сатып алу|асу|құю|ашу|таңдау|табу|қалдыру)$/;

/** сөзге жалғанады, конституцияға енгізілді: where to and to whom as with the verb itself. */
const isOfPassive = (
  { verbs, usage, government, reading }: LicenceSite,
  is: Evidence["is"],
): boolean =>
  verbs.some((verb) => {
    const [plain = "", voice] = verb.split(":");
    if (voice !== "Pass") return false;
    if (government.verb(plain)?.takes.has("DAT")) return true;
    if (is(["person"])) return usage.ofClasses(plain, "DAT", ["person"]) >= 1;
    return usage.hasSeen(plain, "DAT", nounKey(reading)) || usage.breadth(plain, "DAT") >= 3;
  });

function isGoal({ site, frames, is, timed, moves }: Evidence): boolean {
  const { reading, verbs, usage } = site;
  if (reading.form === "vn") return true;
  // көйлекке ұнаймын: somebody likes, a thing is liked
  if (verbs.some((one) => one === "ұнау")) return is(["person", "animal"]) || reading.plural;
  if (timed) return true;
  if (takesCase(frames, "DAT") && !isOfTwoSenses(site, frames, is)) return true;
  if (isOfPassive(site, is)) return true;
  if (moves) return is(ENDS) || usage.breadth(verbs[0] ?? "", "DAT") >= 3;
  // баласына ботқа жеді: who is given or told something, or has it made
  if (is(["person"]))
    return (
      verbs.some((one) => one.includes(":Cau") || plainVerb(one) === "беру") ||
      (hasObject(site) && verbs.some((one) => MADE_FOR.test(one))) ||
      (hasObject(site) && verbs.some((one) => usage.ofClasses(one, "DAT", ["person"]) >= 1))
    );
  // есік қай жаққа ашылады: which way, whatever happens
  if (isTowards(site) || reading.lemma === "жақ") return true;
  return !is(KNOWN) && verbs.some((one) => usage.breadth(one, "DAT") >= 4);
}

/** кептелістен кешігіп қалдық, шудан оянды: what happens by itself happens of something. */
const isCause = ({ verbs, transitive }: LicenceSite, is: Evidence["is"]): boolean =>
  is(["cause"]) && transitive !== true && !verbs.some((verb) => GOALS.has(verb));

function isSource({ site, frames, is, timed, moves, resting }: Evidence): boolean {
  const { verbs, usage, reading } = site;
  if (resting) return false;
  if (takesCase(frames, "ABL")) return true;
  if (reading.form === "vn") return false;
  if (moves && is(ENDS)) return true;
  if (isCause(site, is)) return true;
  const least = hasObject(site) ? 1 : 2;
  if (is(["person"])) return verbs.some((one) => usage.ofClasses(one, "ABL", ["person"]) >= least);
  // өзеннен балық аулады: what is taken is taken from somewhere
  if (is(["place", "vessel"]) && hasObject(site)) return true;
  return timed || (!is(KNOWN) && verbs.some((one) => usage.breadth(one, "ABL") >= 2));
}
