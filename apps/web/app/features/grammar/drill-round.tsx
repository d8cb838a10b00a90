import type { GrammarDrill } from "@tilashar/contracts";
import type { DrillTask } from "@tilashar/learning/drills";
import { useEffect, useRef, useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { FormLabel } from "#app/components/kazakh/form-label.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { m } from "#app/paraglide/messages.js";
import { DrillQuestion } from "./drill-question.tsx";
import type { DrillTools } from "./load-drill.ts";

/** About two minutes. */
const roundLength = 8;

interface Item {
  task: DrillTask;
  /** It has been missed and comes once more. */
  again: boolean;
}

function makeRound(drills: readonly GrammarDrill[], tools: DrillTools): Item[] {
  return tools
    .drillRound(drills, roundLength, Math.random)
    .flatMap((turn) => tools.makeDrillTask(turn, Math.random) ?? [])
    .map((task) => ({ task, again: false }));
}

/** A round of a point's drill: what is missed comes back at the end, and the end says what to look at again. */
export function DrillRound({
  drills,
  tools,
  onAgain,
}: {
  drills: readonly GrammarDrill[];
  tools: DrillTools;
  onAgain: () => void;
}) {
  const [items, setItems] = useState(() => makeRound(drills, tools));
  const [at, setAt] = useState(0);
  const [missed, setMissed] = useState<readonly DrillTask[]>([]);
  const item = items[at];
  const total = items.filter(({ again }) => !again).length;

  function answered(isRight: boolean) {
    if (item !== undefined && !isRight && !item.again) {
      setMissed([...missed, item.task]);
      setItems([...items, { task: item.task, again: true }]);
    }
    setAt(at + 1);
  }

  if (item === undefined) return <RoundEnd total={total} missed={missed} onAgain={onAgain} />;
  return (
    <div className="flex flex-col gap-4">
      <Progress
        value={at / items.length}
        label={m.grammar_drill()}
        text={m.grammar_drill_progress({ done: at, total: items.length })}
      />
      <DrillQuestion key={at} task={item.task} tools={tools} onAnswered={answered} />
    </div>
  );
}

function RoundEnd({
  total,
  missed,
  onAgain,
}: {
  total: number;
  missed: readonly DrillTask[];
  onAgain: () => void;
}) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <Barys pose={missed.length === 0 ? "streak" : "right"} className="size-28" />
      <p role="status" className="text-xl font-bold">
        {missed.length === 0
          ? m.grammar_drill_done_all()
          : m.grammar_drill_done({ right: total - missed.length, total })}
      </p>
      {missed.length > 0 && (
        <div>
          <p className="text-ink-soft">{m.grammar_drill_missed()}</p>
          <ul className="flex flex-col gap-1 pt-1">
            {missed.map((task) => (
              <li key={`${task.lemma} ${task.to}`}>
                <Kazakh>{task.from?.form ?? task.lemma}</Kazakh> →{" "}
                <Kazakh className="font-bold">{task.answers[0] ?? ""}</Kazakh>
                <span className="block text-sm text-ink-soft">
                  <FormLabel label={task.to} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button ref={again} look="secondary" onClick={onAgain}>
        {m.grammar_drill_again()}
      </Button>
    </div>
  );
}
