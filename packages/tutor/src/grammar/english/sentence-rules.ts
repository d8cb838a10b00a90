import type { Rule } from "../chart/rule.ts";
import type { Link } from "../clause.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { never, PREDICATE_RULES, said, within } from "./predicate-rules.ts";
import type { Deed, Hanging, Noun, Prep, Said, Sentence } from "./tree.ts";

/** Words that begin a clause that hangs on another. */
const LINKS: Readonly<Record<string, Link>> = {
  if: "condition",
  when: "when",
  while: "when",
  after: "after",
  before: "before",
  since: "since",
  although: "concession",
  though: "concession",
};

const linkRules = Object.entries(LINKS).map(([word, link]) =>
  rule("Sub", `${word} S` as "can S", (_, sentence): Hanging | undefined =>
    only(sentence.hanging === undefined && sentence.next === undefined, { link, sentence }),
  ),
);

const CONJUNCTIONS: Readonly<Record<string, string>> = {
  but: "бірақ",
  and: "және",
  so: "сондықтан",
  because: "өйткені",
};
const joinRules = Object.entries(CONJUNCTIONS).flatMap(([english, word]): Rule[] => [
  rule(
    "S",
    `S ${english} S` as "S and S",
    (first, _, second) => followed(first, word, second),
    0.4,
  ),
  rule(
    "S",
    `S , ${english} S` as "S , and S",
    (first, _: string, __, second) => followed(first, word, second),
    0.3,
  ),
]);

const followed = (first: Sentence, word: string, second: Sentence): Sentence | undefined =>
  only(first.next === undefined, { ...first, next: { word, sentence: second } });

const hung = (sentence: Sentence, ...hanging: Hanging[]): Sentence => ({
  ...sentence,
  hanging: [...(sentence.hanging ?? []), ...hanging],
});

const placed = (where: Prep, sentence: Sentence): Sentence =>
  within(sentence, { preps: [{ ...where, isFirst: true }, ...sentence.deed.preps] });

/** How a sentence of English is put together. */
export const SENTENCE_RULES: readonly Rule[] = [
  ...PREDICATE_RULES,
  // A sentence
  rule("S", "Subj Pred", (subject, of) =>
    only(subject.asks === undefined && agree(subject, of), { ...of, subject }),
  ),
  rule(
    "S",
    "VP Pred",
    (doing, of) => only(doing.form === "ing", { ...of, doing: { ...doing, isGerund: true } }),
    0.5,
  ),
  rule(
    "S",
    "there Pred",
    (_, of) => only(of.deed.verb === "be" && of.deed.noun !== undefined, { ...of, there: true }),
    -0.3,
  ),
  ...linkRules,
  rule("Sub", "after VP", (_, deed) => gerund("after", deed), 0.1),
  rule("Sub", "before VP", (_, deed) => gerund("before", deed), 0.1),
  rule("Sub", "when VP", (_, deed) => gerund("when", deed), 0.3),
  rule("S", "Sub , S", (sub, _, sentence) => hung(sentence, sub)),
  rule("S", "Sub S", (sub, sentence) => hung(sentence, sub), 0.3),
  rule("S", "S Sub", (sentence, sub) => only(!isAskedOf(sentence, sub), hung(sentence, sub)), 0.1),
  rule("S", "because S , S", (_, why, __, sentence) => followed(sentence, "өйткені", why)),
  rule("S", "Time S", (time, sentence) =>
    within(sentence, { times: [time, ...sentence.deed.times] }),
  ),
  rule("S", "Time , S", (time, _, sentence) =>
    within(sentence, { times: [time, ...sentence.deed.times] }),
  ),
  rule("S", "PP S", (where, sentence) => placed(where, sentence), 0.1),
  rule("S", "PP , S", (where, _, sentence) => placed(where, sentence)),
  rule("S", "To , S", (purpose, _, sentence) => within(sentence, { purpose }), 0.2),
  rule("S", "in order To , S", (_, __, purpose, ___, sentence) => within(sentence, { purpose })),
  rule(
    "S",
    "Manner , S",
    (manner, _, sentence) => within(sentence, { manners: [manner, ...sentence.deed.manners] }),
    0.4,
  ),
  ...joinRules,

  // Which one is meant
  rule("Rel", "who Pred", (_, of) => ({ sentence: of, gap: "subject" })),
  rule("Rel", "which Pred", (_, of) => ({ sentence: of, gap: "subject" })),
  rule("Rel", "that Pred", (_, of) => ({ sentence: of, gap: "subject" })),
  rule(
    "Rel",
    "VP",
    (deed) =>
      only(deed.form === "ing", {
        sentence: said({ ...deed, isGoing: true }, { tense: "now" }),
        gap: "subject" as const,
      }),
    0.5,
  ),
  rule("Rel", "Subj Pred", (subject, of) => relative(subject, of), 0.3),
  rule("Rel", "that Subj Pred", (_, subject, of) => relative(subject, of)),
  rule("Rel", "which Subj Pred", (_, subject, of) => relative(subject, of)),
  rule("Rel", "who Subj Pred", (_, subject, of) => relative(subject, of)),
  rule("Rel", "whom Subj Pred", (_, subject, of) => relative(subject, of)),
  rule("Rel", "where Subj Pred", (_, subject, of) =>
    only(agree(subject, of), { sentence: { ...of, subject }, gap: "place" as const }),
  ),

  // A question
  rule("Question", "Inverted", (sentence) => sentence),
  rule("Question", "Asking Inverted", (ask, sentence) => ({ ...sentence, question: false, ask })),
  rule("Question", "what Inverted", (_, sentence) =>
    withAsked({ text: "", kz: "не", asks: "thing" }, sentence),
  ),
  rule("Question", "who Inverted", (_, sentence) => withAsked(WHO, sentence)),
  rule("Question", "whom Inverted", (_, sentence) => withAsked(WHO, sentence)),
  rule("Question", "who Pred", (_, of) => ({ ...of, ask: { word: "кім", at: "subject" } })),
  rule("Question", "what Pred", (_, of) => ({ ...of, ask: { word: "не", at: "subject" } }), 0.1),
  rule("Question", "NP Pred", (subject, of) =>
    only(subject.asks !== undefined, { ...of, subject, ask: WITHIN }),
  ),
  rule("Question", "NP Inverted", (noun, sentence) =>
    only(noun.asks !== undefined, withAsked(noun, sentence)),
  ),
  rule("Question", "PP Inverted", (where, sentence) =>
    only(where.noun?.asks !== undefined, {
      ...within(sentence, { preps: [where, ...sentence.deed.preps] }),
      question: false,
      ask: WITHIN,
    }),
  ),
  rule("Question", "Sub , Question", (sub, _, sentence) => hung(sentence, sub), 0.1),
  rule("Question", "Question Sub", (sentence, sub) => hung(sentence, sub), 0.1),

  // What somebody is told to do
  rule("Order", "VP", (deed) => only(deed.form === "base", said(deed, { mood: "order" }))),
  rule("Order", "do not VP", (_, __, deed) =>
    only(deed.form === "base", said(deed, { mood: "order", negative: true })),
  ),
  rule("Order", "never VP", (_, deed) =>
    only(deed.form === "base", never(said(deed, { mood: "order" }))),
  ),
  rule(
    "Order",
    "let us VP",
    (_, __, deed) =>
      only(deed.form === "base", {
        ...said(deed, { mood: "let" }),
        subject: { text: "", person: "1p" as const },
      }),
    -0.5,
  ),
  rule(
    "Order",
    "let us not VP",
    (_, __, ___, deed) =>
      only(deed.form === "base", {
        ...said(deed, { mood: "let", negative: true }),
        subject: { text: "", person: "1p" as const },
      }),
    -0.5,
  ),
  rule("Order", "please Order", (_, order) => order),
  rule("Order", "Sub , Order", (sub, _, order) => hung(order, sub)),
  rule("Order", "Order Sub", (order, sub) => hung(order, sub), 0.1),

  // Everything that is said
  rule("Text", "S", (sentence) => sentence),
  rule("Text", "Question", (sentence) => sentence),
  rule("Text", "Order", (sentence) => sentence, 0.2),
  rule("Text", "Text please", (sentence) => sentence),
  rule("Text", "Text , please", (sentence) => sentence),
  rule(
    "Text",
    "Text , NP",
    (sentence, _, called) =>
      only(isCalled(called), { ...sentence, called: { noun: called, isFirst: false } }),
    0.2,
  ),
  rule(
    "Text",
    "NP , Text",
    (called, _, sentence) =>
      only(isCalled(called), { ...sentence, called: { noun: called, isFirst: true } }),
    0.3,
  ),
];

const WHO: Noun = { text: "", kz: "кім", definite: true, asks: "thing" };
const WITHIN = { word: "", at: "within" } as const;

/** Who is spoken to by what they are. */
const CALLED =
  /^(?:mum|mom|mother|dad|father|grandmother|grandma|granny|grandfather|grandpa|brother|sister|aunt|uncle|son|daughter|friend|child|children|doctor|teacher|colleague|neighbour|guest|kid)$/;
const isCalled = (noun: Noun): boolean =>
  noun.and === undefined &&
  noun.relative === undefined &&
  noun.where === undefined &&
  noun.count === undefined &&
  (noun.isName === true || CALLED.test(noun.text));

/** "I remember when he came" remembers the time. */
const isAskedOf = ({ deed }: Sentence, { link }: Hanging): boolean =>
  link === "when" &&
  deed.objects.length === 0 &&
  /^(?:know|remember|forget|ask|understand|wonder|say|see|hear)$/.test(deed.verb);

function gerund(link: Link, deed: Deed): Hanging | undefined {
  return deed.form === "ing" ? { link, sentence: said(deed) } : undefined;
}

/** He goes, they go. */
function agree(subject: Noun, { agrees }: Said): boolean {
  if (agrees === undefined) return true;
  const isOne =
    subject.plural !== true &&
    subject.and === undefined &&
    subject.count === undefined &&
    (subject.person === undefined || subject.person === "3") &&
    !(subject.words ?? []).includes("барлық");
  return isOne === (agrees === "third");
}

const relative = (subject: Noun, of: Said) =>
  only(subject.asks === undefined && agree(subject, of), {
    sentence: { ...of, subject },
    gap: "object" as const,
  });

const withAsked = (noun: Noun, sentence: Sentence): Sentence => ({
  ...sentence,
  question: false,
  ask: WITHIN,
  asked: noun,
});
