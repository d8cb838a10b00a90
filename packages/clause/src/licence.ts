import type { Fault } from "./fault.ts";
import type { Frame, Government } from "./government.ts";
import type { Parse } from "./parse.ts";
import type { Case, Reading } from "./reading.ts";
import { classesOf, HEADS, nounKey, type Usage, verbsOver } from "./usage.ts";
import { LIGHT, MOTION, TIMES } from "./word-lists.ts";

/** A word whose case nothing speaks for. */
export interface Unlicensed {
  readonly at: number;
  readonly case: Case;
}

const JUDGED: ReadonlySet<string> = new Set(["ACC", "DAT", "ABL", "LOC", "INS"]);
const BARE = /^(?:object|part|complement)$/;
/** Nouns of these classes say where something is. */
const PLACES: readonly string[] = [
  "place",
  "relation",
  "event",
  "vessel",
  "vehicle",
  "time",
  "weather",
  "language",
  "text",
  "body",
];
/** Where one goes or comes from. */
const ENDS: readonly string[] = [
  "place",
  "relation",
  "event",
  "vessel",
  "vehicle",
  "person",
  "body",
  "text",
  "time",
];
const MEANS: readonly string[] = ["person", "vehicle", "tool", "body", "language", "music"];
/** Verbs that go or bring somewhere: a place of rest does not fit them. */
const GOALS = new Set(
  "кету келу бару қайту шығу кіру жету көшу түсу міну оралу жүгіру ұшу".split(" "),
);
/** Verbs of staying: алыстан is not where one lives. */
export const RESTS = new Set("тұру жату отыру орналасу".split(" "));

/**
 * Words under a verb whose case is licensed by nothing: no meaning of the verb asks for it, no sentence of the course
 * shows the like, and it is no adjunct that goes with any verb.
 */
export function unlicensed(
  parse: Parse,
  government: Government,
  usage: Usage,
): readonly Unlicensed[] {
  return parse.words.flatMap((word, at): Unlicensed[] => {
    const { reading, head, relation } = word;
    const over = parse.words[head]?.reading;
    if (!over || !HEADS.has(over.kind)) return [];
    if (reading.kind !== "noun" && reading.form === undefined) return [];
    const bare = BARE.test(relation) && (reading.case ?? "NOM") === "NOM";
    const kase = bare ? "ACC" : reading.case;
    if (kase === undefined || (!bare && !JUDGED.has(kase))) return [];
    if (relation === "conjunct" || relation === "clause" || relation === "said") return [];
    const verbs = verbsOver(parse, head);
    const site: Site = { parse, at, reading, verbs, government, usage, bare, head };
    const licensed = over.kind === "verb" ? isLicensed(site, kase) : isLicensedOf(site, kase, over);
    return licensed ? [] : [{ at, case: kase }];
  });
}

interface Site {
  readonly parse: Parse;
  readonly at: number;
  readonly head: number;
  readonly reading: Reading;
  readonly verbs: readonly string[];
  readonly government: Government;
  readonly usage: Usage;
  readonly bare: boolean;
}

const plainVerb = (key: string): string => key.replace(/:.*$/, "").split(" ").at(-1) ?? "";

/** Frames of the verbs over a word; a voice other than the plain has none. */
const framesOf = ({ verbs, government }: Site): Frame[] =>
  verbs.flatMap((key) => (key.includes(":") ? [] : (government.verb(key) ?? [])));

function isLicensed(site: Site, kase: Case): boolean {
  const { reading, verbs, usage, government } = site;
  if (site.parse.words[site.at]?.relation === "part" || isInstead(site)) return true;
  // онда, содан, неге: they point at what other words said
  if (reading.pronoun && reading.person === undefined) return true;
  if (reading.pronoun && reading.person === "3" && (kase === "LOC" || kase === "ABL")) return true;
  const noun = nounKey(reading);
  const classes = classesOf(reading, government);
  const is = (of: readonly string[]) => of.some((one) => classes.includes(one));
  const frames = framesOf(site);
  const plain = verbs.map(plainVerb);
  const moves = plain.some((one) => MOTION.has(one));
  const timed = TIMES.has(reading.lemma) || is(["time"]) || reading.source?.entry?.pos === "num";
  // дүкенде кетті: who goes, goes somewhere
  const one = verbs.length === 1 ? (verbs[0] ?? "") : "";
  const resting =
    (is(["place"]) || (is(["vehicle"]) && /^(?:түсу|міну)$/.test(one))) &&
    !timed &&
    ((kase === "LOC" && GOALS.has(one)) || (kase === "ABL" && RESTS.has(one)));
  for (const verb of verbs) {
    if (usage.hasSeen(verb, kase, noun)) return true;
    if (!resting && usage.ofClasses(verb, kase, classes) >= 2) return true;
  }
  if (lacksObject(site, frames, kase)) return false;
  switch (kase) {
    case "ACC": {
      const alone = site.bare && LIGHT.has(plainVerb(verbs.at(-1) ?? ""));
      // A light verb and a bare noun make a set expression: only known ones are vouched for
      if (alone) return false;
      // автобусты міндік: the verb asks for another case
      return (
        frames.length === 0 ||
        site.verbs.length > 1 ||
        takesCase(frames, "ACC") ||
        timed ||
        usage.breadth(verbs[0] ?? "", "ACC") >= 3
      );
    }
    case "LOC":
      if (resting) return takesCase(frames, "LOC");
      return (
        is(PLACES) ||
        reading.form !== undefined ||
        takesCase(frames, "LOC") ||
        usage.verbsWith("LOC", noun) >= 2
      );
    case "DAT":
      if (reading.form === "vn") return true;
      if (takesCase(frames, "DAT") || timed) return true;
      if (moves) return is(ENDS) || usage.breadth(verbs[0] ?? "", "DAT") >= 3;
      if (is(["person"])) return hasObject(site) || verbs.some((one) => one.includes(":Cau"));
      return verbs.some((one) => usage.breadth(one, "DAT") >= 4);
    case "ABL":
      if (resting) return false;
      if (takesCase(frames, "ABL")) return true;
      if (moves && is(ENDS)) return true;
      if (is(["person"])) return verbs.some((one) => usage.ofClasses(one, "ABL", ["person"]) >= 1);
      // өзеннен балық аулады: what is taken is taken from somewhere
      if (is(["place", "vessel"]) && hasObject(site)) return true;
      return timed || verbs.some((one) => usage.breadth(one, "ABL") >= 2);
    case "INS":
      // әкесімен қорқады: who is feared, liked or forgotten is no companion
      if (lacksCore(site, frames, moves)) return false;
      return (
        takesCase(frames, "INS") ||
        is(MEANS) ||
        reading.plural ||
        reading.form === "vn" ||
        usage.verbsWith("INS", noun) >= 2 ||
        verbs.some((one) => usage.breadth(one, "INS") >= 4)
      );
    default:
      return true;
  }
}

/** The complement a verb asks for is missing, and no companion, tool or manner is what stands there instead. */
function lacksCore(site: Site, frames: readonly Frame[], moves: boolean): boolean {
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
  if (core === "ACC" && classes.some((one) => MEANS.includes(one) && one !== "time")) return false;
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

/** ұйықтаудың орнына */
const isInstead = ({ parse, at }: Site): boolean =>
  parse.tokens[at]?.lower === "орнына" && parse.words.some(({ head }) => head === at);

/** A verb that wants an object has none, though another word stands beside it: жолдан өзгертті. */
function lacksObject(site: Site, frames: readonly Frame[], kase: Case): boolean {
  if (kase === "ACC" || frames.length === 0 || site.verbs.length > 1) return false;
  if (!frames.every(({ cores }) => cores.size === 1 && cores.has("ACC"))) return false;
  const classes = classesOf(site.reading, site.government);
  if (kase === "LOC" && classes.some((one) => PLACES.includes(one))) return false;
  if (kase === "INS" || site.reading.form !== undefined) return false;
  if (takesCase(frames, kase)) return false;
  return (
    !hasObject(site) &&
    !site.parse.words.some(({ head, relation }) => head === site.head && relation === "said")
  );
}

/** Cases under бар, керек, an adjective or a noun that says something of its subject. */
function isLicensedOf(site: Site, kase: Case, over: Reading): boolean {
  const { reading, verbs, usage, government } = site;
  if (isInstead(site)) return true;
  if (reading.pronoun && (reading.person === undefined || reading.person === "3")) return true;
  const noun = nounKey(reading);
  const classes = classesOf(reading, government);
  const is = (of: readonly string[]) => of.some((one) => classes.includes(one));
  const there = over.lemma === "бар" || over.lemma === "жоқ";
  // менен бір сұрақ бар: who has it stands in the locative
  if (there && kase === "ABL" && is(["person"])) return false;
  if (verbs.some((verb) => usage.hasSeen(verb, kase, noun))) return true;
  if (kase !== "DAT" && verbs.some((verb) => usage.ofClasses(verb, kase, classes) >= 2))
    return true;
  const frame = government.adjective(over.lemma);
  if (frame?.takes.has(kase)) return true;
  if (reading.form !== undefined) return true;
  const timed = TIMES.has(reading.lemma) || is(["time"]);
  switch (kase) {
    case "LOC":
      return is(PLACES) || (there && is(["person", "animal"])) || usage.verbsWith("LOC", noun) >= 2;
    case "DAT":
      if (there) return false;
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
      return is(["person", "language"]) || reading.plural || usage.verbsWith("INS", noun) >= 2;
    default:
      return true;
  }
}

const takesCase = (frames: readonly Frame[], kase: Case): boolean =>
  frames.some(({ takes }) => takes.has(kase));

/** Whether the verb has an object beside this word. */
const hasObject = ({ parse, head, at }: Site): boolean =>
  parse.words.some(
    (one, place) =>
      place !== at && one.head === head && (one.reading.case === "ACC" || BARE.test(one.relation)),
  );

/**
 * Where the very complement a verb asks for is missing and a word stands in a case that nothing licenses, that word is
 * the complement in a wrong case: музыкаға тыңдаймын.
 */
export function governmentFaults(
  parse: Parse,
  government: Government,
  usage: Usage,
): readonly Fault[] {
  return unlicensed(parse, government, usage).flatMap(({ at, case: kase }): Fault[] => {
    const word = parse.words[at];
    if (!word || word.reading.form !== undefined || word.relation === "part") return [];
    const { head, reading } = word;
    const over = parse.words[head]?.reading;
    // суға жататынын, еңбегіңмен тапқан: what is said of a noun is often told shorter
    if (over?.kind !== "verb" || !/^(?:fin|imp|p|a|cond)$/.test(over.form ?? "")) return [];
    if (kase === "INS" || reading.lemma === "орын") return [];
    // саған хабарласамын: from whom one hears stands in either case
    if (over.lemma === "хабарласу") return [];
    // төртте босаймын: an hour
    if (reading.source?.entry?.pos === "num") return [];
    const of = classesOf(reading, government);
    if (kase === "LOC" && (of.includes("place") || of.includes("relation"))) return [];
    if (classesOf(reading, government).includes("time") || TIMES.has(reading.lemma)) return [];
    const verbs = verbsOver(parse, head);
    if (verbs.length !== 1 && !/ /.test(verbs[0] ?? "")) return [];
    const verb = verbs[0] ?? "";
    const frame = government.verb(verb);
    // Алматыдан тұрамыз
    if (RESTS.has(verb) && kase === "ABL" && classesOf(reading, government).includes("place"))
      return parse.words.some((one) => one.head === head && one.reading.case === "LOC")
        ? []
        : [{ kind: "place", at, head, want: "LOC" }];
    if (!frame || frame.takes.has(kase) || frame.cores.size !== 1) return [];
    const [core] = frame.cores;
    if (core === undefined || core === kase) return [];
    const usual = Math.max(2, usage.breadth(verb, core) / 8);
    if (usage.breadth(verb, kase) > usual) return [];
    const there = parse.words.some(
      (one, place) =>
        place !== at &&
        one.head === head &&
        (one.reading.case === core ||
          (core === "ACC" && BARE.test(one.relation)) ||
          one.relation === "said"),
    );
    return there ? [] : [{ kind: "government", at, head, want: core }];
  });
}
