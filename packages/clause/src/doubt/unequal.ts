import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** Who is more, and the more … the more: comparisons that want a form of their own. */
export const unequalDoubts = (parse: Parse, government: Government): Doubt[] => [
  ...youngerToMe(parse, government),
  ...theMore(parse),
];

/** інім маған кіші: somebody is younger than me; only a coat is too small for me. */
const youngerToMe = ({ words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    if (reading.case !== "DAT" || relation !== "dative") return [];
    if (!/^(?:үлкен|кіші)$/.test(over?.lemma ?? "")) return [];
    const somebody = words.some(
      (one) =>
        one.head === head &&
        one.relation === "subject" &&
        (one.reading.name || government.isOf(one.reading.lemma, "person")),
    );
    return somebody ? [{ at, why: "older or younger to somebody" }] : [];
  });

/** неғұрлым көп жаттығасың, соғұрлым …: the first half is a condition. */
const theMore = ({ tokens, words }: Parse): Doubt[] =>
  tokens.flatMap(({ lower }, at): Doubt[] =>
    lower === "неғұрлым" && !words.some(({ reading }) => reading.form === "cond")
      ? [{ at, why: "the more, with no condition" }]
      : [],
  );
