import { classNames } from "#app/components/ui/class-names.ts";
import { m } from "#app/paraglide/messages.js";
import { clockText } from "./clock-text.ts";

/** Minutes before the end at which the clock is also read out. */
const toldMinutes = [10, 5, 1];

/** The time left of a part. It stays quiet; a few times it is said. */
export function Countdown({ seconds }: { seconds: number }) {
  const told = toldMinutes.find((minutes) => {
    const late = minutes * 60 - seconds;
    return late >= 0 && late < 5;
  });
  return (
    <>
      <span
        role="timer"
        aria-label={m.exam_time_left({ time: clockText(seconds) })}
        className={classNames(
          "inline-flex min-h-11 items-center rounded-full px-3 font-bold tabular-nums",
          seconds <= 60 ? "bg-pomegranate-wash text-pomegranate" : "bg-felt-sunk",
        )}
      >
        {clockText(seconds)}
      </span>
      <span role="status" className="sr-only">
        {told !== undefined && m.exam_time_told({ count: told })}
      </span>
    </>
  );
}
