import type { PracticeWord, PronunciationFeedback } from "@tilashar/contracts";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#app/lib/api/client.ts";
import { checkRecording } from "#app/lib/recording/check-recording.ts";
import {
  type Recording,
  RecordingError,
  type RecordingTrouble,
  startRecording,
} from "#app/lib/recording/recorder.ts";
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
import { reviewSound } from "./review-sound.ts";

/** What stands under the word. */
export type Step =
  | { name: "idle" }
  | { name: "starting" }
  | { name: "recording" }
  | { name: "checking" }
  | { name: "judged"; feedback: PronunciationFeedback; mine: Float32Array }
  | { name: "trouble"; trouble: RecordingTrouble | "processing" };

export interface Practice {
  /** Null while it is fetched, "first failed" and "next failed" when it could not be. */
  word: PracticeWord | "first failed" | "next failed" | null;
  step: Step;
  /** Loudness of the moment, 0–1, while recording. */
  level: number;
  /** Words of this set said right so far. */
  inSet: number;
  /** Points of a set just finished; null when none was. */
  paid: number | null;
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
  const [word, setWord] = useState<Practice["word"]>(null);
  const [step, setStep] = useState<Step>({ name: "idle" });
  const [level, setLevel] = useState(0);
  const [inSet, setInSet] = useState(0);
  const [paid, setPaid] = useState<number | null>(null);
  const recording = useRef<Recording | null>(null);
  /** Raised whenever what is under way no longer matters. */
  const turn = useRef(0);
  const shown = typeof word === "object" ? word : null;

  const finishSet = useCallback(async (held: readonly string[]) => {
    try {
      const { sendSet } = await import("./send-set.ts");
      setPaid(await sendSet(held));
    } catch (error) {
      // The receipts are still there: the set is sent when the page is opened next.
      console.warn("The set could not be handed over yet", error);
      setPaid(0);
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
      setWord(null);
      setStep({ name: "idle" });
      setPaid(null);
      try {
        const missed = missedSounds().join(",") || undefined;
        const lessons = (await guestLessons()).join(",") || undefined;
        const fetched = await call("GET /get-word", {
          query: {
            ...(after && { after }),
            ...(missed && { missed }),
            ...(lessons && { lessons }),
          },
        });
        if (mine === turn.current) setWord(fetched);
      } catch {
        if (mine === turn.current) setWord(after === undefined ? "first failed" : "next failed");
      }
    },
    [drop],
  );

  const lastWord = useRef<string | undefined>(undefined);
  if (shown) lastWord.current = shown.word;

  useEffect(() => {
    const held = receiptsHeld();
    setInSet(held.length);
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
    if (feedback.receipt === null) {
      // A guest's set only counts.
      setInSet((count) => (count >= wordsInSet ? 1 : count + 1));
      return;
    }
    const held = holdReceipt(feedback.expected, feedback.receipt);
    setInSet(held.length);
    if (held.length === wordsInSet) void finishSet(held);
  };

  const start = async () => {
    if (shown === null || step.name === "recording" || step.name === "starting") return;
    if (paid !== null && currentSession().status === "user") setInSet(0);
    setPaid(null);
    drop();
    silence();
    const mine = turn.current;
    const current = () => mine === turn.current;
    setLevel(0);
    setStep({ name: "starting" });
    let samples: Float32Array;
    try {
      const started = await startRecording((now) => current() && setLevel(now));
      if (!current()) return started.stop();
      recording.current = started;
      setStep({ name: "recording" });
      samples = await started.done;
    } catch (error) {
      if (!current()) return;
      const trouble = error instanceof RecordingError ? error.trouble : "failed";
      return setStep({ name: "trouble", trouble });
    }
    if (!current()) return;
    recording.current = null;
    setStep({ name: "checking" });
    try {
      const feedback = await checkRecording(
        samples,
        shown.word,
        shown.collecting && hasConsented(),
      );
      if (!current()) return;
      note(feedback);
      setStep({ name: "judged", feedback, mine: samples });
    } catch {
      if (current()) setStep({ name: "trouble", trouble: "processing" });
    }
  };

  return {
    word,
    step,
    level,
    inSet,
    paid,
    next: () => void fetchWord(lastWord.current),
    start: () => void start(),
    stop: () => recording.current?.stop(),
    again: () => {
      setStep({ name: "idle" });
      void start();
    },
  };
}
