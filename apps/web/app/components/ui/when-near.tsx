import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";

/**
 * What stands below the first screen: drawn by the server with the page, brought to life in the browser
 * once it comes into sight. Until then its letters and pictures stay as the document brought them, and a
 * press is done over when somebody listens. Draw it with the same props again: an update before it lives
 * would leave only its place.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [near] = useState(() => (import.meta.env.SSR ? null : Promise.withResolvers<void>()));
  const early = useRef<HTMLElement[] | null>([]);

  useEffect(() => {
    const place = box.current;
    if (place === null || near === null) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      near.resolve();
      watch.disconnect();
    });
    watch.observe(place);
    const hold = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
      if (pressed !== null) early.current?.push(pressed);
    };
    place.addEventListener("click", hold, true);
    return () => {
      watch.disconnect();
      place.removeEventListener("click", hold, true);
    };
  }, [near]);

  function replay() {
    const presses = early.current ?? [];
    early.current = null;
    for (const pressed of presses) pressed.click();
  }

  return (
    <div ref={box}>
      <Suspense fallback={<div className="h-dvh" />}>
        <Gate opened={near?.promise ?? null}>
          {children}
          <Alive onAlive={replay} />
        </Gate>
      </Suspense>
    </div>
  );
}

/** What is pressed for what the application does with it; links lead on by themselves. */
const pressable = "button, [data-word]";

function Gate({ opened, children }: { opened: Promise<void> | null; children: ReactNode }) {
  if (opened !== null) use(opened);
  return children;
}

/** Tells, once, that what stands beside it has come to life. */
function Alive({ onAlive }: { onAlive: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: life begins once
  useEffect(onAlive, []);
  return null;
}
