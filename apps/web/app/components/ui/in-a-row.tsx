import { useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";

/** From so many on it is worth a word. */
const worthTelling = 3;

/**
 * How many answers in a row were right.
 *
 * @param turn rises with each answer
 * @param right of the answer that was just told; null while one is asked
 */
export function useInARow(turn: number, right: boolean | null): number {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once
  useEffect(() => {
    if (right !== null) setCount((before) => (right ? before + 1 : 0));
  }, [turn, right]);
  return count;
}

/** A small sun at the end of a progress bar that beats once with each right answer from the third in a row. */
export function InARow({ count }: { count: number }) {
  return (
    <span role="status" className="absolute end-0 top-1/2 -translate-y-1/2">
      {count >= worthTelling && (
        <span
          key={count}
          title={m.in_a_row({ count })}
          className="grid size-8 animate-beat place-items-center rounded-full border-2 border-felt bg-sun text-sm font-extrabold text-on-sun"
        >
          <span aria-hidden="true">{count}</span>
          {count === worthTelling && <span className="sr-only">{m.in_a_row({ count })}</span>}
        </span>
      )}
    </span>
  );
}
