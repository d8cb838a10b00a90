import {
  chanceOf,
  HARMONY_ROUND,
  type HarmonyAnswer,
  type HarmonyMastery,
  type HarmonySkill,
  type HarmonyTask,
  learnFrom,
  nextHarmonyTask,
} from "@tilashar/learning/harmony";
import { useCallback, useReducer } from "react";
import { storedMastery } from "./mastery-store.ts";

interface Answered {
  task: HarmonyTask;
  given: string;
  isRight: boolean;
}

/** A round in progress, with what is known of the learner. */
export interface Training {
  mastery: HarmonyMastery;
  /** Names the round for the server, so that a round sent twice counts once. */
  attempt: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  task: HarmonyTask;
  /** The form chosen for the task on screen; null before. */
  chosen: string | null;
  answered: readonly Answered[];
  /** Right answers in a row, also over rounds. */
  streak: number;
  /** The last stems asked, the latest last. */
  recent: readonly string[];
  isOver: boolean;
}

type Act =
  | { type: "choose"; form: string }
  | { type: "next" }
  | { type: "round"; attempt: string; startedAt: number };

const remembered = HARMONY_ROUND;

function begin(
  mastery: HarmonyMastery,
  { attempt, startedAt }: { attempt: string; startedAt: number },
  { streak, recent }: Pick<Training, "streak" | "recent">,
): Training {
  const task = nextHarmonyTask(mastery, { seed: `${attempt} 0`, recent });
  return {
    mastery,
    attempt,
    startedAt,
    task,
    chosen: null,
    answered: [],
    streak,
    recent: [...recent, task.stem.kz].slice(-remembered),
    isOver: false,
  };
}

/** One step of training. */
export function trainingReducer(training: Training, act: Act): Training {
  const { mastery, attempt, task, chosen, answered, streak, recent, isOver } = training;
  if (act.type === "round") return begin(mastery, act, training);
  if (isOver) return training;
  if (act.type === "choose") {
    const option = task.options.find(({ form }) => form === act.form);
    if (chosen !== null || option === undefined) return training;
    const isRight = option.contrast === null;
    return {
      ...training,
      chosen: act.form,
      mastery: learnFrom(mastery, task.skill, isRight),
      answered: [...answered, { task, given: act.form, isRight }],
      streak: isRight ? streak + 1 : 0,
    };
  }
  if (chosen === null) return training;
  if (answered.length === HARMONY_ROUND) return { ...training, isOver: true };
  const next = nextHarmonyTask(mastery, { seed: `${attempt} ${answered.length}`, recent });
  return {
    ...training,
    task: next,
    chosen: null,
    recent: [...recent, next.stem.kz].slice(-remembered),
  };
}

/** The answers of the round, as they are sent. */
export function answersOf({ answered }: Training): HarmonyAnswer[] {
  return answered.map(({ task, given }) => ({
    stem: task.stem.kz,
    suffix: task.skill.suffix,
    given,
  }));
}

/** The skill of this round that goes worst now; null when all was right. */
export function weakestOf({ answered, mastery }: Training): HarmonySkill | null {
  const missed = answered.filter(({ isRight }) => !isRight).map(({ task }) => task.skill);
  return missed.toSorted((a, b) => chanceOf(mastery, a) - chanceOf(mastery, b))[0] ?? null;
}

/** Training in this browser: it goes on from what is stored here. */
export function useTrainer() {
  const [training, act] = useReducer(trainingReducer, undefined, () =>
    begin(
      storedMastery(),
      { attempt: crypto.randomUUID(), startedAt: Date.now() },
      { streak: 0, recent: [] },
    ),
  );
  const again = useCallback(
    () => act({ type: "round", attempt: crypto.randomUUID(), startedAt: Date.now() }),
    [],
  );
  return { training, act, again };
}
