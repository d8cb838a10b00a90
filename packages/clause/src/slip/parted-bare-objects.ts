import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import { childOf, isTold, rootOf, slip, withEndings } from "./rewrite.ts";

/** How much or how well: said between a bare object and its verb, too. */
const AMOUNT =
  /^(?:көп|аз|жақсы|жаман|мол|сирек|жиі|тез|әлі|де|да|ғана|мүлдем|ешқашан|енді|түгел)$/;

const isTransitive = ({ source }: Reading): boolean =>
  source?.entry?.transitive === true && (source.features.Voice ?? "") === "";

/** хат кеше жазды → хатты кеше жазды: a bare object stands straight before its verb; parted from it, it has its case. */
export function partedBareObjectSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (verb?.kind !== "verb" || verb.form !== "fin" || verb.negative || isTold(parse)) return [];
  if (tokens.some(({ mark }, at) => mark !== "" && at < root)) return [];
  return words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const token = tokens[at];
    if (!token || token.leaning.length > 0 || token.question !== undefined) return [];
    if (reading.kind !== "noun" || reading.form !== undefined || reading.case !== "NOM") return [];
    if (reading.pronoun || reading.name || reading.owner !== undefined) return [];
    // екі кітап кеше алдым: so many of something
    if (words.some((one) => one.head === at && one.relation !== "attribute")) return [];
    const between = words[at + 1];
    const beside = tokens[at + 1];
    if (!between || !beside || AMOUNT.test(beside.lower) || beside.leaning.length > 0) return [];
    // терезе абайламай сындырды: the window takes no care
    const doer = childOf(parse, root, "subject");
    const taken =
      relation === "subject" &&
      head === at + 1 &&
      between.reading.form === "a" &&
      between.reading.negative &&
      between.head === root &&
      doer >= 0 &&
      doer < at;
    const parted =
      relation === "object" &&
      head === root &&
      between.head === root &&
      isSaidBetween(between) &&
      // қоңырау шала аласың: a converb that looks like an adverb
      !beside.readings.some(({ form, negative }) => !negative && (form === "a" || form === "p"));
    if (!(taken || parted) || at + 2 !== root || !isTransitive(verb)) return [];
    if (doer < 0 && (verb.person ?? "3") === "3" && at === 0) return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "ACC" }) }, "accusative")),
    ];
  });
}

/** When, where, to whom or how it was done. */
const isSaidBetween = ({ reading, relation }: Parse["words"][number]): boolean =>
  relation === "time" ||
  reading.kind === "adv" ||
  (reading.kind === "noun" && /^(?:DAT|LOC|ABL|INS)$/.test(reading.case ?? ""));
