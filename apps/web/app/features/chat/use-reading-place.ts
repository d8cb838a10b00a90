import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Nearer to the end than this, a reader is following the conversation. */
const nearEnd = 160;

/**
 * Follows a growing conversation for as long as the reader is at its end, and never past the beginning of
 * the message that is growing. Whoever has scrolled up stays where they are.
 *
 * @param grown changes whenever the conversation does
 * @returns whether the end is out of sight, and a way to get there
 */
export function useReadingPlace(list: RefObject<HTMLElement | null>, grown: unknown) {
  const following = useRef(true);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const look = () => {
      const distance = distanceToEnd(list.current);
      following.current = distance < nearEnd;
      setAway(distance > innerHeight);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [list]);

  const goToEnd = useCallback(() => {
    following.current = true;
    scrollBy({ top: distanceToEnd(list.current), behavior: "instant" });
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has grown is the reason to look again
  useEffect(() => {
    const last = list.current?.querySelector("ol > li:last-child");
    const distance = distanceToEnd(list.current);
    if (!last || !following.current || distance <= 0) return;
    const room = last.getBoundingClientRect().top - 80;
    scrollBy({ top: Math.max(0, Math.min(distance, room)), behavior: "instant" });
  }, [grown, list]);

  return { isAway, goToEnd };
}

/** How far the end of the list is below what can be seen of the page above the composer, in pixels. */
function distanceToEnd(list: HTMLElement | null): number {
  if (list === null) return 0;
  const composer = list.parentElement?.querySelector("[data-composer]");
  const bottom = composer?.getBoundingClientRect().top ?? innerHeight;
  return list.getBoundingClientRect().bottom + 16 - Math.min(bottom, innerHeight);
}
