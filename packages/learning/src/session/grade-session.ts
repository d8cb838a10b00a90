import { fedRule } from "../judging/judge-answer.ts";
import type { Rule } from "../judging/rule.ts";
import { type SoundPair, soundKey, soundPairs } from "../sounds/sound-pairs.ts";
import type { Item, Verdict } from "./item.ts";
import { judge } from "./judge.ts";
import { KINDS } from "./kinds/index.ts";
import type { GivenAnswer } from "./run-session.ts";
import type { SessionPlan } from "./session-plan.ts";

/** Of a checkpoint so much must be right. */
const PASS_SHARE = 0.8;

/** What a session came to. */
export interface SessionGrade {
  /** Items whose first answer was right, of those that count. */
  readonly right: number;
  readonly asked: number;
  /** Items that were answered in a way that neither counts nor pays, though their kind does. */
  readonly uncounted: number;
  /** Every place was answered or skipped. */
  readonly finished: boolean;
  /** Lesson words that were met. */
  readonly met: readonly number[];
  /** What the first answers missed. */
  readonly missed: {
    readonly words: readonly number[];
    readonly points: readonly string[];
    readonly rules: readonly Rule[];
    /** Ids of sentences. */
    readonly sentences: readonly string[];
    /** Sounds that were taken for each other, as reviews know them. */
    readonly sounds: readonly string[];
  };
}

/** Grades the answers of a session by its plan. Answers to items that it does not have count for nothing. */
export function gradeSession(plan: SessionPlan, answers: readonly GivenAnswer[]): SessionGrade {
  const first = new Map<string, GivenAnswer>();
  for (const answer of answers) if (!first.has(answer.item)) first.set(answer.item, answer);
  const met = new Set<number>();
  const words = new Set<number>();
  const points = new Set<string>();
  const rules: Rule[] = [];
  const sentences = new Set<string>();
  const sounds = new Set<string>();
  let [right, asked, answered, uncounted] = [0, 0, 0, 0];
  for (const { item: loud, quiet } of plan.slots) {
    const item = [loud, quiet].find((one) => one !== null && first.has(one.key));
    const answer = item == null ? undefined : first.get(item.key);
    if (item == null || answer === undefined) continue;
    answered++;
    if (item.kind === "meet") for (const word of item.words) met.add(word);
    if (!KINDS[item.kind].scored) continue;
    const verdict = answer.given === null ? null : judge(item, answer.given);
    if (!isCounted(item, answer.given, verdict)) {
      uncounted++;
      continue;
    }
    asked++;
    if (verdict?.right) {
      right++;
      continue;
    }
    for (const word of missedWords(item, answer)) words.add(word);
    for (const point of item.points.slice(0, 1)) points.add(point);
    for (const { error } of verdict?.mistakes ?? []) {
      const rule = fedRule(error);
      if (rule !== null) rules.push(rule);
    }
    if (item.kind === "hear-and-choose")
      for (const sound of confusedSounds(verdict)) sounds.add(sound);
    if ("sentence" in item) sentences.add(item.sentence.id);
  }
  return {
    right,
    asked,
    uncounted,
    finished: plan.slots.length > 0 && answered === plan.slots.length,
    met: [...met],
    missed: {
      words: [...words],
      points: [...points],
      rules,
      sentences: [...sentences],
      sounds: [...sounds],
    },
  };
}

/** What nobody but the learner judged, and an order that nobody can vouch for, neither counts nor pays. */
function isCounted(item: Item, given: GivenAnswer["given"], verdict: Verdict | null): boolean {
  const isOwnRated = item.kind === "write-reply" && given !== null && given.length > 1;
  return !isOwnRated && verdict?.note !== "unknown-order";
}

/**
 * The pair of sounds by which a word that was heard differs from the one that was chosen. Where a back word was
 * taken for a front one (қол, көл), its consonants tell more than its vowels.
 */
function confusedSounds(verdict: Verdict | null): string[] {
  return (verdict?.mistakes ?? []).flatMap(({ given, expected }) => {
    if (given === null || expected === null || given.length !== expected.length) return [];
    const differing = [...expected].flatMap((letter, at) =>
      letter === given[at] ? [] : [[letter, given[at] ?? ""]],
    );
    const pairs = differing.map((letters) =>
      soundPairs.find((pair) => letters.every((letter) => pair.letters.includes(letter))),
    );
    const isConsonant = (pair: SoundPair | undefined) => /[қғң]/.test(pair?.letters.join("") ?? "");
    const told = pairs.find(isConsonant) ?? pairs[0];
    return pairs.includes(undefined) || told === undefined ? [] : [soundKey(told)];
  });
}

/** Of pairs only those that were mistaken, of a sentence none: the sentence itself is reviewed. */
function missedWords(item: Item, { given }: GivenAnswer): readonly number[] {
  if ("sentence" in item) return item.kind === "cloze" ? item.words : [];
  if (item.kind !== "match" || given === null) return item.words;
  const wrong = given.filter((pair) => {
    const [left, right] = pair.split("=");
    return left !== right;
  });
  return item.words.filter((id) => wrong.some((pair) => pair.startsWith(`${id}=`)));
}

/**
 * Whether a checkpoint is passed: 80 % of what it asks was right at the first answer.
 *
 * @param items of its plan
 */
export function passesCheckpoint(
  { right, uncounted }: Pick<SessionGrade, "right" | "uncounted">,
  items: number,
): boolean {
  const counted = items - uncounted;
  return counted > 0 && right / counted >= PASS_SHARE;
}
