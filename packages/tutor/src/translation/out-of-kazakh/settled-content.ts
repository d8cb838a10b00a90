import {
  type Content,
  type Meaning,
  NotUnderstood,
  type Part,
  pronounOf,
  type Thing,
} from "./meaning.ts";
import { withDoer } from "./read-content.ts";
import type { Said } from "./said.ts";
import { isAnimate } from "./traits.ts";

/** «Келемін деді»: who says so is the one who will come. */
export function settledContent(
  content: Content,
  { lemma }: Said,
  doer: Thing | undefined,
  parts: readonly Part[] = [],
): Content {
  if (content.kind !== "that") return content;
  if (content.meaning.tense === "order") return content;
  const meaning = aheadOf(content.meaning);
  const person = meaning.subject?.person;
  // «Маған жақсы оқисың деп айтты»: whom it was told is the one who was spoken of
  const told = parts.find(({ role, thing }) => role === "DAT" && /^1/.test(thing.person ?? ""));
  if (/^(?:деу|айту)$/u.test(lemma ?? "") && person?.startsWith("2") && told)
    return { ...content, meaning: { ...meaning, subject: pronounOf(told.thing.person ?? "1s") } };
  if (lemma === "деу" || meaning.subject === undefined || person === "3") {
    // «Дәрігер демалуым керек деді»: a doctor speaks of whoever tells it
    const isOfTeller = meaning.mood === "must" && doer !== undefined && isAnimate(doer);
    if (person === "1s" && isOfTeller) return { ...content, meaning };
    if (person === "1s" && lemma === "деу")
      return { ...content, meaning: withDoer({ ...meaning, subject: undefined }, doer) };
    if (lemma === "деу" && person !== "3" && person !== undefined)
      throw new NotUnderstood("who speaks to whom");
    if (lemma === "деу" && !isAnimateDoer(doer)) throw new NotUnderstood("who says it");
    return { ...content, meaning: withDoer(meaning, doer) };
  }
  return { ...content, meaning };
}

/** «Қайтатынын айтты», «келеді деп ойлаймын»: what is done once is still to come. */
function aheadOf(m: Meaning): Meaning {
  const isOnce =
    m.predicate.kind === "deed" &&
    m.predicate.verb.kind === undefined &&
    m.predicate.verb.takes.OBJ === undefined &&
    !m.asks &&
    m.times.every(({ en }) => !/always|often|every|sometimes|never|usually|rarely/.test(en));
  return m.tense === "present" && m.mood === "plain" && isOnce ? { ...m, tense: "coming" } : m;
}

const isAnimateDoer = (doer: Thing | undefined): boolean =>
  doer !== undefined && (doer.person !== undefined || doer.name || isAnimate(doer));
