import { currentQuestion, type QuizAction, type QuizSession } from "@tilashar/learning";
import { useEffect, useRef } from "react";

/** What a key does in this state; null when it means nothing here. */
export function keyAction(session: QuizSession, key: string): QuizAction | null {
  const question = currentQuestion(session);
  if (question === null || session.phase !== "unanswered") return null;
  if (question.type === "foreign_to_kz") {
    const option = question.options[Number(key) - 1];
    return option ? { type: "choose", option: option.id } : null;
  }
  if (session.selection.kind !== "letters") return null;
  const { placed } = session.selection;
  if (key === "Backspace") {
    const filled = placed.findLastIndex((tile) => tile !== null);
    return filled === -1 ? null : { type: "take back", slot: filled };
  }
  const letter = key.toLocaleLowerCase("kk");
  const tile = question.puzzle.tiles.findIndex(
    (text, index) => text === letter && !placed.includes(index),
  );
  return tile === -1 ? null : { type: "place", tile };
}

/**
 * Number keys choose, letters are typed, Backspace takes back, Enter checks. Buttons keep their own keys,
 * but whoever has just answered by key means the answer, wherever the focus was left.
 */
export function useQuizKeys(session: QuizSession, act: (action: QuizAction) => void): void {
  const answersByKey = useRef(false);
  useEffect(() => {
    const onFocus = () => {
      answersByKey.current = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" && (answersByKey.current || !pressesButton(event))) {
        event.preventDefault();
        onFocus();
        act({ type: "check" });
        return;
      }
      const action = keyAction(session, event.key);
      if (action === null) return;
      event.preventDefault();
      answersByKey.current = true;
      act(action);
    };
    addEventListener("keydown", onKey);
    addEventListener("focusin", onFocus);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("focusin", onFocus);
    };
  }, [session, act]);
}

/** Enter on a button presses it, but on the option that is chosen already it means "check". */
function pressesButton({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.closest("a,button:not([aria-pressed=true])") !== null
  );
}
