import { newDraft } from "../draft-clause.ts";
import type { Drafted } from "./copula-meaning.ts";
import type { Said } from "./said-verb.ts";
import type { SortedParts } from "./sorted-parts.ts";

/** How the day and the weather turn: қараңғы түседі, күн жылынды. */
const TURNS: Readonly<Record<string, readonly [what: string, does: string]>> = {
  темнеть: ["қараңғы", "түсу"],
  стемнеть: ["қараңғы", "түсу"],
  светать: ["таң", "ату"],
  рассвести: ["таң", "ату"],
  рассветать: ["таң", "ату"],
  холодать: ["күн", "суыту"],
  похолодать: ["күн", "суыту"],
  теплеть: ["күн", "жылыну"],
  потеплеть: ["күн", "жылыну"],
};

/** «Зимой рано темнеет»: nobody does it; қыста қараңғы ерте түседі. */
export function turning(sorted: SortedParts, { verb, draft }: Said): Drafted[] | undefined {
  const [what, does] = TURNS[verb.lemma] ?? [];
  const { reading } = verb;
  const isOfNobody =
    reading.form === "past"
      ? reading.kind === "n"
      : reading.form === "finite" && reading.person === 3 && !reading.plural;
  if (what === undefined || does === undefined || !isOfNobody) return undefined;
  if (!sorted.parts.every((one) => one === verb || /^(?:placed|time|manner|not)$/.test(one.kind)))
    return undefined;
  return [
    {
      draft: {
        ...newDraft(),
        ...draft,
        subject: { kind: "noun", lemma: what },
        newSubject: true,
        predicate: { kind: "verb", lemma: does },
        complements: sorted.all("placed").map(({ phrase, role }) => ({ phrase, role })),
        times: sorted.all("time").flatMap(({ kz }) => (kz === "" ? [] : [kz])),
        manners: sorted.all("manner").map(({ kz }) => kz),
      },
      cost: 0,
    },
  ];
}
