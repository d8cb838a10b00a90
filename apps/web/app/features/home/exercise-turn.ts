/** How far a newcomer is with the two tasks of the hero. */
export interface ExerciseTurn {
  /** Which task. */
  readonly place: number;
  /** Places of the choices that were tried in vain. */
  readonly wrong: readonly number[];
  readonly done: boolean;
}

export const firstTurn: ExerciseTurn = { place: 0, wrong: [], done: false };

/** After a choice: a wrong one is marked and the others stay, so that nobody fails. */
export function chosen(turn: ExerciseTurn, choice: number, right: number): ExerciseTurn {
  if (turn.done || turn.wrong.includes(choice)) return turn;
  return choice === right ? { ...turn, done: true } : { ...turn, wrong: [...turn.wrong, choice] };
}

/** On to the task after this one. */
export const nextTurn = ({ place }: ExerciseTurn): ExerciseTurn => ({
  place: place + 1,
  wrong: [],
  done: false,
});

/** How the cub takes it: glad of an answer, comforting after a wrong one. */
export function poseAt({
  place,
  wrong,
  done,
}: ExerciseTurn): "hello" | "right" | "wrong" | "streak" {
  if (done) return "right";
  if (wrong.length > 0) return "wrong";
  return place > 0 ? "streak" : "hello";
}
