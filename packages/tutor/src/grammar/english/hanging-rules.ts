import type { Rule } from "../chart/rule.ts";
import type { Evidence, Link } from "../clause.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { said } from "./said.ts";
import type { Deed, Hanging, Sentence } from "./tree.ts";

/** Words that begin a clause that hangs on another. */
const LINKS: Readonly<Record<string, Link>> = {
  if: "condition",
  when: "when",
  after: "after",
  before: "before",
  since: "since",
  although: "concession",
  though: "concession",
  "even though": "concession",
  "even if": "concession",
  until: "until",
  till: "until",
  "by the time": "until",
  "as soon as": "at-once",
  whenever: "whenever",
  "every time": "whenever",
  "so that": "aim",
  "as if": "as-if",
  "as though": "as-if",
};

/** Clauses that are cried out or known in some way: "it turns out that …". */
const EVIDENCE: readonly (readonly [words: string, evidence: Evidence])[] = [
  ["it turns out that", "екен"],
  ["it turns out", "екен"],
  ["it turned out that", "екен"],
  ["it turned out", "екен"],
  ["apparently ,", "екен"],
  ["it seems that", "сияқты"],
  ["it seems", "сияқты"],
  ["it looks like", "сияқты"],
  ["maybe", "шығар"],
  ["perhaps", "шығар"],
  ["probably", "шығар"],
];
const evidenceRules = EVIDENCE.map(([words, evidence]) =>
  rule("S", `${words} S` as "S", (...parts: unknown[]) => {
    const sentence = parts.at(-1) as Sentence;
    return only(
      sentence.mood === "plain" && sentence.evidence === undefined && sentence.next === undefined,
      { ...sentence, evidence, knownBy: words },
    );
  }),
);

const linkRules = Object.entries(LINKS).map(([word, link]) =>
  rule("Sub", `${word} S` as "S", (...parts: unknown[]): Hanging | undefined => {
    const sentence = parts.at(-1) as Sentence;
    return only(sentence.hanging === undefined && sentence.next === undefined, {
      link,
      sentence,
      word,
    });
  }),
);

function gerund(link: Link, deed: Deed): Hanging | undefined {
  return deed.form === "ing" ? { link, sentence: said(deed) } : undefined;
}

/** How a clause hangs on another one, and how it is known. */
export const HANGING_RULES: readonly Rule[] = [
  ...linkRules,
  ...evidenceRules,
  // While something goes on
  rule("Sub", "while S", (_, sentence) =>
    only(sentence.hanging === undefined && sentence.next === undefined, {
      link: "when" as const,
      sentence: { ...sentence, ...(sentence.deed.verb !== "be" && { going: true }) },
    }),
  ),
  rule("Sub", "while VP", (_, deed) =>
    only(deed.form === "ing", { link: "when" as const, sentence: said(deed, { going: true }) }),
  ),
  rule("Sub", "unless S", (_, sentence) =>
    only(!sentence.negative && sentence.hanging === undefined && sentence.next === undefined, {
      link: "condition" as const,
      sentence: { ...sentence, negative: true },
      word: "unless",
    }),
  ),
  rule("Sub", "after VP", (_, deed) => gerund("after", deed), 0.1),
  rule("Sub", "before VP", (_, deed) => gerund("before", deed), 0.1),
  rule("Sub", "when VP", (_, deed) => gerund("when", deed), 0.3),
];
