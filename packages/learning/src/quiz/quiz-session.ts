import { assembled } from "./letter-tiles.ts";
import type { QuizQuestion } from "./make-quiz.ts";

export type Selection =
  | { kind: "option"; option: string | null }
  /** One tile index a letter slot; null where the slot is empty. */
  | { kind: "letters"; placed: readonly (number | null)[] };

/** Where a sitting stands. Plain data: it survives a reload as JSON. */
export interface QuizSession {
  questions: readonly QuizQuestion[];
  index: number;
  selection: Selection;
  phase: "unanswered" | "correct" | "incorrect" | "completed";
  score: number;
  /** The last checked answer of each question, for grading on the server. */
  answers: Readonly<Record<string, string>>;
}

export type QuizAction =
  | { type: "choose"; option: string }
  | { type: "place"; tile: number }
  | { type: "take back"; slot: number }
  | { type: "check" }
  | { type: "next" }
  | { type: "skip" }
  | { type: "repeat" };

function emptySelection(question: QuizQuestion | undefined): Selection {
  if (question?.type !== "letter_by_letter") return { kind: "option", option: null };
  const letters = question.puzzle.slots.filter((slot) => slot.kind === "letter").length;
  return { kind: "letters", placed: Array.from({ length: letters }, () => null) };
}

/** A sitting before its first answer. */
export function startQuiz(questions: readonly QuizQuestion[]): QuizSession {
  return {
    questions,
    index: 0,
    selection: emptySelection(questions[0]),
    phase: questions.length ? "unanswered" : "completed",
    score: 0,
    answers: {},
  };
}

export function currentQuestion(session: QuizSession): QuizQuestion | null {
  return session.phase === "completed" ? null : (session.questions[session.index] ?? null);
}

/** The answer as text, or null while nothing is selected or a letter slot is empty (Check is off then). */
export function givenAnswer(session: QuizSession): string | null {
  const question = currentQuestion(session);
  if (!question) return null;
  if (question.type === "foreign_to_kz") {
    const chosen = session.selection.kind === "option" ? session.selection.option : null;
    return question.options.find((option) => option.id === chosen)?.text ?? null;
  }
  return session.selection.kind === "letters"
    ? assembled(question.puzzle, session.selection.placed)
    : null;
}

const folded = (text: string) => text.normalize("NFC").toLocaleLowerCase("kk").trim();

/** Answers compare without regard to case. */
export function isCorrectAnswer(correct: string, given: string): boolean {
  return folded(correct) === folded(given);
}

function advanced(session: QuizSession): QuizSession {
  const index = session.index + 1;
  const next = session.questions[index];
  return {
    ...session,
    index,
    selection: emptySelection(next),
    phase: next ? "unanswered" : "completed",
  };
}

function checked(session: QuizSession): QuizSession {
  const question = currentQuestion(session);
  const given = givenAnswer(session);
  if (!question || given === null) return session;
  const right = isCorrectAnswer(question.correctAnswer, given);
  return {
    ...session,
    phase: right ? "correct" : "incorrect",
    score: session.score + (right ? 1 : 0),
    answers: { ...session.answers, [question.id]: given },
  };
}

function withTile(session: QuizSession, tile: number): QuizSession {
  if (session.selection.kind !== "letters" || session.selection.placed.includes(tile))
    return session;
  const placed = [...session.selection.placed];
  const slot = placed.indexOf(null);
  if (slot === -1) return session;
  placed[slot] = tile;
  return { ...session, selection: { kind: "letters", placed } };
}

function withoutTile(session: QuizSession, slot: number): QuizSession {
  if (session.selection.kind !== "letters") return session;
  const placed = session.selection.placed.map((tile, index) => (index === slot ? null : tile));
  return { ...session, selection: { kind: "letters", placed } };
}

/**
 * The next state of a sitting. An action that the state does not allow changes nothing: no selection
 * changes once checked, no Check without an answer, Skip and Repeat only after a wrong answer.
 */
export function quizReducer(session: QuizSession, action: QuizAction): QuizSession {
  if (session.phase === "unanswered") {
    switch (action.type) {
      case "choose":
        return session.selection.kind === "option"
          ? { ...session, selection: { kind: "option", option: action.option } }
          : session;
      case "place":
        return withTile(session, action.tile);
      case "take back":
        return withoutTile(session, action.slot);
      case "check":
        return checked(session);
      default:
        return session;
    }
  }
  if (session.phase === "correct" && action.type === "next") return advanced(session);
  if (session.phase === "incorrect" && action.type === "skip") return advanced(session);
  if (session.phase === "incorrect" && action.type === "repeat") {
    const question = session.questions[session.index];
    return { ...session, phase: "unanswered", selection: emptySelection(question) };
  }
  return session;
}

export type QuizTier = { name: "perfect" | "good" | "keep practicing"; value: 3 | 2 | 1 };

/** Right answers from which on a quiz is a good one. */
export const GOOD_SHARE = 0.7;

/** The message tier of a finished sitting; its value is passed on at Finish. */
export function quizTier(score: number, total: number): QuizTier {
  if (score >= total) return { name: "perfect", value: 3 };
  if (score >= total * GOOD_SHARE) return { name: "good", value: 2 };
  return { name: "keep practicing", value: 1 };
}
