import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { TIMES } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const AFTER = /^(?:кейін|соң|бұрын|бірге|бері|дейін|шейін)$/;

/**
 * жұмыста кейін, достарынан бірге: an adverb that is a postposition as well, straight behind a noun in a case that the
 * postposition does not take.
 */
export function postpositionDoubts({ tokens, words }: Parse, government: Government): Doubt[] {
  return words.flatMap(({ reading }, at): Doubt[] => {
    const lower = tokens[at]?.lower ?? "";
    if (!AFTER.test(lower) || reading.kind !== "adv") return [];
    const before = words[at - 1];
    const noun = before?.reading;
    if (noun?.form !== undefined) return [];
    if (!noun || tokens[at - 1]?.mark !== "" || noun.kind !== "noun") return [];
    const why = `${lower} as an adverb behind a noun`;
    const kase = noun.case ?? "NOM";
    if (lower === "бұрын" && (TIMES.has(noun.lemma) || kase === "ABL")) return [];
    if (lower === "кейін" || lower === "соң" || lower === "бұрын") {
      if (kase === "NOM") {
        const doer =
          before.relation === "subject" &&
          (noun.plural ||
            noun.pronoun ||
            noun.name ||
            noun.owner !== undefined ||
            government.isOf(noun.lemma, "person"));
        return doer ? [] : [{ at, why }];
      }
      return kase === "LOC" || kase === "INS" ? [{ at, why }] : [];
    }
    const somebody = noun.pronoun || noun.name || government.isOf(noun.lemma, "person");
    if (lower === "бірге")
      return somebody && /^(?:DAT|ABL|LOC|GEN)$/.test(kase) ? [{ at, why }] : [];
    return [{ at, why }];
  });
}
