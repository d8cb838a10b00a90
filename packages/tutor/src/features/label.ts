import { OWNER_LABEL, PERSON_LABEL } from "../grammar/clause.ts";
import type { Wish } from "./wish.ts";

/** The engine's label for a wished form of a word of this class; undefined when it makes no sense. */
export function labelOf(pos: string, wish: Wish): string | undefined {
  if (pos === "v") return verbLabel(wish);
  if (wish.degree === "CMPR") return "ADJ;CMPR";
  if (wish.degree === "INTENS") return "ADJ;INTENS";
  if (wish.ordinal) return "NUM;ORD";
  if (wish.person) return `N;PRED;${PERSON_LABEL[wish.person]}`;
  const kind = pos === "pron" ? "PRO" : pos === "num" ? "NUM" : "N";
  if (wish.case === undefined && wish.plural === undefined && wish.owner === undefined)
    return undefined;
  if (kind !== "N") {
    // «Сіз» of several is «сіздер», which is declined as a noun
    const number = kind === "PRO" && wish.plural ? "N" : kind;
    return `${number};${wish.case ?? "NOM"}${number === "N" ? ";PL" : ""}`;
  }
  const number = wish.plural ? "PL" : "SG";
  const owner = wish.owner ? `;${OWNER_LABEL[wish.owner]}` : "";
  return `N;${wish.case ?? "NOM"};${number}${owner}`;
}

function verbLabel(wish: Wish): string | undefined {
  const negative = wish.negative ? ";NEG" : "";
  const question = wish.question ? ";INT" : "";
  if (wish.nonfinite) return `${wish.nonfinite}${negative}`;
  if (wish.case || wish.owner) {
    const owner = wish.owner ? `;${OWNER_LABEL[wish.owner]}` : "";
    return `V;VN;${wish.case ?? "NOM"}${owner}`;
  }
  const voice = wish.voice ? `${wish.voice};` : "";
  const person =
    PERSON_LABEL[wish.person ?? (wish.mood === "IMP" ? "2s" : wish.voice ? "3" : "1s")];
  if (wish.mood)
    return `V;${wish.mood};${wish.mood === "DES" ? "PRS;" : ""}${person}${negative}${question}`;
  const tense = wish.tense === "FUT" ? "PRS" : (wish.tense ?? (wish.voice ? "PST" : "PRS"));
  return `V;${voice}IND;${tense};${person}${negative}${question}`;
}

/** The wish a label stands for, to go on from it: "and in the plural?". */
export function wishOf(label: string): Wish {
  const parts = new Set(label.split(";"));
  const wish: Wish = {};
  for (const one of ["NOM", "GEN", "DAT", "ACC", "LOC", "ABL", "INS"] as const)
    if (parts.has(one)) wish.case = one;
  if (label.startsWith("N;") && parts.has("PL") && !parts.has("PRED")) wish.plural = true;
  for (const [person, owner] of Object.entries(OWNER_LABEL)) {
    if (label.endsWith(`;${owner}`)) wish.owner ??= person as NonNullable<Wish["owner"]>;
  }
  if (label.startsWith("V;")) {
    for (const tense of ["PRS;PROG", "PST;PRF", "PST;EVID", "PST;HAB", "PST", "PRS"])
      if (!wish.tense && label.includes(`;${tense};`)) wish.tense = tense;
    for (const [person, text] of Object.entries(PERSON_LABEL))
      if (!wish.person && label.includes(`;${text}`))
        wish.person = person as NonNullable<Wish["person"]>;
    if (parts.has("VN")) wish.nonfinite = "V;VN;NOM";
    for (const mood of ["IMP", "COND", "DES"] as const) if (parts.has(mood)) wish.mood = mood;
    if (parts.has("NEG")) wish.negative = true;
    if (parts.has("INT")) wish.question = true;
    if (label.startsWith("V;VN")) delete wish.person;
  }
  return wish;
}
