import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";

/**
 * What stands below the first screen: drawn by the server with the page, brought to life in the browser
 * once it comes into sight. Until then its letters and pictures stay as the document brought them. Draw
 * it with the same props again: an update before it lives would leave only its place.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [near] = useState(() => (import.meta.env.SSR ? null : Promise.withResolvers<void>()));
  useEffect(() => {
    if (box.current === null || near === null) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      near.resolve();
      watch.disconnect();
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [near]);
  return (
    <div ref={box}>
      <Suspense fallback={<div className="h-dvh" />}>
        <Gate opened={near?.promise ?? null}>{children}</Gate>
      </Suspense>
    </div>
  );
}

function Gate({ opened, children }: { opened: Promise<void> | null; children: ReactNode }) {
  if (opened !== null) use(opened);
  return children;
}
