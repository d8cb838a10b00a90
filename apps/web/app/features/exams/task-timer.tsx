import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { m } from "#app/paraglide/messages.js";
import { Countdown } from "./countdown.tsx";

/** The time of a task, for who wishes to feel it. Nothing is closed when it is over. */
export function TaskTimer({ minutes }: { minutes: number }) {
  const [left, setLeft] = useState<number | null>(null);
  const isRunning = left !== null && left > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is fixed when it starts
  useEffect(() => {
    if (!isRunning) return;
    const end = performance.now() + left * 1000;
    const timer = window.setInterval(
      () => setLeft(Math.max(0, (end - performance.now()) / 1000)),
      1000,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  if (left === null)
    return (
      <Button look="secondary" onClick={() => setLeft(minutes * 60)}>
        {m.exam_timer_start({ minutes: m.exam_minutes({ count: minutes }) })}
      </Button>
    );
  if (left === 0)
    return (
      <p role="status" className="font-bold">
        {m.exam_timer_over()}
      </p>
    );
  return <Countdown seconds={left} />;
}
