import type { TestMode, TestOption, TestQuestion } from "@tilashar/contracts";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#app/lib/api/client.ts";
import { currentSession, useSession } from "#app/lib/session/session.ts";
import {
  forgetSitting,
  type KeptSitting,
  keepSitting,
  keptSitting,
  rememberQuestions,
  seenQuestions,
} from "./kept-sitting.ts";
import {
  begunSitting,
  finishedSitting,
  soFarOf,
  stepOn,
  turnedTo,
  withChoice,
  withStage,
} from "./sitting-steps.ts";
import { submitSitting } from "./submit-sitting.ts";

/** What the introduction's form puts into the address when it is sent before the page has started. */
export const startField = "start";
export const modeField = "mode";

/** The test asked for by the address, which is then forgotten there; null when none was. */
function modeOfAddress(): TestMode | null {
  const asked = new URLSearchParams(location.search);
  if (!asked.has(startField)) return null;
  history.replaceState(history.state, "", location.pathname);
  return asked.get(modeField) === "precise" ? "precise" : "standard";
}

/** What the screen waits for, or could not get. */
export type Work = "none" | "loading" | "load failed" | "sending" | "send failed";

export interface ProficiencyTest {
  /** Null in the introduction of somebody who has not begun. */
  readonly sitting: KeptSitting | null;
  /** The introduction is shown, though a test may have been begun. */
  readonly paused: boolean;
  readonly work: Work;
  start(mode: TestMode): void;
  resume(): void;
  pause(): void;
  choose(option: TestOption): void;
  go(place: number): void;
  /** One question on; in a precise test the next stage may have to be fetched first. */
  next(): void;
  finish(): void;
  /** Does again what has failed. */
  retry(): void;
}

/** A sitting of the proficiency test, kept in this browser at every step. */
export function useProficiencyTest(): ProficiencyTest {
  const { status } = useSession();
  const [sitting, setSitting] = useState<KeptSitting | null>(null);
  const [paused, setPaused] = useState(false);
  const [work, setWork] = useState<Work>("none");
  const [wanted, setWanted] = useState<TestMode>("standard");

  // Two keys may come before the screen has been drawn again: what they change is read from here.
  const latest = useRef<KeptSitting | null>(null);
  const isFetching = useRef(false);
  const change = useCallback((next: KeptSitting | null) => {
    latest.current = next;
    setSitting(next);
  }, []);
  const keep = useCallback(
    (next: KeptSitting) => {
      keepSitting(next);
      change(next);
    },
    [change],
  );

  const send = useCallback(
    async (finished: KeptSitting & { finishedAt: string }) => {
      setWork("sending");
      try {
        keep({ ...finished, result: await submitSitting(finished) });
        setWork("none");
      } catch (error) {
        console.warn("The result waits in this browser", error);
        setWork("send failed");
      }
    },
    [keep],
  );

  const start = useCallback(
    async (mode: TestMode) => {
      setWanted(mode);
      setWork("loading");
      const form = crypto.randomUUID();
      try {
        const questions = await fetchQuestions({ form, mode, soFar: "" });
        keep(
          begunSitting({
            attempt: crypto.randomUUID(),
            owner: currentSession().user?.id ?? null,
            form,
            mode,
            questions,
            at: new Date().toISOString(),
          }),
        );
        setPaused(false);
        setWork("none");
      } catch (error) {
        console.warn("The questions could not be loaded", error);
        setWork("load failed");
      }
    },
    [keep],
  );

  // Whose browser this is decides which test is there; it is looked up once the session is known.
  useEffect(() => {
    if (status === "loading") return;
    const kept = keptSitting(currentSession().user?.id ?? null);
    change(kept);
    const asked = modeOfAddress();
    if (asked !== null && (kept === null || kept.finishedAt !== null)) void start(asked);
    else if (kept !== null && kept.finishedAt !== null && kept.result === null) {
      void send({ ...kept, finishedAt: kept.finishedAt });
    }
  }, [status, send, start, change]);

  async function nextStage(current: KeptSitting) {
    isFetching.current = true;
    setWork("loading");
    const { form, mode } = current;
    try {
      const stage = await fetchQuestions({ form, mode, soFar: soFarOf(current) });
      keep(withStage(latest.current ?? current, current, stage));
      setWork("none");
    } catch (error) {
      console.warn("The next questions could not be loaded", error);
      setWork("load failed");
    } finally {
      isFetching.current = false;
    }
  }

  function next() {
    const now = latest.current;
    if (now === null || isFetching.current) return;
    const step = stepOn(now);
    if (step === "turn") keep({ ...now, place: now.place + 1 });
    else if (step === "fetch") void nextStage(now);
  }

  function finish() {
    const now = latest.current;
    if (now === null || work === "sending") return;
    const finished = finishedSitting(now, new Date().toISOString());
    keep(finished);
    if (now.finishedAt === null) rememberQuestions(finished);
    void send(finished);
  }

  return {
    sitting,
    paused,
    work,
    start(mode) {
      forgetSitting();
      change(null);
      void start(mode);
    },
    resume: () => setPaused(false),
    pause: () => setPaused(true),
    choose(option) {
      const next = latest.current && withChoice(latest.current, option);
      if (next !== null) keep(next);
    },
    go(place) {
      const next = latest.current && turnedTo(latest.current, place);
      if (next === null) return;
      setWork("none");
      keep(next);
    },
    next,
    finish,
    retry() {
      if (work === "send failed") finish();
      else if (latest.current === null) void start(wanted);
      else void nextStage(latest.current);
    },
  };
}

function fetchQuestions({
  form,
  mode,
  soFar,
}: {
  form: string;
  mode: TestMode;
  soFar: string;
}): Promise<TestQuestion[]> {
  return call("GET /test/questions/", {
    query: {
      form,
      ...(mode === "precise" && { mode, so_far: soFar }),
      avoid: seenQuestions().join(","),
    },
  });
}
