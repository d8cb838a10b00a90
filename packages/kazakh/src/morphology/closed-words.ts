import { makeStem } from "../phonology/stem.ts";
import type { Upos } from "./candidate.ts";
import type { StateName } from "./morphotactics.ts";

/** A stem outside the ordinary classes: the copula е-, емес, and the four verbs of posture. */
export interface ClosedStem {
  text: string;
  key: number;
  lemma: string;
  upos: Upos;
  state: StateName;
  /** Features the stem has before any suffix. */
  base: string;
  cost: number;
}

function closed(
  text: string,
  lemma: string,
  upos: Upos,
  state: StateName,
  base: string,
  cost: number,
): ClosedStem {
  return { text, key: makeStem(text, { verb: true }).key, lemma, upos, state, base, cost };
}

const NOW = "Aspect=Prog|Mood=Ind|Tense=Pres|VerbForm=Fin";

/**
 * Source: Muhamedowa §2.1.3 (copula), Somfai Kara §3.5: жатыр, отыр, тұр, жүр are the present of
 * their verbs with no tense suffix.
 */
export const CLOSED_STEMS: readonly ClosedStem[] = [
  closed("е", "е", "AUX", "copulaPast", "", -3),
  closed("екен", "е", "AUX", "evidential", "Evident=Nfh", -3),
  closed("емес", "емес", "AUX", "evidential", "Polarity=Neg", -3),
  ...(
    [
      ["жатыр", "жату"],
      ["отыр", "отыру"],
      ["тұр", "тұру"],
      ["жүр", "жүру"],
    ] as const
  ).flatMap(([text, lemma]) => [
    closed(text, lemma, "AUX", "standing", NOW, -2),
    closed(text, lemma, "VERB", "standing", NOW, -1),
  ]),
];

/** Short converbs of speech, with the verb each stands for. Source: Muhamedowa §3.4. */
export const SHORT_CONVERBS: Readonly<Record<string, string>> = {
  боп: "болу",
  кеп: "келу",
  ап: "алу",
  қып: "қылу",
  сап: "салу",
  қап: "қалу",
  әкеп: "әкелу",
  апкеп: "әкелу",
};
