import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { type Usage, verbsOver } from "../usage/usage.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** хат анасына жазды: what is written stands before another noun, as if it were one with it. */
export const objectInCompoundDoubts = (
  parse: Parse,
  government: Government,
  usage: Usage,
): Doubt[] =>
  parse.words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const noun = parse.words[head];
    if (relation !== "compound" || head !== at + 1 || !noun || parse.tokens[at]?.mark) return [];
    if (reading.case !== "NOM" || reading.owner || reading.pronoun || reading.name || reading.form)
      return [];
    if (!/^(?:DAT|ABL|LOC|INS)$/.test(noun.reading.case ?? "") || noun.reading.name) return [];
    if (usage.isCompound(reading.lemma, noun.reading.lemma)) return [];
    const verb = parse.words[noun.head]?.reading;
    if (
      verb?.kind !== "verb" ||
      verb.source?.entry?.transitive !== true ||
      verb.source.features.Voice
    )
      return [];
    const objects = parse.words.some(
      (one) => one.head === noun.head && /^(?:object|part|complement)$/.test(one.relation),
    );
    if (
      objects ||
      government.isOf(reading.lemma, "place") ||
      government.isOf(reading.lemma, "material")
    )
      return [];
    if (reading.plural || government.isOf(reading.lemma, "person")) return [];
    return verbsOver(parse, noun.head).some((one) => usage.hasSeen(one, "ACC", reading.lemma))
      ? [{ at, why: "what it is done to, before another noun" }]
      : [];
  });
