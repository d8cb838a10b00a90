import type { Doubts } from "./doubts.ts";
import { type Meaning, NotUnderstood, type Thing } from "./meaning.ts";
import { isAnimate } from "./traits.ts";

/** What is said itself; anything else is spoken about. */
const SAYABLE =
  /^(?:сөз|әңгіме|жаңалық|шындық|өтірік|ертегі|нәрсе|есім|ат|ой|пікір|ән|өлең|мекенжай|баға|нөмір|құпия|себеп)$/u;
const TIMES = /^(?:day|year|month|week|time|evening|morning|night)$/;

/** What the one who does it does to the thing that a clause tells of: to it, in it, at that time. */
export function gapOf(
  { predicate, parts }: Meaning,
  thing: Thing,
  doubts: Doubts,
): "object" | "place" | "time" | "with" | "about" {
  if (predicate.kind !== "deed") throw new NotUnderstood("which is no object");
  const { takes, en, imperfective } = predicate.verb;
  const hasObject = parts.some(({ role }) => role === "OBJ");
  if (TIMES.test(thing.say.en)) return "time";
  if (imperfective === "говорить" && /^(?:say|tell)$/.test(en) && !SAYABLE.test(thing.lemma))
    return "about";
  if (takes.OBJ !== undefined && !hasObject && en !== "say") return "object";
  const isWith =
    takes.INS !== undefined &&
    takes.INS !== "place" &&
    takes.INS !== "game" &&
    /^(?:with)?$/.test(takes.INS.en) &&
    takes.INS.ru === "с ins" &&
    isAnimate(thing);
  if (isWith && !parts.some(({ role }) => role === "INS")) return "with";
  const isThere =
    (takes.OBJ === undefined || hasObject) &&
    !parts.some(({ role }) => role === "LOC" || role === "DAT") &&
    /^(?:live|work|study|rest|sit|be born|grow|grow up|meet|go|come|stay|play|sleep)$/.test(en);
  if (isThere && isPlace(thing)) return "place";
  doubts.at("which is no object");
  return "object";
}

const isPlace = ({ say }: Thing): boolean =>
  /^(?:house|flat|town|city|village|country|school|street|room|place|university|shop|hospital|office|hotel|park|forest|building|region|island|district|yurt|steppe|garden|café|restaurant|library|company|factory)$/.test(
    say.en,
  );
