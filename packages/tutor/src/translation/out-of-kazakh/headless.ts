import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import type { Held } from "./held.ts";
import type { Meaning, Part, Thing } from "./meaning.ts";
import { both } from "./rendering.ts";

const ROLES: Readonly<Record<string, Part["role"]>> = {
  ACC: "OBJ",
  DAT: "DAT",
  ABL: "ABL",
  LOC: "LOC",
  INS: "INS",
};

/** «Ережені бұзғандар»: those who do it, of a participle that stands for them; undefined of any other. */
function thoseWho(
  reading: Placed["reading"],
  clause: () => Meaning,
  tools: Tools,
): Thing | undefined {
  if (reading.form !== "part" || !reading.plural || reading.owner !== undefined) return undefined;
  const say = tools.course.tutor.renderings.nouns.адам?.say;
  if (say === undefined) return undefined;
  return {
    lemma: "адам",
    say: both(say),
    name: false,
    plural: true,
    definite: true,
    qualities: [],
    relative: clause(),
  };
}

/** The role of what stands in a case. */
const roleOf = ({ case: kase }: Placed["reading"]): Part["role"] | undefined => ROLES[kase ?? ""];

/** «Айтқаныңызды істедім»: what you said; undefined where nothing is said, done or asked of. */
function whatOne(reading: Placed["reading"], clause: () => Meaning): Meaning | undefined {
  const isDone = reading.form === "part" && reading.case === "ACC" && reading.owner !== undefined;
  if (!isDone || reading.plural) return undefined;
  const meaning = clause();
  const { predicate, parts } = meaning;
  const isOpen =
    predicate.kind === "deed" &&
    (predicate.verb.takes.OBJ !== undefined || /^(?:say|tell)$/.test(predicate.verb.en)) &&
    !parts.some(({ role }) => role === "OBJ") &&
    !meaning.content;
  return isOpen ? { ...meaning, parts: [...parts, { role: "OBJ", thing: WHAT }] } : undefined;
}

const WHAT: Thing = {
  lemma: "не",
  say: { en: "", ru: "" },
  asks: "what",
  name: false,
  plural: false,
  definite: false,
  qualities: [],
};

/** «Ережені бұзғандар», «айтқаныңызды»: holds a participle that stands for what it tells of, and whether it was one. */
export function holdsHeadless(
  { reading, relation }: Pick<Placed, "reading" | "relation">,
  clause: () => Meaning,
  held: Held,
  tools: Tools,
): boolean {
  const role = relation === "subject" ? undefined : roleOf(reading);
  const thing = role === undefined ? undefined : thoseWho(reading, clause, tools);
  if (thing && role !== undefined) held.parts.push({ role, thing });
  if (thing) return true;
  const what = whatOne(reading, clause);
  if (what) held.content = { kind: "that", meaning: what };
  return what !== undefined;
}
