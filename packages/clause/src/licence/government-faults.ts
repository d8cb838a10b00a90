import { analyse } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { classesOf, type Usage, verbsOver } from "../usage/usage.ts";
import { TIMES } from "../word/word-lists.ts";
import { BARE, RESTS } from "./licence-site.ts";
import type { Unlicensed } from "./unlicensed.ts";

/**
 * Where the very complement a verb asks for is missing and a word stands in a case that nothing licenses, that word is
 * the complement in a wrong case: музыкаға тыңдаймын.
 */
export function governmentFaults(
  parse: Parse,
  unlicensed: readonly Unlicensed[],
  government: Government,
  usage: Usage,
): readonly Fault[] {
  return unlicensed.flatMap(({ at, case: kase }): Fault[] => {
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
    // Алматыда барамын: who goes and nothing else, goes there
    if (kase === "LOC" && goesThere(parse, at, of))
      return [{ kind: "government", at, head, want: "DAT" }];
    if (kase === "LOC" && (of.includes("place") || of.includes("relation"))) return [];
    if (classesOf(reading, government).includes("time") || TIMES.has(reading.lemma.toLowerCase()))
      return [];
    if (isOfAnother(parse, at, of)) return [];
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

/**
 * What the verb's own frame says nothing of: a noun that makes one verb with it (шолу жасау, құлақ асу), a passive that has an
 * entry of its own (берілу), and where or from where a thing is (картадан көрсету).
 */
function isOfAnother({ tokens, words }: Parse, at: number, of: readonly string[]): boolean {
  const word = words[at];
  const before = words[(word?.head ?? 0) - 1];
  if (before !== word && before?.head === word?.head && BARE.test(before?.relation ?? ""))
    return true;
  if (
    analyse(tokens[word?.head ?? 0]?.lower ?? "").some(({ features }) => features.Voice === "Pass")
  )
    return true;
  const apart = of.length === 0 || of.some((one) => /^(?:place|relation|text)$/.test(one));
  return (
    /^(?:LOC|ABL)$/.test(word?.reading.case ?? "") &&
    apart &&
    !RESTS.has(words[word?.head ?? 0]?.reading.lemma ?? "")
  );
}

/** Whether a place stands straight before a бару that nothing helps and that has no goal. */
function goesThere({ words, tokens }: Parse, at: number, classes: readonly string[]): boolean {
  const head = words[at]?.head ?? -1;
  const verb = words[head]?.reading;
  if (!classes.includes("place") || head !== at + 1 || verb?.lemma !== "бару") return false;
  if ((verb.source?.features.Voice ?? "") !== "" || tokens[at]?.mark !== "") return false;
  return !words.some(
    (one, place) =>
      place !== at &&
      one.head === head &&
      (one.reading.case === "DAT" || one.reading.kind === "verb"),
  );
}
