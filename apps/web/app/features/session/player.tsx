import type { UnitMaterial } from "@tilashar/learning/session";
import { useEffect, useState } from "react";
import { useInARow } from "#app/components/ui/in-a-row.tsx";
import { LeaveQuestion } from "#app/components/ui/leave-question.tsx";
import { silence } from "#app/lib/voice/player.ts";
import { m } from "#app/paraglide/messages.js";
import { AskedItem } from "./asked-item.tsx";
import { SessionBar } from "./session-bar.tsx";
import type { RunningSession } from "./use-session-run.ts";

/** One item after the other, each told at once, until none is left. Leaving a session under way asks first. */
export function Player({
  session,
  material,
  onLeave,
}: {
  session: RunningSession;
  material: UnitMaterial;
  /** The learner wants to go where the session was opened from. */
  onLeave: () => void;
}) {
  const { run, item } = session;
  const [isAsking, setAsking] = useState(false);
  useEffect(() => () => silence(), []);
  const isTold = run.phase === "told";
  const done = run.answers.length;
  // What was missed comes once more, and yet each answer moves it on.
  const total = done + run.queue.length - (isTold ? 1 : 0);
  const inARow = useInARow(done, isTold ? (run.verdict?.right ?? false) : null);
  if (item === null) return null;
  return (
    <div className="flex flex-1 flex-col gap-4">
      <SessionBar
        done={done}
        total={total}
        inARow={inARow}
        onLeave={() => (done > 0 ? setAsking(true) : onLeave())}
      />
      <AskedItem
        key={`${item.key} ${done - (isTold ? 1 : 0)}`}
        item={item}
        place={{ number: Math.min(total, done + (isTold ? 0 : 1)), total }}
        session={session}
        points={material.points}
      />
      <LeaveQuestion
        title={m.session_leave_title()}
        text={m.session_leave_text()}
        open={isAsking}
        onStay={() => setAsking(false)}
        onLeave={onLeave}
      />
    </div>
  );
}
