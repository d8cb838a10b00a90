import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { classesOf, nounKey, type Usage } from "../usage/usage.ts";
import { isInsteadOf } from "./settled-doubts.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** What happens or is done somewhere, and goes nowhere. */
const RESTING =
  /^(?:істеу|өзгеру|туу|өсу|ойнау|демалу|ұйықтау|тамақтану|кездесу|күту|сөйлесу|билеу|жұмыс_істеу|өмір_сүру|тұрақтау|сатылу|пісіру|шомылу|серуендеу)$/;
/** What is got into, up or away from. */
const GOING = /^(?:бару|кіру|міну|жету|аттану|қайту|айналу)$/;

/** тауға ауа райы өзгереді, дәмханада жиі барасың: a place in the case of a goal where nothing goes, or of rest where it does. */
export const placeCaseDoubts = (
  { tokens, words }: Parse,
  government: Government,
  usage: Usage,
): Doubt[] =>
  words.flatMap(({ reading, head: over }, at): Doubt[] => {
    // дәмханада жиі барасың: over how often it is done
    const head = words[over]?.relation === "manner" ? (words[over]?.head ?? -1) : over;
    const verb = words[head]?.reading;
    if (verb?.kind !== "verb" || verb.source?.features.Voice || reading.kind !== "noun") return [];
    // қалада жұмыс бар, бірақ барғым келмейді: what is said of the place ends before the verb
    const isParted = tokens.slice(at, head).some(({ mark }) => mark !== "");
    if (reading.pronoun || reading.form || isParted) return [];
    const named = reading.source?.entry?.pos === "name-place";
    if (
      !named &&
      !classesOf(reading, government).includes("place") &&
      !/^(?:жол|дала)$/.test(reading.lemma)
    )
      return [];
    const key = nounKey(reading);
    if (isInsteadOf(at, { tokens, words })) return [];
    if (reading.case === "DAT" && RESTING.test(verb.lemma))
      return !named && usage.hasSeen(verb.lemma, "DAT", key)
        ? []
        : [{ at, why: "a goal of what goes nowhere" }];
    if (reading.case !== "LOC" || !(GOING.test(verb.lemma) || isOut(words, head, reading.lemma)))
      return [];
    const beside = words.some(
      (one, place) =>
        place !== at &&
        one.head === head &&
        // аяз отыз градусқа дейін жетеді: how far it gets is told beside it
        (/^(?:DAT|ABL|ACC|INS)$/.test(one.reading.case ?? "") || one.reading.lemma === "дейін"),
    );
    const helped = words.some((one) => one.head === head && one.relation === "helped");
    const helps = words[head]?.relation === "helped";
    return beside || helped || helps || verb.form === "vn" || verb.form === "part"
      ? []
      : [{ at, why: "a place of rest of what goes" }];
  });

/** далада шыққым келмейді: out of doors is where one goes out to. */
const isOut = (words: Parse["words"], head: number, lemma: string): boolean =>
  lemma === "дала" &&
  words[head]?.reading.lemma === "шығу" &&
  (words[head]?.reading.person ?? "3") !== "3";
