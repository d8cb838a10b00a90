import type { PracticeWord, PronunciationFeedback } from "@tilashar/contracts";
import type { RecordingTrouble } from "#app/lib/recording/recorder.ts";
import { wordsInSet } from "./practice-memory.ts";

/** What stands under the word. */
export type Step =
  | { name: "idle" }
  | { name: "starting" }
  | { name: "recording" }
  | { name: "checking" }
  | { name: "judged"; feedback: PronunciationFeedback; mine: Float32Array }
  | { name: "trouble"; trouble: RecordingTrouble | "processing" };

/** Where a practice of saying words stands. */
export interface PracticeState {
  /** Null while it is fetched, "first failed" and "next failed" when it could not be. */
  word: PracticeWord | "first failed" | "next failed" | null;
  step: Step;
  /** Loudness of the moment, 0–1, while recording. */
  level: number;
  /** Words of this set said right so far. */
  inSet: number;
  /** Points of a set just finished; null when none was. */
  paid: number | null;
}

export type PracticeEvent =
  | { type: "word wanted" }
  | { type: "word came"; word: PracticeWord }
  | { type: "word lost"; isFirst: boolean }
  /** A set that was paid makes room for the next one. */
  | { type: "recording asked"; paidSetIsOver: boolean }
  | { type: "recording began" }
  | { type: "loudness"; level: number }
  | { type: "recording ended" }
  | { type: "judged"; feedback: PronunciationFeedback; mine: Float32Array }
  | { type: "trouble"; trouble: RecordingTrouble | "processing" }
  /** Receipts that this browser holds of the set, at the start and after each word said right. */
  | { type: "held"; receipts: number }
  /** A guest's word, which has no receipt: the set only counts. */
  | { type: "counted" }
  | { type: "set paid"; points: number };

export const firstState: PracticeState = {
  word: null,
  step: { name: "idle" },
  level: 0,
  inSet: 0,
  paid: null,
};

/** The next state of a practice. */
export function practiceAfter(state: PracticeState, event: PracticeEvent): PracticeState {
  switch (event.type) {
    case "word wanted":
      return { ...state, word: null, step: { name: "idle" }, paid: null };
    case "word came":
      return { ...state, word: event.word };
    case "word lost":
      return { ...state, word: event.isFirst ? "first failed" : "next failed" };
    case "recording asked":
      return {
        ...state,
        step: { name: "starting" },
        level: 0,
        inSet: state.paid !== null && event.paidSetIsOver ? 0 : state.inSet,
        paid: null,
      };
    case "recording began":
      return { ...state, step: { name: "recording" } };
    case "loudness":
      return { ...state, level: event.level };
    case "recording ended":
      return { ...state, step: { name: "checking" } };
    case "judged":
      return { ...state, step: { name: "judged", feedback: event.feedback, mine: event.mine } };
    case "trouble":
      return { ...state, step: { name: "trouble", trouble: event.trouble } };
    case "held":
      return { ...state, inSet: event.receipts };
    case "counted":
      return { ...state, inSet: state.inSet >= wordsInSet ? 1 : state.inSet + 1 };
    case "set paid":
      return { ...state, paid: event.points };
  }
}

/** The word that a press on the microphone records: null when there is none or a recording is under way. */
export function wordToRecord({ word, step }: PracticeState): PracticeWord | null {
  if (step.name === "recording" || step.name === "starting") return null;
  return typeof word === "object" ? word : null;
}
