import type { PronunciationFeedback } from "@tilashar/contracts";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { call } from "#app/lib/api/client.ts";
import { checkRecording } from "#app/lib/recording/check-recording.ts";
import { type Recording, RecordingError, startRecording } from "#app/lib/recording/recorder.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { silence } from "#app/lib/voice/player.ts";
import {
  hasConsented,
  holdReceipt,
  missedSounds,
  noteMissed,
  noteRecording,
  noteRight,
  receiptsHeld,
  wordsInSet,
} from "./practice-memory.ts";
import { firstState, type PracticeState, practiceAfter, wordToRecord } from "./practice-state.ts";
import { reviewSound } from "./review-sound.ts";

export interface Practice extends PracticeState {
  next(): void;
  start(): void;
  stop(): void;
  again(): void;
}

/** So many lessons name words enough to say. */
const maxLessons = 60;

/** The lessons of a guest, whose results wait in this browser; the server knows a learner's. */
async function guestLessons(): Promise<number[]> {
  if (currentSession().user !== null) return [];
  const { outbox } = await import("#app/lib/outbox/outbox.ts");
  const done = (await outbox.waiting()).flatMap(({ body }) =>
    "lesson_id" in body ? [Number(body.lesson_id)] : [],
  );
  return [...new Set(done)].slice(-maxLessons);
}

/** The course of a practice: a word, a recording, what was heard, the next word. */
export function usePractice(): Practice {
  const [state, dispatch] = useReducer(practiceAfter, firstState);
  const recording = useRef<Recording | null>(null);
  /** Raised whenever what is under way no longer matters. */
  const turn = useRef(0);

  const finishSet = useCallback(async (held: readonly string[]) => {
    try {
      const { sendSet } = await import("./send-set.ts");
      dispatch({ type: "set paid", points: await sendSet(held) });
    } catch (error) {
      // The receipts are still there: the set is sent when the page is opened next.
      console.warn("The set could not be handed over yet", error);
      dispatch({ type: "set paid", points: 0 });
    }
  }, []);

  const drop = useCallback(() => {
    turn.current += 1;
    recording.current?.stop();
    recording.current = null;
  }, []);

  const fetchWord = useCallback(
    async (after: string | undefined) => {
      drop();
      const mine = turn.current;
      dispatch({ type: "word wanted" });
      try {
        const missed = missedSounds().join(",") || undefined;
        const lessons = (await guestLessons()).join(",") || undefined;
        const word = await call("GET /get-word", {
          query: {
            ...(after && { after }),
            ...(missed && { missed }),
            ...(lessons && { lessons }),
          },
        });
        if (mine === turn.current) dispatch({ type: "word came", word });
      } catch {
        if (mine === turn.current) dispatch({ type: "word lost", isFirst: after === undefined });
      }
    },
    [drop],
  );

  const lastWord = useRef<string | undefined>(undefined);
  if (typeof state.word === "object" && state.word !== null) lastWord.current = state.word.word;

  useEffect(() => {
    const held = receiptsHeld();
    dispatch({ type: "held", receipts: held.length });
    // The page was closed just as the set was full.
    if (held.length === wordsInSet) void finishSet(held);
    void fetchWord(undefined);
    return () => {
      drop();
      silence();
    };
  }, [fetchWord, drop, finishSet]);

  const note = (feedback: PronunciationFeedback) => {
    if (feedback.recording !== null) noteRecording(feedback.recording);
    if (feedback.practise !== null) {
      noteMissed(feedback.practise.letter);
      void reviewSound(feedback.practise.phone);
    }
    if (!feedback.correct) return;
    noteRight(feedback.expected);
    if (feedback.receipt === null) return dispatch({ type: "counted" });
    const held = holdReceipt(feedback.expected, feedback.receipt);
    dispatch({ type: "held", receipts: held.length });
    if (held.length === wordsInSet) void finishSet(held);
  };

  const start = async () => {
    const word = wordToRecord(state);
    if (word === null) return;
    drop();
    silence();
    const mine = turn.current;
    const current = () => mine === turn.current;
    dispatch({ type: "recording asked", paidSetIsOver: currentSession().status === "user" });
    let samples: Float32Array;
    try {
      const started = await startRecording(
        (level) => current() && dispatch({ type: "loudness", level }),
      );
      if (!current()) return started.stop();
      recording.current = started;
      dispatch({ type: "recording began" });
      samples = await started.done;
    } catch (error) {
      if (!current()) return;
      const trouble = error instanceof RecordingError ? error.trouble : "failed";
      return dispatch({ type: "trouble", trouble });
    }
    if (!current()) return;
    recording.current = null;
    dispatch({ type: "recording ended" });
    try {
      const feedback = await checkRecording(samples, word.word, word.collecting && hasConsented());
      if (!current()) return;
      note(feedback);
      dispatch({ type: "judged", feedback, mine: samples });
    } catch {
      if (current()) dispatch({ type: "trouble", trouble: "processing" });
    }
  };

  return {
    ...state,
    next: () => void fetchWord(lastWord.current),
    start: () => void start(),
    stop: () => recording.current?.stop(),
    again: () => void start(),
  };
}
