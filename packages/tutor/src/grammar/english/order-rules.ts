import type { Rule } from "../chart/rule.ts";
import { rule } from "./categories.ts";
import { only } from "./noun-rules.ts";
import { never, within } from "./predicate-rules.ts";
import { said } from "./said.ts";
import { hung } from "./sentence-parts.ts";
import { deedOf, type Noun, type Quality, type Sentence } from "./tree.ts";

/** "What a beautiful place": қандай әдемі жер. */
const cried = (noun: Noun): Sentence | undefined =>
  only((noun.qualities ?? []).length > 0 && noun.relative === undefined && !noun.isName, {
    ...said({
      ...deedOf("be", "base"),
      noun: { ...noun, words: ["қандай", ...(noun.words ?? [])] },
    }),
    exclaimed: true,
  });
/** "How beautiful it is": қандай әдемі. */
const criedSo = (quality: Quality): Sentence => ({
  ...said({ ...deedOf("be", "base"), quality: { ...quality, degree: "қандай" } }),
  exclaimed: true,
});

/** What somebody is told to do, and what is wished or cried out. */
export const ORDER_RULES: readonly Rule[] = [
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
  // "May our children be happy": балаларымыз бақытты болсын
  rule("Order", "may Subj VP", (_, subject, deed) =>
    only(
      deed.form === "base" &&
        subject.asks === undefined &&
        subject.text !== "" &&
        deed.mood === undefined,
      { ...said(deed, { mood: "order" }), subject },
    ),
  ),
  rule("Order", "please Order", (_, order) => order),
  rule("Order", "Time Order", (time, order) =>
    within(order, { times: [time, ...order.deed.times] }),
  ),
  rule("Order", "Time , Order", (time, _, order) =>
    within(order, { times: [time, ...order.deed.times] }),
  ),
  rule("Order", "PP , Order", (where, _, order) =>
    within(order, { preps: [{ ...where, isFirst: true }, ...order.deed.preps] }),
  ),
  rule("Order", "Sub , Order", (sub, _, order) => hung(order, sub)),
  rule("Order", "Order Sub", (order, sub) => hung(order, sub), 0.1),

  // What is cried out
  rule("Text", "what a NBar" as "what a NBar", (_, __, noun) => cried(noun)),
  rule("Text", "what an NBar" as "what an NBar", (_, __, noun) => cried(noun)),
  rule("Text", "what NBar", (_, noun) => only(noun.plural === true, cried(noun)), 0.1),
  rule("Text", "how AP", (_, quality) => criedSo(quality)),
  rule("Text", "how AP Subj Be", (_, quality, subject, be) =>
    only(subject.asks === undefined && be === "present", { ...criedSo(quality), subject }),
  ),
];
