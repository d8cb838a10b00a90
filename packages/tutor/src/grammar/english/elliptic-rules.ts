import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { said } from "./said.ts";
import { agree, CONJUNCTIONS, followed, hung } from "./sentence-parts.ts";
import { type Deed, deedOf, type Hanging, type Noun, type Said, type Sentence } from "./tree.ts";

/** An auxiliary alone, with the tense and mood that it takes up. */
const TAKEN_UP: Readonly<Record<string, (of: Said) => boolean>> = {
  do: ({ tense, mood, deed }) => tense === "present" && mood !== "can" && deed.verb !== "be",
  does: ({ tense, mood, deed }) => tense === "present" && mood !== "can" && deed.verb !== "be",
  did: ({ tense, mood, deed }) => tense === "past" && mood !== "can" && deed.verb !== "be",
  can: ({ mood }) => mood === "can",
  could: ({ mood, tense }) => mood === "can" && tense === "past",
  will: ({ tense }) => tense === "future",
  have: ({ tense }) => tense === "perfect" || tense === "past",
  has: ({ tense }) => tense === "perfect" || tense === "past",
};
const BEING_UP = (of: Said): boolean => of.deed.verb === "be" || of.deed.isGoing === true;

/** The deed of a clause without what was done to what and where, as it is taken up again. */
const bare = (deed: Deed): Deed => {
  const { objects: _, preps: __, times: ___, manners: ____, purpose: _____, ...rest } = deed;
  return { ...rest, objects: [], preps: [], times: [], manners: [] };
};

/** "But my brother can't", "but I do": the other one, of whom the opposite holds. */
function opposite(first: Sentence, word: string, subject: Noun, negative: boolean) {
  const { hanging: _, called: __, next: ___, also: ____, ...of } = first;
  const own =
    of.deed.verb === "be" ? { ...of.deed, times: [] } : keepsObject(bare(of.deed), of.deed);
  return only(
    first.next === undefined && first.negative !== negative && subject.denied !== true,
    followed(first, word, { ...of, deed: own, subject, negative }),
  );
}

/** What one has or likes is named again. */
const keepsObject = (deed: Deed, whole: Deed): Deed =>
  /^(?:have|have got|need|like|love|want)$/.test(whole.verb)
    ? { ...deed, objects: whole.objects }
    : deed;

const oppositeRules = ["but", "and"].flatMap((word): Rule[] =>
  ["", ", "].flatMap((comma): Rule[] => {
    const kz = word === "but" ? (CONJUNCTIONS[word] ?? "") : "ал";
    return [
      ...Object.entries(TAKEN_UP).flatMap(([aux, fits]): Rule[] => [
        rule("S", `S ${comma}${word} Subj ${aux} not` as "S S", (...parts: unknown[]) => {
          const [first, subject] = [parts[0] as Sentence, parts.at(-3) as Noun];
          return only(fits(first), opposite(first, kz, subject, true));
        }),
        rule("S", `S ${comma}${word} Subj ${aux}` as "S S", (...parts: unknown[]) => {
          const [first, subject] = [parts[0] as Sentence, parts.at(-2) as Noun];
          return only(fits(first) && first.negative, opposite(first, kz, subject, false));
        }),
      ]),
      rule("S", `S ${comma}${word} Subj Be not` as "S S", (...parts: unknown[]) => {
        const [first, subject] = [parts[0] as Sentence, parts.at(-3) as Noun];
        return only(BEING_UP(first), opposite(first, kz, subject, true));
      }),
    ];
  }),
);

/** What hangs on a clause by a verb of its own that Kazakh has for it. */
const ifSo = (deed: Deed, subject: Noun, negative = false): Hanging => ({
  link: "condition",
  sentence: { ...said(deed, { negative }), subject },
  word: "if",
});

/** "If you like", "if you don't mind". */
const WILLING: Readonly<Record<string, readonly [kz: string, negative: boolean]>> = {
  like: ["қалау", false],
  want: ["қалау", false],
  wish: ["қалау", false],
  "do not mind": ["қарсы болу", true],
};

/** The verb that a clause ends in, below what must and may be. */
const innermost = (deed: Deed): Deed =>
  deed.to && deed.objects.length === 0 ? innermost(deed.to) : deed;

/** "If you don't want to": the deed of the other clause is what is wanted. */
export function takenUp(sentence: Sentence, hanging: Hanging): Hanging {
  const { deed } = hanging.sentence;
  if (!deed.isSame) return hanging;
  const to = { ...bare(innermost(sentence.deed)), form: "base" as const };
  const { isSame: _, ...wanting } = deed;
  return { ...hanging, sentence: { ...hanging.sentence, deed: { ...wanting, to } } };
}

/** What is said with the verb of another clause, and clauses beside one another with no word between. */
export const ELLIPTIC_RULES: readonly Rule[] = [
  ...oppositeRules,
  // "The film was boring, I almost fell asleep"
  rule(
    "S",
    "S , S",
    (first, _, second) =>
      only(
        first.hanging === undefined && second.subject !== undefined,
        followed(first, "", second),
      ),
    1.2,
  ),
  // "Hurry up or we'll be late": әйтпесе
  ...["or", "or else", "otherwise"].flatMap((word) =>
    ["", ", "].flatMap((comma): Rule[] => [
      rule("Order", `Order ${comma}${word} S` as "Order Order", (...parts: unknown[]) =>
        or(parts[0] as Sentence, parts.at(-1) as Sentence),
      ),
      rule("S", `S ${comma}${word} S` as "S S", (...parts: unknown[]) => {
        const first = parts[0] as Sentence;
        return only(
          first.mood === "must" || first.mood === "let",
          or(first, parts.at(-1) as Sentence),
        );
      }),
    ]),
  ),
  // "If I could": қолымнан келсе
  ...["can", "could"].map((word) =>
    rule("Sub", `if Subj ${word}` as "if Subj can", (_, subject) =>
      only(subject.person !== undefined, ifSo(deedOf("be up to", "base"), subject)),
    ),
  ),
  ...Object.entries(WILLING).map(([words, [kz, negative]]) =>
    rule("Sub", `if Subj ${words}` as "if Subj like", (_, subject) =>
      only(
        subject.person !== undefined,
        ifSo({ ...deedOf("like", "base"), kz }, subject, negative),
      ),
    ),
  ),
  rule("Sub", "if Subj want to", (_, subject) =>
    only(subject.person !== undefined, ifSo({ ...deedOf("want", "base"), isSame: true }, subject)),
  ),
  rule("Sub", "if Subj do not want to", (_, subject) =>
    only(
      subject.person !== undefined,
      ifSo({ ...deedOf("want", "base"), isSame: true }, subject, true),
    ),
  ),
  // "He smokes, and so does his wife": әйелі де
  ...["so do", "so does", "so did"].flatMap((so) =>
    ["and", ", and"].map((word) =>
      rule("S", `S ${word} ${so} Subj` as "S S", (...parts: unknown[]) => {
        const [first, subject] = [parts[0] as Sentence, parts.at(-1) as Noun];
        const { hanging: _, next: __, ...of } = first;
        return only(
          first.next === undefined && !first.negative,
          followed(first, "және", { ...of, subject, also: true }),
        );
      }),
    ),
  ),
  // "I broke my arm playing hockey": хоккей ойнағанда
  rule(
    "S",
    "S VP",
    (sentence, doing) =>
      only(
        doing.form === "ing" &&
          BEFALLEN.test(sentence.deed.verb) &&
          /^(?:past|perfect)$/.test(sentence.tense),
        hung(sentence, { link: "when", sentence: said(doing) }),
      ),
    0.3,
  ),
  // "Nobody lives here any more", "nothing is ready yet"
  rule("S", "Subj Pred", (subject, of) =>
    only(subject.denied === true && of.isDeniedBySubject === true && agree(subject, of), {
      ...of,
      subject,
    }),
  ),
  ...["any more", "anymore", "any longer"].map((words) =>
    rule(
      "Pred",
      `Pred ${words}` as "Pred any",
      (of) =>
        only(!of.negative, {
          ...of,
          isDeniedBySubject: true,
          deed: { ...of.deed, times: ["енді", ...of.deed.times] },
        }),
      -0.3,
    ),
  ),
  rule("Pred", "Pred yet", (of) =>
    only(!of.negative, {
      ...of,
      isDeniedBySubject: true,
      deed: { ...of.deed, times: ["әлі", ...of.deed.times] },
    }),
  ),
  rule("Inverted", "Inverted yet", (of) => only(of.tense === "perfect" || of.tense === "past", of)),
];

/** What befalls somebody while something else is done. */
const BEFALLEN = /^(?:break|hurt|cut|burn|injure|twist|fall asleep|fall|die|lose|spill|drop)$/;

const or = (first: Sentence, second: Sentence): Sentence | undefined =>
  followed(first, "әйтпесе", second);
