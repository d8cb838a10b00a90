import type { Parse, Placed } from "@tilashar/clause";
import { inflect } from "@tilashar/kazakh";

type Token = Parse["tokens"][number];
type Reading = Placed["reading"];

/**
 * A word of what somebody says of themselves, as it is said to them politely: маған — сізге, әкем — әкеңіз. Empty for the
 * bare "I" and "we", which the predicate tells; undefined for a word that cannot stand there.
 */
export function sayToYou(token: Token, reading: Reading): string | undefined {
  const { text, lower, capital, first, question } = token;
  const asIs = capital && (reading.name || !first) ? text : lower;
  if (question !== undefined || reading.form === "imp" || reading.form === "cond") return undefined;
  if (reading.pronoun) return pronounToYou(reading, asIs);
  if (reading.owner === "1s" || reading.owner === "1p" || reading.form === "des")
    return ownedToYou(reading, lower);
  return /^[12]/.test(reading.person ?? "") ? undefined : asIs;
}

function pronounToYou({ lemma, case: kase, owner }: Reading, asIs: string): string | undefined {
  if (lemma === "мен" || lemma === "біз")
    return kase === undefined || kase === "NOM" ? "" : inflect("сіз", `PRO;${kase}`)[0];
  if (owner === "1s" || owner === "1p")
    return lemma === "өз" ? inflect("өз", `N;${kase ?? "NOM"};SG;PSS2S;FORM`)[0] : undefined;
  return /^(?:сен|сіз|сендер|сіздер)$/u.test(lemma) ? undefined : asIs;
}

const YOURS = "PSS2S;FORM";

function ownedToYou(
  { lemma, case: kase = "NOM", plural, form, negative }: Reading,
  lower: string,
): string | undefined {
  const not = negative ? ";NEG" : "";
  // барғым — барғыңыз: the vowel before the owner's ending comes after it, too
  if (form === "des") return lower.replace(/([ыі])м(?:[ыі]з)?$/u, "$1ң$1з");
  if (form === "part") return inflect(lemma, `V.PTCP;PST;${kase};SG;${YOURS}${not}`)[0];
  if (form === "vn") return inflect(lemma, `V;VN;${kase};${YOURS}${not}`)[0];
  if (form !== undefined) return undefined;
  return inflect(lemma, `N;${kase};${plural ? "PL" : "SG"};${YOURS}`)[0];
}
