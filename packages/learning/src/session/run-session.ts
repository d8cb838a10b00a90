import type { Answer, Item, Need, Verdict } from "./item.ts";
import { KINDS } from "./kinds/index.ts";
import { itemOf, type SessionPlan } from "./session-plan.ts";

/** One answer of a session, in the order given; null where the item was skipped. */
export interface GivenAnswer {
  /** Key of the item. */
  readonly item: string;
  readonly given: Answer | null;
}

/** Where a session stands. Plain data: it survives a reload as JSON, beside what the plan was made from. */
export interface SessionRun {
  /** Places of the plan still to come, the current one first; what was missed stands here again. */
  readonly queue: readonly number[];
  readonly phase: "asking" | "told" | "finished";
  /** All answers so far. */
  readonly answers: readonly GivenAnswer[];
  /** What was said of the current answer; null while asking, and where it was skipped. */
  readonly verdict: Verdict | null;
}

export type RunAction =
  | { readonly type: "answer"; readonly given: Answer }
  | { readonly type: "skip" }
  | { readonly type: "next" };

/** What a run needs beside its own state. */
export interface RunRules {
  readonly plan: SessionPlan;
  readonly allowed: Readonly<Record<Need, boolean>>;
  judge(item: Item, given: Answer): Verdict;
}

/** Items between a mistake and its return, where there are so many left. */
export const RETURNS_AFTER = 3;
/** What is missed again and again is left to the reviews. */
const MAX_RETURNS = 2;

/** A session before its first answer. */
export function startRun(plan: SessionPlan): SessionRun {
  return {
    queue: plan.slots.map((_, place) => place),
    phase: plan.slots.length === 0 ? "finished" : "asking",
    answers: [],
    verdict: null,
  };
}

/** The item that is asked or was just told; null when the session is finished. */
export function currentItem(
  { queue }: SessionRun,
  { plan, allowed }: Pick<RunRules, "plan" | "allowed">,
): Item | null {
  const slot = plan.slots[queue[0] ?? -1];
  return slot === undefined ? null : itemOf(slot, allowed);
}

/** What a session becomes by an action. What was missed or skipped comes again before the end. */
export function runReducer(run: SessionRun, action: RunAction, rules: RunRules): SessionRun {
  const item = currentItem(run, rules);
  if (item === null) return run;
  if (action.type === "next") return run.phase === "told" ? goOn(run) : run;
  if (run.phase !== "asking") return run;
  const given = action.type === "answer" ? action.given : null;
  const answers = [...run.answers, { item: item.key, given }];
  const verdict = given === null ? null : rules.judge(item, given);
  const told: SessionRun = { ...run, phase: "told", answers, verdict };
  if (item.kind === "meet") return goOn(told);
  if (verdict?.right) return told;
  // Who does not want to speak now is not asked for it again
  if (given === null && !KINDS[item.kind].scored) return told;
  const times = answers.filter((answer) => answer.item === item.key).length;
  return times > MAX_RETURNS ? told : { ...told, queue: withReturn(run.queue) };
}

function goOn(run: SessionRun): SessionRun {
  const queue = run.queue.slice(1);
  return { ...run, queue, phase: queue.length === 0 ? "finished" : "asking", verdict: null };
}

/** The queue with its first place coming once more. */
function withReturn(queue: readonly number[]): number[] {
  const at = Math.min(queue.length, RETURNS_AFTER + 1);
  return [...queue.slice(0, at), queue[0] as number, ...queue.slice(at)];
}
