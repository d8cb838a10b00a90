import type { Language } from "@tilashar/contracts";
import { lookUp } from "@tilashar/kazakh/lexicon";
import { analyse, describeReason, SUFFIX_MEANINGS } from "@tilashar/kazakh/morphology";
import {
  type Cloze,
  clozeOf,
  type FormCard,
  fedRule,
  formCardOf,
  type Judgement,
  judgeAnswer,
  lineGap,
  readRule,
  ruleKey,
} from "@tilashar/learning/judging";
import { kindOfItem } from "@tilashar/learning/review";
import type { LocalItem } from "#app/lib/review/review-store.ts";

const partsOfSpeech: Readonly<Record<string, string>> = {
  n: "noun",
  v: "verb",
  adj: "adjective",
  num: "numeral",
};

/** What is typed into, and what is right there. */
export type TypedTask =
  | { kind: "typing"; answers: readonly string[]; lemma: string }
  /** `hint` is the dictionary form, where it is not the answer itself. */
  | { kind: "cloze"; cloze: Cloze; lemma: string; hint: string | null }
  | { kind: "form"; card: FormCard };

/** The task of a card that is typed. A word that its sentence does not hold is typed by itself. */
export function typedTask(
  item: LocalItem,
  kind: "typing" | "cloze" | "form",
  all: readonly LocalItem[],
): TypedTask | null {
  if (kind === "form") {
    const rule = readRule(item.item);
    const own = all.flatMap(({ kz }) => {
      const pos = partsOfSpeech[lookUp(kz)[0]?.pos ?? ""];
      return pos === undefined ? [] : [{ lemma: kz, pos }];
    });
    const card = rule && formCardOf(rule, own, item.memory?.reps ?? 0);
    return card && { kind: "form", card };
  }
  const lemma = item.kz.toLowerCase();
  if (kindOfItem(item.item) === "line") return lineTask(item, all);
  const cloze = kind === "cloze" && item.example ? clozeOf(item.example.kz, item.kz) : null;
  if (cloze !== null) return { kind: "cloze", cloze, lemma, hint: item.kz };
  // Another word of the learner's that means the same is as right.
  const same = all.filter(
    (other) => other.item !== item.item && other.en !== "" && other.en === item.en,
  );
  return { kind: "typing", answers: [item.kz, ...same.map(({ kz }) => kz)], lemma };
}

/** A sentence with another gap each time, at the learner's own words first. */
function lineTask(item: LocalItem, all: readonly LocalItem[]): TypedTask | null {
  const own = new Set(all.map(({ kz }) => kz.toLowerCase()));
  const gap = lineGap(item.kz, own, item.memory?.reps ?? 0);
  if (gap === null) return null;
  const { cloze, lemma } = gap;
  const isForm = cloze.answer.toLowerCase() !== lemma;
  return { kind: "cloze", cloze, lemma, hint: isForm ? lemma : null };
}

const lemmasOf = (text: string): string[] =>
  analyse(text)
    .filter(({ guessed }) => !guessed)
    .map(({ lemma }) => lemma);

/** Judges what was typed, and names the rule that a mistake feeds. */
export function judgeTask(
  task: TypedTask,
  given: string,
  slipAllowed: boolean,
): Judgement & { fed: string | null } {
  const options = { slipAllowed, lemmasOf };
  const judgement =
    task.kind === "form"
      ? judgeAnswer(
          given,
          { answers: task.card.answers, explanation: task.card.explanation },
          { ...options, lemma: task.card.lemma },
        )
      : task.kind === "cloze"
        ? judgeAnswer(
            given,
            { answers: [task.cloze.answer], explanation: task.cloze.explanation },
            { ...options, lemma: task.lemma },
          )
        : judgeAnswer(given, { answers: task.answers }, { ...options, lemma: task.lemma });
  const rule = fedRule(judgement.error);
  return { ...judgement, fed: rule && ruleKey(rule) };
}

const explanationOf = (task: TypedTask) =>
  task.kind === "form"
    ? task.card.explanation
    : task.kind === "cloze"
      ? task.cloze.explanation
      : undefined;

/** Why the suffix that a mistake broke is spelt as it is: a sentence for each thing that decides it. */
export function reasonsOf(task: TypedTask, { error }: Judgement, language: Language): string[] {
  if (error === null || !("suffix" in error)) return [];
  const suffix = explanationOf(task)?.suffixes.find(({ id }) => id === error.suffix);
  return suffix?.reasons.map((reason) => describeReason(reason, language)) ?? [];
}

/** The right answer cut into stem and suffixes; null where it is no form. */
export function partsOf(task: TypedTask): string[] | null {
  const explanation = explanationOf(task);
  if (!explanation || explanation.suffixes.length === 0) return null;
  const { form, suffixes } = explanation;
  const ends = suffixes.map(({ surface }) => surface);
  const stem = form.slice(0, form.length - ends.join("").length);
  return stem + ends.join("") === form ? [stem, ...ends] : null;
}

/** What a form card asks for: "plural". */
export function wantedSuffix(item: string, language: Language): string {
  const rule = readRule(item);
  return rule === null ? "" : SUFFIX_MEANINGS[rule.suffix][language];
}
