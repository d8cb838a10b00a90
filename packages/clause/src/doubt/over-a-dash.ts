import type { Parse } from "../parse.ts";
import { TIMES } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** бұл — қала ең биік ғимараты, қаңтар — жыл бірінші айы: what is behind a dash has its owner in the genitive. */
export const overDashDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    // бұл — қала ең биік ғимараты: what is owned has no owner
    const root = words.findIndex((one) => one.head === -1);
    const isSubject =
      words[head]?.relation === "subject" &&
      words[head]?.head === root &&
      words[root]?.reading.kind === "noun" &&
      words[root]?.reading.owner === "3" &&
      !words.some((one) => one.head === root && /^(?:owner|compound)$/.test(one.relation));
    if (relation === "determiner" && isSubject && /[—–]/.test(tokens[at]?.mark ?? ""))
      return [{ at, why: "pointed at over a dash" }];
    const isOwned = over?.kind === "noun" && over.owner === "3" && (over.case ?? "NOM") === "NOM";
    const isCounted = words.some(
      (one) => one.head === at && /^(?:count|amount|determiner|attribute)$/.test(one.relation),
    );
    return relation === "time" &&
      isOwned &&
      reading.owner === undefined &&
      TIMES.has(reading.lemma) &&
      !isCounted &&
      !/^(?:күн|кеш)$/.test(reading.lemma)
      ? [{ at, why: "a time of what is owned" }]
      : [];
  });
