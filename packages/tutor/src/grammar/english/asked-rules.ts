import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { said } from "./said.ts";
import { agree } from "./sentence-parts.ts";
import { BEING, type Deed, deedOf, type Noun, type Sentence, withObjects } from "./tree.ts";

/** Verbs that take what is asked within them. */
const ASKING =
  /^(?:know|ask|understand|forget|remember|see|tell|show|explain|find out|wonder|check|decide|say|guess|learn)$/;
const WITHIN = { word: "", at: "within" } as const;

const isIt = (subject: Noun, tense: "present" | "past", deed: Deed): Sentence => ({
  deed,
  subject,
  tense,
  mood: "plain",
  negative: false,
  ask: WITHIN,
});

/** A verb with what is asked, which may be told to somebody. */
const asking = (
  parts: string,
  build: (...parts: never[]) => Sentence | undefined,
  cost = 0,
): Rule[] => [
  rule(
    "VP",
    `V ${parts}` as "V S",
    (verb: Deed, ...rest: unknown[]) => {
      const that = build(...(rest as never[]));
      return that && only(ASKING.test(verb.verb), { ...verb, that });
    },
    cost,
  ),
  rule(
    "VP",
    `V Obj ${parts}` as "V Obj S",
    (verb: Deed, object: Noun, ...rest: unknown[]) => {
      const that = build(...(rest as never[]));
      return that && only(ASKING.test(verb.verb), { ...withObjects(verb, object), that });
    },
    cost,
  ),
];

/** How old, how far: қанша жаста, қаншалықты алыс. */
const HOW_SO: Readonly<Record<string, string>> = { old: "қанша жаста" };

/** What is asked within another sentence by a noun or a quality. */
export const ASKED_RULES: readonly Rule[] = [
  // "How old he is"
  ...asking(
    "how Adj Subj Be",
    (_: string, quality: { word: string }, subject: Noun, be: "present") =>
      isIt(subject, be, {
        ...BEING,
        quality: {
          ...quality,
          ...(HOW_SO[quality.word] !== undefined
            ? { kz: HOW_SO[quality.word] as string }
            : { degree: "қаншалықты" }),
        },
      }),
  ),
  // "Which bus goes there", "what film you saw"
  ...asking("NP Pred", (subject: Noun, of: Parameters<typeof agree>[1]) =>
    only(subject.asks !== undefined && agree(subject, of), { ...of, subject, ask: WITHIN }),
  ),
  ...asking("NP S", (asked: Noun, sentence: Sentence) =>
    only(asked.asks !== undefined && sentence.hanging === undefined, {
      ...sentence,
      ask: WITHIN,
      asked,
    }),
  ),
  // "Whose car this is"
  ...asking("whose NBar Subj Be", (_: string, noun: Noun, subject: Noun, be: "present") =>
    isIt(subject, be, { ...BEING, noun: { ...noun, owner: WHOSE, isDetermined: true } }),
  ),
  rule("VP", "V Obj what S", (verb, object, _, that) =>
    only(ASKING.test(verb.verb), {
      ...withObjects(verb, object),
      that: { ...that, asked: { text: "", kz: "не", asks: "thing" as const } },
    }),
  ),

  // "That's what I want", "where I live": мен қалайтын нәрсе, мен тұратын жер
  ...(
    [
      ["what", "нәрсе", "object"],
      ["where", "жер", "place"],
    ] as const
  ).map(([word, kz, gap]) =>
    rule(
      "NP",
      `${word} Subj Pred` as "what Subj Pred",
      (_, subject, of) =>
        only(subject.asks === undefined && agree(subject, of) && of.deed.verb !== "be", {
          text: "",
          kz,
          definite: true,
          relative: { sentence: { ...of, subject }, gap },
        }),
      0.6,
    ),
  ),

  // "Nothing to eat", "something to tell you": жейтін ештеңе
  rule(
    "NP",
    "Phrase To",
    (thing, deed) =>
      only(/^(?:бірдеңе|ештеңе)$/.test(thing.kz ?? "") && thing.relative === undefined, {
        ...thing,
        relative: { sentence: said({ ...deed, form: "base" }), gap: "object" as const },
      }),
    0.2,
  ),
  rule(
    "NP",
    "Phrase To",
    (thing, deed) =>
      only(/^(?:біреу|ешкім)$/.test(thing.kz ?? "") && thing.relative === undefined, {
        ...thing,
        relative: { sentence: said({ ...deed, form: "base" }), gap: "subject" as const },
      }),
    0.4,
  ),

  // "It's been three years since we met": танысқанымызға үш жыл болды
  ...["it has been", "it is"].flatMap((words): Rule[] => [
    rule("S", `${words} Amount since S` as "it Amount since S", (...parts: unknown[]) =>
      since(parts.at(-3) as string, parts.at(-1) as Sentence),
    ),
    ...["a long time", "so long", "ages"].map((long) =>
      rule("S", `${words} ${long} since S` as "it since S", (...parts: unknown[]) =>
        since("көп", parts.at(-1) as Sentence),
      ),
    ),
  ]),
  rule("Pred", "last Pred", (_, of) =>
    only(of.tense === "past", {
      ...of,
      deed: { ...of.deed, times: ["соңғы рет", ...of.deed.times] },
    }),
  ),
  rule("Pred", "first Pred", (_, of) =>
    only(of.tense === "past", { ...of, deed: { ...of.deed, times: ["алғаш", ...of.deed.times] } }),
  ),
  // "The first time I saw him"
  ...(
    [
      ["first", "алғаш"],
      ["last", "соңғы рет"],
    ] as const
  ).map(([word, kz]) =>
    rule("Sub", `the ${word} time S` as "the first time S", (_, __, ___, sentence) =>
      only(sentence.hanging === undefined && sentence.next === undefined, {
        link: "when" as const,
        sentence: { ...sentence, deed: { ...sentence.deed, times: [kz, ...sentence.deed.times] } },
        word: `${word} time`,
      }),
    ),
  ),
];

const WHOSE: Noun = { text: "", kz: "кім", definite: true };

const since = (amount: string, sentence: Sentence): Sentence | undefined =>
  only(sentence.hanging === undefined && sentence.next === undefined && !sentence.negative, {
    deed: { ...deedOf("have been since", "base"), takes: amount, that: sentence },
    tense: "past",
    mood: "plain",
    negative: false,
    knownBy: "long time been",
  });
