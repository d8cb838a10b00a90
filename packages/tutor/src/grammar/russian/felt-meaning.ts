import { newDraft } from "../draft-clause.ts";
import { complement, type Drafted, only, tenseOf } from "./copula-meaning.ts";
import { has } from "./prepositions.ts";
import type { SortedParts } from "./sorted-parts.ts";

/** «Мне грустно», «тебе не страшно»: what one feels one does; of whom a part is told it is that part's. */
export function feels(sorted: SortedParts): Drafted[] | undefined {
  const felt = sorted.one("felt");
  if (!felt) return undefined;
  const who = sorted.all("phrase").find(({ features, living }) => living && has(features, "dat"));
  if (!who || who.own || !only(sorted, "placed", [felt, who])) return [];
  const denied = sorted.denied();
  if (denied && denied !== felt && denied.kind !== "be") return [];
  const owner = who.phrase.kind === "pronoun" ? who.phrase.person : who.phrase;
  return [
    {
      draft: {
        ...newDraft(),
        ...tenseOf(sorted),
        negative: denied !== undefined,
        subject: felt.of === undefined ? who.phrase : { kind: "noun", lemma: felt.of, owner },
        predicate: { kind: "verb", lemma: felt.kz },
        complements: sorted.all("placed").map(complement),
        manners: felt.much ? ["қатты"] : [],
      },
      cost: 0,
    },
  ];
}
