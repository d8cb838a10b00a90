import { type Card, type FSRS, fsrs, type Grade, State } from "ts-fsrs";

/** How well one thing is remembered, as plain numbers that survive JSON unchanged. */
export interface Memory {
  /** Milliseconds since the epoch at which it should be asked again. */
  readonly due: number;
  /** Days after which nine of ten such things are still known. */
  readonly stability: number;
  /** 1 (easy) to 10. */
  readonly difficulty: number;
  /** Answers so far. */
  readonly reps: number;
  /** How often it was forgotten after it had been learned. */
  readonly lapses: number;
  readonly phase: Phase;
  /** Place in the short steps of learning. */
  readonly step: number;
  /** Days between the last answer and `due`. */
  readonly interval: number;
  /** Milliseconds since the epoch of the last answer. */
  readonly last: number;
}

export type Phase = "learning" | "review" | "relearning";

/** 1 forgotten, 2 hard, 3 known, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

/** Nine of ten reviews should succeed. */
const retention = 0.9;
/** Nobody plans their learning further ahead than five years. */
const maxIntervalDays = 1825;

/**
 * The scheduler, FSRS 6. Its fuzz is seeded by the answer itself, so that every device computes the same.
 *
 * @param weights the learner's own parameters; the published ones when null
 */
export type Scheduler = (memory: Memory | null, rating: Rating, at: number) => Memory;

export function makeScheduler(weights: readonly number[] | null): Scheduler {
  const engine: FSRS = fsrs({
    request_retention: retention,
    maximum_interval: maxIntervalDays,
    enable_fuzz: true,
    ...(weights !== null && { w: [...weights] }),
  });
  return (memory, rating, at) => {
    // A clock that was set back must not make time run backwards for the memory.
    const moment = memory === null ? at : Math.max(at, memory.last);
    return toMemory(engine.next(toCard(memory, moment), moment, rating as Grade).card, moment);
  };
}

const phases: Readonly<Record<number, Phase>> = {
  [State.Learning]: "learning",
  [State.Review]: "review",
  [State.Relearning]: "relearning",
};
const states = {
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const satisfies Record<Phase, State>;

function toCard(memory: Memory | null, now: number): Card {
  const card = {
    due: new Date(memory?.due ?? now),
    stability: memory?.stability ?? 0,
    difficulty: memory?.difficulty ?? 0,
    elapsed_days: 0,
    scheduled_days: memory?.interval ?? 0,
    learning_steps: memory?.step ?? 0,
    reps: memory?.reps ?? 0,
    lapses: memory?.lapses ?? 0,
    state: memory === null ? State.New : states[memory.phase],
  };
  return memory === null ? card : { ...card, last_review: new Date(memory.last) };
}

function toMemory(card: Card, at: number): Memory {
  return {
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    phase: phases[card.state] ?? "learning",
    step: card.learning_steps,
    interval: card.scheduled_days,
    last: at,
  };
}
