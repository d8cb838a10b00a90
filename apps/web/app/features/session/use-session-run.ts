import {
  currentItem,
  type Item,
  type Need,
  type RunAction,
  type RunRules,
  runReducer,
  type SessionPlan,
  type SessionRun,
} from "@tilashar/learning/session";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { toast } from "#app/components/ui/toast.tsx";
import { afterFrame } from "#app/lib/after-frame.ts";
import { canRecord } from "#app/lib/recording/recorder.ts";
import { useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import type { BegunSession } from "./begin-session.ts";
import { type KeptRun, keepRun } from "./kept-run.ts";
import { loadJudging } from "./load-judging.ts";
import type { SessionPlace } from "./subject.ts";

/** A session as the player sees it. */
export interface RunningSession {
  plan: SessionPlan;
  run: SessionRun;
  /** The item that is asked or was just told; null at the end. */
  item: Item | null;
  /** What names it for the server. */
  kept: KeptRun;
  act: (action: RunAction) => void;
  /** Items to be spoken give way to others until the session ends. */
  goWithoutMicrophone: () => void;
}

/** A session from the seed this browser keeps for it; every answer is kept as it is given. */
export function useSessionRun(place: SessionPlace, begin: () => BegunSession): RunningSession {
  const { quiet } = useVoiceSetting();
  const [{ plan, kept }, setSession] = useState(begin);
  const [mayRecord, setMayRecord] = useState(canRecord);
  const asking = useMemo<Omit<RunRules, "judge">>(() => {
    const allowed: Record<Need, boolean> = { sound: !quiet, microphone: !quiet && mayRecord };
    return { plan, allowed };
  }, [plan, quiet, mayRecord]);
  // The first item is drawn before the judge of its answer is fetched.
  useEffect(() => afterFrame(() => void loadJudging().catch(() => undefined)), []);

  const act = useCallback(
    (action: RunAction) => {
      loadJudging().then(
        ({ judge }) =>
          setSession((session) => {
            const run = runReducer(session.kept.run, action, { ...asking, judge });
            return run === session.kept.run
              ? session
              : { ...session, kept: { ...session.kept, run } };
          }),
        // The network went before the judge came: the answer stays where it is, to be given again.
        () => toast(m.session_failed_text(), "error"),
      );
    },
    [asking],
  );
  // With the frame that shows it: a browser that is killed continues at the same item.
  useLayoutEffect(() => {
    keepRun(place, kept);
  }, [place, kept]);
  const goWithoutMicrophone = useCallback(() => setMayRecord(false), []);
  const item = currentItem(kept.run, asking);
  return { plan, run: kept.run, item, kept, act, goWithoutMicrophone };
}
