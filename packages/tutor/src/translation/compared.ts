import { inflect } from "@tilashar/kazakh";
import { type NounPhrase, OWNER_LABEL, type Phrase, PRONOUN } from "../grammar/clause.ts";
import { inner, part, type Reader } from "./reader.ts";
import type { Parts } from "./weave-parts.ts";

/** бір-бірімізді жақсы көреміз. */
export function mutual({ a, b }: Parts, reader: Reader): string | undefined {
  // "друг другу" tells its case; "each other" is whatever "them" would be
  const other3 = reader.language === "en" ? "them" : b === "друг другу" ? "им" : "их";
  const main = part(
    reader.language === "en" ? `${a} ${other3}${b ?? ""}` : `${a} ${other3}`,
    reader,
  );
  if (main?.predicate.kind !== "verb" || main.subject?.kind !== "pronoun") return undefined;
  const { person } = main.subject;
  if (person !== "1p" && person !== "3p") return undefined;
  const other = main.complements.findIndex(
    ({ phrase }) => phrase.kind === "pronoun" && phrase.person === "3p",
  );
  const role = main.complements[other]?.role;
  if (!role || !("case" in role)) return undefined;
  const form = inflect("бір", `N;${role.case};SG;${OWNER_LABEL[person === "1p" ? "1p" : "3"]}`)[0];
  if (form === undefined) return undefined;
  const each: Phrase = { kind: "noun", lemma: `бір-${form}` };
  const told = {
    ...main,
    complements: main.complements.map((one, at) =>
      at === other ? { phrase: each, role: { case: "NOM" as const } } : one,
    ),
  };
  return inner(told);
}

/** бұл — қаладағы ең үлкен үй. */
export function mostIn({ a, place }: Parts, reader: Reader): string | undefined {
  const main = part(a, reader);
  if (main?.predicate.kind !== "is" || main.predicate.what.kind !== "noun") return undefined;
  const { what } = main.predicate;
  if (what.before?.[0] !== "ең" || what.owner !== undefined) return undefined;
  const there = part(
    reader.language === "en" ? `he is in ${place ?? ""}` : `он ${place ?? ""}`,
    reader,
  );
  if (there?.predicate.kind !== "is-at") return undefined;
  const { phrase, role } = there.predicate.where;
  if (!("case" in role) || role.case !== "LOC" || phrase.kind !== "noun") return undefined;
  const within = located(phrase);
  if (within === undefined) return undefined;
  return inner({
    ...main,
    predicate: { kind: "is", what: { ...what, before: [within, ...what.before] } },
  });
}

/** қаладағы, біздің қаламыздағы. */
function located(phrase: NounPhrase): string | undefined {
  if (
    typeof phrase.owner === "object" ||
    phrase.count !== undefined ||
    (phrase.before ?? []).length > 0
  )
    return undefined;
  const owner = phrase.owner === undefined ? "" : `;${OWNER_LABEL[phrase.owner]}`;
  const form = inflect(phrase.lemma, `N;LOC;SG${owner}`)[0];
  if (form === undefined) return undefined;
  const own =
    phrase.owner === undefined ? "" : `${inflect(PRONOUN[phrase.owner], "PRO;GEN")[0] ?? ""} `;
  return `${own}${form}${/[ае]$/.exec(form)?.[0] === "а" ? "ғы" : "гі"}`;
}
