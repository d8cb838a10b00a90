import { classesOf } from "../usage/usage.ts";
import { LIGHT } from "../word/word-lists.ts";
import { type Evidence, KNOWN } from "./evidence.ts";
import { type LicenceSite, plainVerb, takesCase } from "./licence-site.ts";
import { isLightObject, isSubjectInFact } from "./light-objects.ts";

/** Whether what a verb is done to may be its object. */
export function isObject({ site, frames, is, timed }: Evidence): boolean {
  const { verbs, usage } = site;
  // паркті ойнайды: a place is an object of few verbs
  if (is(["place"]) && !site.bare && verbs.length === 1 && frames.length > 0)
    return verbs.some((one) => usage.ofClasses(one, "ACC", ["place"]) >= 1);
  const last = verbs.at(-1) ?? "";
  const [own = ""] = verbs;
  // ойыншық сатып алдық: whatever there is, is bought
  const bought = site.bare && /^сатып /.test(own) && !is(["person", "time"]);
  if (bought) return true;
  const alone =
    site.bare && [own, last].some((one) => !one.includes(":") && LIGHT.has(plainVerb(one)));
  // A light verb and a bare noun make a set expression: known ones, and what such things are done to, are vouched for
  if (alone) return isLightObject(site, is) || isSubjectInFact(site);
  if (isStrange(site, is)) return false;
  // автобусты міндік: the verb asks for another case
  return (
    frames.length === 0 ||
    verbs.length > 1 ||
    takesCase(frames, "ACC") ||
    timed ||
    usage.breadth(verbs[0] ?? "", "ACC") >= 3
  );
}

/** Objects of a verb that are shown so many times tell what it is done to. */
const SHOWN = 8;
const MANY = 20;
/** Whatever there is, is given, found, looked for and shown. */
const OF_ANYTHING = new Set(
  "сыйлау табу іздеу таңдау дайындау әкелу апару жоғалту ұмыту сату көрсету ұсыну тастау".split(
    " ",
  ),
);
const NARROW_LIGHT = new Set(["жеу", "айту", "тыңдау", "ойнау"]);
/** Of these, what is of no known class is as strange as what is of another. */
const OF_ONE_CLASS = /^(?:жеу|ішу|кию|шешу|тағу|айту|ойнау)$/;
const NARROW = 0.5;
/** достарымды сағындым: what is shown so often is not strange, however much more often a place is missed. */
const ENOUGH = 2;

/** нан ішті, темекі ішті, көпірді киді: nothing like it is shown as an object of this verb. */
export function isStrange(
  { verbs, usage, reading, government }: LicenceSite,
  is: Evidence["is"],
): boolean {
  const [verb = ""] = verbs;
  const all = usage.breadth(verb, "ACC");
  // берді, алды, қойды: of whatever there is
  if (LIGHT.has(verb) && !NARROW_LIGHT.has(verb)) return false;
  if (all < SHOWN || reading.form !== undefined || reading.pronoun) return false;
  if (OF_ANYTHING.has(verb) && !is(["person", "time"])) return false;
  const narrow = usage.narrowness(verb, "ACC") >= NARROW;
  const classes = classesOf(reading, government);
  if (classes.length === 0) return narrow && OF_ONE_CLASS.test(verb);
  const like = usage.ofClasses(verb, "ACC", classes);
  if (like === 0) return narrow || (all >= MANY && is(KNOWN));
  return narrow && like < ENOUGH && like / all <= 0.2;
}
