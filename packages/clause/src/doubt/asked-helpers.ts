import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Verbs that make one word with алу. */
const ONE_WITH_TAKING = /^(?:сату|тарту)$/;

/**
 * бітіріп алмаймын: what one cannot do is said by -а алма; аудара бересіз бе, маған жаза бер: what is done for somebody is said by
 * -п беру. Both chains are Kazakh, and nearly never meant.
 */
export const askedHelperDoubts = ({ tokens, words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const helper = words[head]?.reading;
    if (relation !== "helped" || helper === undefined) return [];
    if (reading.form === "p" && helper.lemma === "алу" && helper.negative)
      return ONE_WITH_TAKING.test(reading.lemma)
        ? []
        : [{ at: head, why: "a helper that denies another thing" }];
    if (reading.form !== "a" || helper.lemma !== "беру") return [];
    const forSomebody = words.some(
      (one) =>
        (one.head === at || one.head === head) &&
        one.reading.case === "DAT" &&
        (one.reading.pronoun || government.isOf(one.reading.lemma, "person")),
    );
    const asked = tokens[head]?.question !== undefined && /^2/.test(helper.person ?? "");
    return forSomebody || asked ? [{ at: head, why: "going on, or for somebody" }] : [];
  });
