import type { Asked, Draft, Focus, Tools } from "../ask.ts";
import { formSteps, kz } from "../features/form-text.ts";
import { wishOf } from "../features/label.ts";
import { labelFrom } from "../features/label-from-suffixes.ts";
import { readWish, type Wish } from "../features/wish.ts";
import { pointLines } from "../intents/compare/form-meaning.ts";
import { onPoint } from "../intents/explain.ts";
import { otherLine } from "../intents/follow-up/another-line.ts";
import { changedClause } from "../intents/follow-up/changed-clause.ts";
import { CONTRAST } from "../intents/follow-up/contrast.ts";
import { mergedWish } from "../intents/follow-up/merged-wish.ts";
import { whyForm } from "../intents/follow-up/why-form.ts";
import { showForm } from "../intents/form.ts";
import { explainedMistake } from "../intents/my-mistake.ts";
import { simplerLast } from "../intents/restate.ts";
import { knownReadings } from "../text/chat-spelling.ts";

/** Nearer than this the point that "why б and not п?" is about is told with the reasons of the form. */
const NEAR = 0.6;

/** What goes on from the last reply, by the kinds of `content/tutor/asked/` that do. */
export const NEXT_BY_KIND: Readonly<
  Record<string, (asked: Asked, tools: Tools) => Draft | undefined>
> = {
  more: (asked, tools) => {
    const focus = asked.focus();
    if (focus?.kind === "topic") return onPoint(focus.id, asked, tools, false);
    return focus?.kind === "word" ? otherLine(focus.lemma, asked, tools) : undefined;
  },
  why: because,
  doubt,
  simpler: simplerLast,
  changed,
  mistake: explainedMistake,
};

/** The reasons of the form that was shown last, with the rule that the question names. */
export function because(asked: Asked, tools: Tools): Draft | undefined {
  const focus = asked.focus();
  const reasons = (focus && whyForm(focus, asked, tools)) ?? reasonsOfLast(asked);
  const [near] = tools.nearestPoints.find(asked.raw);
  const rule = near && near.nearness >= NEAR ? near.point.id : undefined;
  if (!reasons || rule === undefined || reasons.points?.includes(rule)) return reasons;
  return {
    ...reasons,
    text: [reasons.text, "", ...pointLines(rule, asked.language, tools)].join("\n"),
    points: [...(reasons.points ?? []), rule],
  };
}

/** The reasons of the last form that stood in the reply before. */
function reasonsOfLast({ earlier, language }: Asked): Draft | undefined {
  for (const piece of earlier(({ kazakh }) => kazakh.length > 0)?.kazakh ?? []) {
    const [reading] = knownReadings(piece.text.toLowerCase());
    const label = reading && labelFrom(reading.suffixes.map(({ id }) => id));
    const steps = reading && label ? formSteps(reading.lemma, label, language) : [];
    if (reading && label && steps.length > 0)
      return {
        text: [`${reading.lemma} → ${piece.text}`, ...steps].join("\n"),
        kazakh: [kz(piece.text, reading.lemma)],
        confidence: 0.85,
        focus: { kind: "word", lemma: reading.lemma, pos: reading.entry?.pos ?? "n", label },
      };
  }
  return undefined;
}

/** "But you said …", "are you sure?": what was said stands where its reasons can be told, and is not claimed where not. */
function doubt(asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const judged = asked.earlier(({ checked }) => checked !== null);
  if (judged?.checked) {
    const told = explainedMistake(asked, tools);
    return told && { ...told, text: [tools.say("doubt.again", language), told.text].join("\n") };
  }
  return reasonsAgain(asked, tools);
}

/** What was said stands, with its reasons; where none can be told, it is not insisted on. */
export function reasonsAgain(asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const reasons = because(asked, tools);
  return {
    ...reasons,
    text: [
      tools.say(reasons ? "doubt.again" : "doubt.unsure", language),
      ...(reasons ? [reasons.text] : []),
    ].join("\n"),
    confidence: 0.8,
  };
}

/** "And for two of them?", "now as a no": the last form or sentence in another one that the message names. */
function changed(asked: Asked, tools: Tools): Draft | undefined {
  const focus = asked.focus();
  const { wish, found } = wished(asked.folded.replace(CONTRAST, ""), tools);
  if (!focus || found === 0) return undefined;
  if (focus.kind === "clause") return changedClause(focus.clause, wish, asked, tools);
  if (focus.kind !== "word") return undefined;
  return formOf(focus, (before) => mergedWish(before, wish), asked, tools);
}

/** The person that a word by itself names. */
const PERSONS: readonly (readonly [RegExp, NonNullable<Wish["person"]>])[] = [
  [/(?<!\p{L})(?:i|me|я|мне|мен)(?!\p{L})/u, "1s"],
  [/(?<!\p{L})(?:we|us|мы|нас|нам|біз|бізге)(?!\p{L})/u, "1p"],
  [/(?<!\p{L})(?:they|them|они|них|им|олар|оларға)(?!\p{L})/u, "3p"],
  [/(?<!\p{L})(?:he|she|him|her|он|она|него|неё|нее|ему|ей|ол|оған)(?!\p{L})/u, "3"],
  [/(?<!\p{L})(?:вы|вас|вам|сіз|сізге)(?!\p{L})/u, "2f"],
  [/(?<!\p{L})(?:you|ты|тебя|тебе|сен|саған)(?!\p{L})/u, "2s"],
];

/** What form a text wishes for, whatever word names it: a no, a person by itself. */
export function wished(
  folded: string,
  tools: Tools,
): { readonly wish: Wish; readonly found: number } {
  const { wish, found } = readWish(folded);
  const no =
    tools.patterns.one("next-by-kind.no").test(folded) && !wish.negative ? { negative: true } : {};
  const person = PERSONS.find(([pattern]) => pattern.test(folded))?.[1];
  const named = person !== undefined && !wish.person ? { person } : {};
  const past =
    tools.patterns.one("next-by-kind.past-no").test(folded) && !wish.tense ? { tense: "PST" } : {};
  const more = { ...named, ...no, ...past };
  return { wish: { ...wish, ...more }, found: found + Object.keys(more).length };
}

/** A form of the word; without what was wished before, where it has none with it. */
function formOf(
  { lemma, pos, label }: Extract<Focus, { kind: "word" }>,
  merged: (before: Wish) => Wish,
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  const before = label === undefined ? {} : wishOf(label);
  const word = { lemma, pos, others: [], from: "kz" } as const;
  const { negative: _no, ...affirmed } = before;
  return (
    showForm(word, merged(before), lemma, language, tools) ??
    showForm(word, merged(affirmed), lemma, language, tools)
  );
}
