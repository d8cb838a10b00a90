import {
  currentItem,
  type Item,
  judge,
  type Need,
  type RunAction,
  type RunRules,
  runReducer,
  type SessionPlan,
  type SessionRun,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import { canRecord } from "#app/lib/recording/recorder.ts";
import { useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { beginSession } from "./begin-session.ts";
import { type KeptRun, keepRun } from "./kept-run.ts";
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
export function useSessionRun(place: SessionPlace, material: UnitMaterial): RunningSession {
  const { quiet } = useVoiceSetting();
  const [{ plan, kept }, setSession] = useState(() => beginSession(place, material));
  const [mayRecord, setMayRecord] = useState(canRecord);
  const rules = useMemo<RunRules>(() => {
    const allowed: Record<Need, boolean> = { sound: !quiet, microphone: !quiet && mayRecord };
    return { plan, allowed, judge };
  }, [plan, quiet, mayRecord]);

  const act = useCallback(
    (action: RunAction) =>
      setSession((session) => {
        const run = runReducer(session.kept.run, action, rules);
        return run === session.kept.run ? session : { ...session, kept: { ...session.kept, run } };
      }),
    [rules],
  );
  // With the frame that shows it: a browser that is killed continues at the same item.
  useLayoutEffect(() => {
    keepRun(place, kept);
  }, [place, kept]);
  const goWithoutMicrophone = useCallback(() => setMayRecord(false), []);
  const item = currentItem(kept.run, rules);
  return { plan, run: kept.run, item, kept, act, goWithoutMicrophone };
}
