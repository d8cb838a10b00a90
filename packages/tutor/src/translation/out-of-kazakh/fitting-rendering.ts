import { agreementOf } from "../../russian/inflect.ts";
import type { Part, Thing } from "./meaning.ts";
import type { Both, VerbRendering } from "./rendering.ts";
import { isPerson } from "./traits.ts";

/** Postpositions of where something is. */
const PLACED =
  /^(?:on|in|under|behind|between|opposite|near|next to|in front of|in the middle of|along)$/;

/** Диванның астында: a postposition that tells where. */
export const isSomewhere = (role: Part["role"]): boolean =>
  typeof role !== "string" && PLACED.test(role.after.en);

/** Whether what a meaning asks for stands beside the verb. */
function fits(
  when: string,
  parts: readonly Part[],
  subject: Thing | undefined,
  asks: Both | undefined,
): boolean {
  // "@DAT мектеп, университет": one of these in that case
  const [, kase, named] = /^@(\p{Lu}+) (.+)$/u.exec(when) ?? [];
  if (kase !== undefined && named !== undefined)
    return parts.some(
      ({ role, thing }) =>
        (kase === "BESIDE" ? isSomewhere(role) : role === kase) &&
        named.split(", ").includes(thing.lemma),
    );
  if (/[а-я]/u.test(when)) {
    const listed = when.split(", ");
    return [subject, ...parts.map(({ role, thing }) => (role === "OBJ" ? thing : undefined))].some(
      (one) => one !== undefined && listed.includes(one.lemma),
    );
  }
  if (when === "PERSON")
    return (
      subject?.person !== undefined ||
      (subject !== undefined && agreementOf(subject.say.ru, false)?.animate === true)
    );
  // Гүл үстелде тұр: what is no living being does not live there
  if (when === "THING")
    return (
      subject !== undefined &&
      subject.lemma !== "" &&
      !subject.asks &&
      !subject.name &&
      subject.determiner !== "self" &&
      !subject.indefinite &&
      !isPerson(subject)
    );
  if (when === "LOC" && asks?.en === "where") return true;
  if (
    when === "LOC" &&
    parts.some(({ role }) => typeof role !== "string" && PLACED.test(role.after.en))
  )
    return true;
  if (when === "NOPART") return parts.length === 0 && asks?.en !== "where";
  if (when === "WITH")
    return parts.some(
      ({ role, thing }) =>
        role === "INS" ||
        (typeof role !== "string" && role.after.en === "together with") ||
        thing.lemma === "",
    );
  if (when === "INS")
    return parts.some(
      ({ role, thing }) =>
        role === "INS" && thing.person === undefined && !agreementOf(thing.say.ru, false)?.animate,
    );
  if (when === "name")
    return parts.some(({ role, thing }) => (role === "DAT" || role === "ABL") && thing.name);
  if (when === "AS")
    return parts.some(({ role }) => typeof role !== "string" && role.after.en === "as");
  if (when === "NOOBJ") return !parts.some(({ role }) => role === "OBJ");
  return parts.some(({ role }) => role === when);
}

/** What stands beside a verb, by which one of its meanings fits. */
interface Beside {
  /** Another sentence stands where its object would. */
  readonly isInside: boolean;
  readonly isTogether: boolean;
  readonly isNow: boolean;
  readonly isOrder: boolean;
  readonly parts: readonly Part[];
  readonly subject: Thing | undefined;
  readonly asks: Both | undefined;
}

/** The first of a verb's meanings that fits what stands beside it. */
export const fittingOf = (
  verbs: readonly VerbRendering[],
  { isInside, isTogether, isNow, isOrder, parts, subject, asks }: Beside,
): VerbRendering | undefined =>
  verbs.find(({ when }) => {
    if (when === undefined) return true;
    if (when.startsWith("DEED"))
      return isInside && (when === "DEED" || parts.some(({ role }) => role === "DAT"));
    // Бірге тұрады: they live together
    if (isTogether && /^(?:THING|WITH)$/.test(when)) return when === "WITH";
    if (when === "PRESENT") return isNow;
    if (when === "ORDER") return isOrder;
    return fits(when, parts, subject, asks);
  });
