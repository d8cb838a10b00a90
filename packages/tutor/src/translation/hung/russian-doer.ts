import { readingsOf } from "../../russian/readings.ts";
import { foldText } from "../../text/fold.ts";

const PRONOUN = /(?<!\p{L})(?:я|ты|вы|он|она|оно|мы|они)(?!\p{L})/iu;

/** Words in which somebody is named who may do it: of a clause with one of them nobody is supplied. */
const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}-]+/gu) ?? [];

/** The pronoun of whoever does what a Russian clause tells: it is named, or the verb tells. */
export function doerIn(clause: string): string | undefined {
  const named = PRONOUN.exec(clause)?.[0];
  if (named !== undefined) return named.toLowerCase();
  for (const word of wordsIn(clause))
    for (const reading of readingsOf(word)) {
      if (reading.pos !== "verb") continue;
      if (reading.form === "finite" && reading.person !== undefined) {
        const several = reading.plural === true;
        if (reading.person === 1) return several ? "мы" : "я";
        if (reading.person === 2) return several ? "вы" : "ты";
      }
    }
  return undefined;
}

/** The pronouns that fit the past verb of a clause that names nobody: «пришла» — она. */
export function thirdIn(clause: string): string | undefined {
  for (const word of wordsIn(clause))
    for (const reading of readingsOf(word))
      if (reading.pos === "verb" && reading.form === "past")
        return reading.kind === "p" ? "они" : reading.kind === "f" ? "она" : "он";
  return undefined;
}

/** Whether a clause begins with what somebody has done, and does not name who: «не помог», «уже пришла». */
export const namesNobody = (clause: string): boolean =>
  !PRONOUN.test(clause) &&
  wordsIn(clause)
    .slice(0, 3)
    .some((word, at, before) => {
      const isPast = readingsOf(word).some((one) => one.pos === "verb" && one.form === "past");
      return isPast && before.slice(0, at).every((one) => LEADS.test(one));
    });

/** What may stand before a verb that begins a clause. */
const LEADS =
  /^(?:не|уже|ещё|еще|сразу|потом|только|так|и|даже|совсем|почти|снова|опять|быстро|вчера|сегодня|долго|часто|тоже)$/u;
