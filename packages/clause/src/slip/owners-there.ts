import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { put } from "./rewrite.ts";

/** қызымда екі баласы бар → қызымның: whose it is stands in the genitive; at whom it is, it has no owner's ending. */
export const ownerThereSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const there = parse.words[head];
    if (there?.reading.kind !== "modal" || !/^(?:бар|жоқ)$/.test(there.reading.lemma)) return [];
    if (reading.kind !== "noun" || !/^(?:LOC|ABL)$/.test(reading.case ?? "") || reading.pronoun)
      return [];
    const isSomebody =
      government.isOf(reading.lemma, "person") ||
      (reading.name && reading.source?.entry?.pos !== "name-place");
    if (!isSomebody || reading.plural) return [];
    const thing = parse.words.findIndex(
      (one, place) => place > at && one.head === head && one.relation === "subject",
    );
    const owned = parse.words[thing]?.reading;
    if (owned?.owner !== "3" || owned.kind !== "noun" || owned.pronoun || owned.form !== undefined)
      return [];
    // атамда қаланың картасы бар, досымда жол билеті бар
    const isOfAnother = parse.words.some(
      (one, place) => place > at && place < thing && /^(?:owner|compound)$/.test(one.relation),
    );
    if (isOfAnother || parse.tokens.slice(at, thing).some(({ mark }) => mark !== "")) return [];
    return put(parse, at, nounWith(reading, { case: "GEN" }), "genitive", 0.1);
  });
