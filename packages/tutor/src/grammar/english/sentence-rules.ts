import type { Rule } from "../chart/rule.ts";
import { PRONOUN } from "../clause.ts";
import { ASKED_RULES } from "./asked-rules.ts";
import { rule } from "./categories.ts";
import { CLOCK_RULES } from "./clock-rules.ts";
import { COMPARING_RULES } from "./comparing-rules.ts";
import { ELLIPTIC_RULES } from "./elliptic-rules.ts";
import { HANGING_RULES } from "./hanging-rules.ts";
import { INTENTION_RULES } from "./intention-rules.ts";
import { only } from "./noun-rules.ts";
import { ORDER_RULES } from "./order-rules.ts";
import { PREDICATE_RULES, within } from "./predicate-rules.ts";
import { QUESTION_RULES } from "./question-rules.ts";
import { said } from "./said.ts";
import { agree, CONJUNCTIONS, followed, hung } from "./sentence-parts.ts";
import { soMuch } from "./so-much.ts";
import {
  type Deed,
  deedOf,
  type Hanging,
  type Noun,
  type Prep,
  type Said,
  type Sentence,
} from "./tree.ts";

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

const placed = (where: Prep, sentence: Sentence): Sentence =>
  within(sentence, { preps: [{ ...where, isFirst: true }, ...sentence.deed.preps] });

/** How a sentence of English is put together. */
export const SENTENCE_RULES: readonly Rule[] = [
  ...PREDICATE_RULES,
  ...INTENTION_RULES,
  ...ELLIPTIC_RULES,
  ...COMPARING_RULES,
  ...ASKED_RULES,
  // What one would like is needed, and would not please one: маған орын керек
  rule(
    "Pred",
    "would like Obj",
    (_, __, thing) =>
      said({ ...deedOf("need", "base"), objects: [thing] }, { knownBy: "would like" }),
    -0.5,
  ),
  // A sentence
  rule("S", "Subj Pred", (subject, of) =>
    only(subject.asks === undefined && !of.isDeniedBySubject && agree(subject, of), {
      ...of,
      subject,
    }),
  ),
  // "Was a child and was afraid of dogs": one subject of both
  ...["and", "but"].flatMap((word): Rule[] => [
    rule(
      "S",
      `Subj Pred ${word} Pred` as "Subj Pred and Pred",
      (subject, of, _, second) => shared(subject, of, word, second),
      0.3,
    ),
    rule(
      "S",
      `Subj Pred , ${word} Pred` as "Subj Pred , and Pred",
      (subject, of, _, __, second) => shared(subject, of, word, second),
      0.2,
    ),
  ]),
  rule("S", "Subj neither Pred nor Pred", (subject, _, of, __, second) =>
    shared(subject, { ...of, negative: true, knownBy: "neither nor" }, "and", {
      ...second,
      negative: true,
    }),
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
  ...HANGING_RULES,
  rule("S", "Sub , S", (sub, _, sentence) => hung(sentence, sub)),
  // "Since you are here, help me": what is so now is a reason, and no time
  ...(["S", "Order"] as const).map((main) =>
    rule(main, `Sub , ${main}` as "Sub , S", (sub, _, sentence) =>
      only(
        sub.link === "since" && isReason(sub.sentence) && !isSinceThen(sentence),
        followed(sentence, "өйткені", sub.sentence),
      ),
    ),
  ),
  rule("S", "Sub S", (sub, sentence) => hung(sentence, sub), 0.3),
  rule("S", "S Sub", (sentence, sub) => only(!isAskedOf(sentence, sub), hung(sentence, sub)), 0.1),
  rule(
    "S",
    "S that S",
    (fact, _, then) => {
      const much = soMuch(fact);
      return much && hung(then, much);
    },
    0.1,
  ),
  rule("S", "because S , S", (_, why, __, sentence) => followed(sentence, "өйткені", why)),
  ...CLOCK_RULES,
  // "While I am away": мен жоқта
  ...["while", "when"].map((word) =>
    rule(
      "Time",
      `${word} SubjectPronoun Be away` as "while SubjectPronoun Be away",
      (_, { person }) => person && `${PRONOUN[person]} жоқта`,
      -0.4,
    ),
  ),
  rule("S", "Time S", (time, sentence) =>
    within(sentence, { times: [time, ...sentence.deed.times] }),
  ),
  rule("S", "Time , S", (time, _, sentence) =>
    within(sentence, { times: [time, ...sentence.deed.times] }),
  ),
  rule("S", "PP S", (where, sentence) => placed(where, sentence), 0.1),
  rule("S", "PP , S", (where, _, sentence) => placed(where, sentence)),
  rule(
    "S",
    "Place S",
    (place, sentence) =>
      only(
        sentence.deed.verb !== "be",
        within(sentence, { manners: [place, ...sentence.deed.manners] }),
      ),
    0.2,
  ),
  rule("S", "To , S", (purpose, _, sentence) => within(sentence, { purpose }), 0.2),
  rule("S", "in order To , S", (_, __, purpose, ___, sentence) => within(sentence, { purpose })),
  rule(
    "S",
    "Manner , S",
    (manner, _, sentence) => within(sentence, { manners: [manner, ...sentence.deed.manners] }),
    0.4,
  ),
  ...joinRules,

  // "Those who come late": кеш келген адамдар
  ...["those", "everyone", "anyone"].map((word) =>
    rule("NP", `${word} who Pred` as "those who Pred", (_, __, of) => ({
      text: "person",
      ...(word === "those" && { plural: true }),
      ...(word === "everyone" && { words: ["барлық"] }),
      isDetermined: true,
      relative: { sentence: of, gap: "subject" as const },
    })),
  ),
  // "My friend, who lives in London, …"
  rule(
    "NP",
    "NP , Rel ,",
    (noun, _, relative) =>
      only(
        noun.relative === undefined && noun.text !== "" && relative.sentence.deed.form !== "ing",
        {
          ...noun,
          relative,
        },
      ),
    0.3,
  ),
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
  // "The biggest lake I have ever seen": мен көрген ең үлкен көл
  ...["", "that "].flatMap((that) =>
    ["have", "has"].map((have) =>
      rule("Rel", `${that}Subj ${have} ever VP` as "Subj have ever VP", (...parts: unknown[]) => {
        const [subject, deed] = [parts.at(-4) as Noun, parts.at(-1) as Deed];
        return only(
          deed.form === "participle",
          relative(subject, said(deed, { tense: "perfect", knownBy: "ever" })),
        );
      }),
    ),
  ),
  rule("Rel", "where Subj Pred", (_, subject, of) =>
    only(agree(subject, of), { sentence: { ...of, subject }, gap: "place" as const }),
  ),

  ...QUESTION_RULES,

  ...ORDER_RULES,

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

const isReason = ({ tense }: Sentence): boolean => /^(?:present|now|future)$/.test(tense);
const isSinceThen = ({ tense }: Sentence): boolean => /^(?:perfect|lasting)$/.test(tense);

/** Who is spoken to by what they are. */
const CALLED =
  /^(?:mum|mom|mother|dad|father|grandmother|grandma|granny|grandfather|grandpa|brother|sister|aunt|uncle|son|daughter|friend|child|children|doctor|teacher|colleague|neighbour|guest|kid)$/;
const isCalled = (noun: Noun): boolean =>
  noun.and === undefined &&
  // Of many who are spoken to the order has another ending
  noun.plural !== true &&
  noun.relative === undefined &&
  noun.where === undefined &&
  noun.count === undefined &&
  (noun.isName === true || CALLED.test(noun.text));

/** "I remember when he came" remembers the time. */
const isAskedOf = ({ deed }: Sentence, { link }: Hanging): boolean =>
  link === "when" &&
  deed.objects.length === 0 &&
  /^(?:know|remember|forget|ask|understand|wonder|say|see|hear)$/.test(deed.verb);

/** Two things said of one subject. */
const shared = (subject: Noun, of: Said, word: string, second: Said): Sentence | undefined =>
  only(
    subject.asks === undefined &&
      subject.denied !== true &&
      agree(subject, of) &&
      agree(subject, second) &&
      of.next === undefined,
    {
      ...of,
      subject,
      next: { word: CONJUNCTIONS[word] ?? "", sentence: { ...second, subject } },
    },
  );

const relative = (subject: Noun, of: Said) =>
  only(subject.asks === undefined && agree(subject, of), {
    sentence: { ...of, subject },
    gap: "object" as const,
  });
