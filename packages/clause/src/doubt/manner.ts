import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** What one is, becomes, seems, is called or is made: a quality completes them. */
const BECOMING = new Set(
  "болу көріну саналу есептелу аталу атану деу ету қылу қалу естілу көру жасау сезіну тию көрсету".split(
    " ",
  ),
);
/** What makes its object so, or says that it is. */
const MAKING = new Set("деу ету қылу атау санау есептеу жасау сезіну көрсету болу".split(" "));
/** Endings that say how as well as what kind: without, more. */
const SAYS_HOW = new Set(["syz", "cmpr", "equ"]);

/** қайшымен үлкен қиды: an adjective that cannot say how something is done. */
export function mannerDoubts(
  { tokens, words }: Parse,
  government: Government,
  usage: Usage,
): Doubt[] {
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const verb = words[head]?.reading;
    if (relation !== "manner" || reading.kind !== "adj" || verb?.kind !== "verb") return [];
    const before = words[at - 1];
    // фильм қызықты көрдік: a quality stands before what has it
    if (
      before?.relation === "object" &&
      before.head === head &&
      before.reading.case === "NOM" &&
      before.reading.owner === undefined &&
      tokens[at - 1]?.mark === "" &&
      // стақан су, кітап ала алмадық
      !government.isOf(reading.lemma, "drink") &&
      tokens[at]?.lower !== "ала" &&
      !MAKING.has(verb.lemma) &&
      !government.isOf(reading.lemma, "manner") &&
      !tokens[at]?.readings.some(({ kind, cost }) => kind === "adv" && cost < 2.5) &&
      !SAYS_HOW.has(reading.source?.suffixes.at(-1)?.id ?? "")
    )
      return [{ at, why: "a quality behind what has it" }];
    if (BECOMING.has(verb.lemma) || usage.hasManner(verb.lemma, reading.lemma)) return [];
    if (government.isOf(reading.lemma, "manner")) return [];
    const last = reading.source?.suffixes.at(-1)?.id ?? "";
    // ілулі тұр, жинаулы жатыр: a state
    if (/(?:улы|улі)$/.test(reading.lemma)) return [];
    if (SAYS_HOW.has(last) || tokens[at]?.lower.includes("-")) return [];
    // тұзды салды: a noun as well
    const other = tokens[at]?.readings.some(
      ({ kind, cost, case: kase }) =>
        (kind === "adv" && cost < 2.5) ||
        (kind === "noun" && (kase === "NOM" || verb.source?.entry?.transitive === true)),
    );
    return other || tokens[at]?.lower === "ала"
      ? []
      : [{ at, why: "an adjective that does not say how" }];
  });
}
