import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { useRecorder } from "#app/lib/recording/use-recorder.ts";
import { wavOf } from "#app/lib/recording/wav.ts";
import { m } from "#app/paraglide/messages.js";
import { firstState, studioReducer } from "./studio-state.ts";

/** Samples a second that are sent: what sounds are kept at, and a little more. */
export const studioRate = 24_000;
/** Nothing of the course takes so long to read. */
const longestSeconds = 20;
/** Behind the last word; shorter, and a pause for breath would end the sentence. */
const silenceBehind = 1;
/** More texts are fetched when so few are left. */
const fewTexts = 5;

/**
 * A sitting in the studio: texts one after the other, each recorded, checked, and gone on from.
 *
 * @param onTaken a recording was taken; the same function while the screen is the same
 */
export function useStudio(onTaken: () => void) {
  const [state, send] = useReducer(studioReducer, firstState);
  const [failure, setFailure] = useState<unknown>(null);
  const {
    state: recorder,
    level,
    start,
    stop,
  } = useRecorder(longestSeconds, silenceBehind, studioRate);
  const { skipped, step } = state;
  const text = state.texts[0] ?? null;
  const isShort = state.texts.length < fewTexts;
  const isRecording = recorder.name === "recording" || recorder.name === "starting";

  /** Each recording has a name of its own, so that one that was sent twice is one. */
  const attempt = useRef("");

  const fetchMore = useCallback(() => {
    setFailure(null);
    call("GET /studio/next/", { query: { skip: skipped } }).then(
      ({ texts, left }) => send({ type: "texts", texts, left }),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        setFailure(error);
      },
    );
  }, [skipped]);
  useEffect(() => {
    if (isShort) fetchMore();
  }, [isShort, fetchMore]);

  const give = useCallback(
    async (mine: Float32Array, said: string) => {
      send({ type: "recorded", mine });
      const body = new FormData();
      body.set("text", said);
      body.set("attempt", attempt.current);
      body.set("audio", wavOf(mine, studioRate), "recording.wav");
      try {
        const { id } = await call("POST /studio/recordings/", { body });
        send({ type: "taken", id });
        onTaken();
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const isAboutSound =
          error.code === "validation" || error.status === 409 || error.status === 413;
        send({
          type: isAboutSound ? "refused" : "unsent",
          why: error.fields.audio ?? failureText(error, m.studio_lost()),
        });
      }
    },
    [onTaken],
  );

  // A recording has ended: it is sent at once.
  const sent = useRef<Float32Array | null>(null);
  useEffect(() => {
    if (recorder.name !== "recorded" || sent.current === recorder.mine || text === null) return;
    sent.current = recorder.mine;
    void give(recorder.mine, text.text);
  }, [recorder, text, give]);

  const record = () => {
    if (text === null || step.name === "checking") return;
    if (step.name !== "ready") send({ type: "again" });
    attempt.current = crypto.randomUUID();
    start();
  };

  return {
    ...state,
    text,
    failure,
    fetchMore,
    isRecording,
    trouble: recorder.name === "trouble" ? recorder.trouble : null,
    level,
    record,
    stop,
    sendAgain() {
      if (step.name === "unsent" && text !== null) void give(step.mine, text.text);
    },
    next: () => !isRecording && send({ type: "next" }),
    skip: () => !isRecording && send({ type: "skip" }),
  };
}

export type Studio = ReturnType<typeof useStudio>;
