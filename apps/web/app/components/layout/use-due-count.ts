import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "#app/lib/session/session.ts";

const freshForMs = 60_000;
/** After the page has come to rest: nobody waits for the number. */
const restMs = 1500;

let counted: { owner: number | null; at: number; count: number } | null = null;

/** How many reviews are due, asked for at rest and at most once a minute; 0 while it is not known. */
export function useDueCount(): number {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const owner = user?.id ?? null;
  const [count, setCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have left other reviews behind
  useEffect(() => {
    if (status === "loading") return;
    if (counted?.owner === owner) setCount(counted.count);
    // A newcomer has nothing to review, and fetches nothing to find that out.
    if (owner === null && document.documentElement.dataset.returning === undefined) return;
    const isFresh = counted?.owner === owner && Date.now() - counted.at < freshForMs;
    if (isFresh || !isShown()) return;
    const timer = setTimeout(() => {
      import("#app/lib/review/due-now.ts")
        .then(({ dueNow }) => dueNow(owner))
        .then((now) => {
          counted = { owner, at: Date.now(), count: now };
          setCount(now);
        })
        .catch((error: unknown) => console.warn("The reviews could not be counted", error));
    }, restMs);
    return () => clearTimeout(timer);
  }, [status, owner, pathname]);

  return count;
}

/** Whether the window has the tab bar: where the number stands. */
const isShown = () => matchMedia("(width < 1080px)").matches;
