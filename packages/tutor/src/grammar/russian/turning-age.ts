import { newDraft } from "../draft-clause.ts";
import type { Drafted } from "./copula-meaning.ts";
import { has } from "./prepositions.ts";
import type { Said } from "./said-verb.ts";
import type { SortedParts } from "./sorted-parts.ts";

/** So many years: жеті жыл. */
const YEARS = /^(?<count>.+) жыл(?:дан бері)?$/u;

/** «Моему внуку исполнится семь лет»: whoever is so old then does it; немерем жеті жасқа толады. */
export function turningAge(sorted: SortedParts, { verb, draft }: Said): Drafted[] | undefined {
  if (!/^исполн(?:ить|ять)ся$/u.test(verb.lemma) || draft.negative) return undefined;
  const times = sorted.all("time");
  const age = times.find(({ kz }) => YEARS.test(kz));
  const count = YEARS.exec(age?.kz ?? "")?.groups?.count;
  if (age === undefined || count === undefined) return undefined;
  const rest = sorted.parts.filter((one) => one !== verb && one !== age);
  return sorted.all("phrase").flatMap((who): Drafted[] => {
    const fits =
      who.living &&
      has(who.features, "dat") &&
      rest.every((one) => one === who || /^(?:time|ask)$/.test(one.kind));
    return fits
      ? [
          {
            draft: {
              ...newDraft(),
              ...draft,
              subject: who.phrase,
              predicate: { kind: "verb", lemma: "толу" },
              complements: [],
              times: times.flatMap((one) => (one === age || one.kz === "" ? [] : [one.kz])),
              manners: [`${count} жасқа`],
            },
            cost: who.cost,
          },
        ]
      : [];
  });
}
