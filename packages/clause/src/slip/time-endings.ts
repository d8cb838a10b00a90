import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** What tells which of the times it is; how many of them says how long instead (екі жыл тұрдым). */
const WHICH =
  /^(?:сол|осы|қай|келесі|өткен|келер|алдағы|алдыңғы|былтырғы|биылғы|ертеңгі|кешегі|алғашқы|соңғы)$/;

/** жыл → жылы, күн → күні; ай → айда, апта → аптада: years and days have their owner's ending, months and weeks the case. */
const OWNED = /^(?:жыл|күн|түн)$/;
const PLACED = /^(?:ай|апта|жаз|қыс|күз|көктем)$/;

/** келесі жыл бардым → келесі жылы; сол күн → сол күні; өткен ай → өткен айда: which time it was has its ending. */
export const timeEndingSlips = (parse: Parse): Fault[] => {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const token = tokens[at];
    const isTime = OWNED.test(reading.lemma) || PLACED.test(reading.lemma);
    if (!token || relation !== "time" || !isTime || token.lower !== reading.lemma) return [];
    if (token.mark !== "" || token.leaning.length > 0 || token.question !== undefined) return [];
    const over = words[head];
    if (
      over?.reading.kind !== "verb" ||
      !/^(?:fin|imp|part|p|a|cond)$/.test(over.reading.form ?? "")
    )
      return [];
    const which = words.some(
      (one, place) =>
        one.head === at &&
        (WHICH.test(tokens[place]?.lower ?? "") ||
          /нш[ыі]$/.test(tokens[place]?.lower ?? "") ||
          /^\d{4}$/.test(tokens[place]?.lower ?? "") ||
          (one.relation === "relative" && place === at - 1)),
    );
    // алғашқы екі күн: how long
    const isCounted = words.some(
      (one, place) =>
        one.head === at &&
        one.reading.kind === "num" &&
        !/нш[ыі]$|^\d{4}$/.test(tokens[place]?.lower ?? ""),
    );
    if (!which || isCounted || !hasDoer(parse, at)) return [];
    const text = OWNED.test(reading.lemma)
      ? nounWith(reading, { owner: "3" })
      : nounWith(reading, { case: "LOC" });
    if (text === "") return [];
    const point = OWNED.test(reading.lemma) ? "clock-and-days" : "locative";
    return [slip(at, changed(tokens, { [at]: withParticles(token, text) }, point, 0.1))];
  });
};

/** келесі жыл қиын болады: without a subject the time may be it. */
function hasDoer({ words }: Parse, at: number): boolean {
  let head = words[at]?.head ?? -1;
  for (let steps = 0; head >= 0 && steps < 5; steps++) {
    const over = words[head];
    if (!over) return false;
    if (over.reading.form === "imp" || /^[12]/.test(over.reading.person ?? "")) return true;
    if (words.some((one) => one.head === head && one.relation === "subject")) return true;
    head = over.head;
  }
  return false;
}
