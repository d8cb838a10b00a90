import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { m } from "#app/paraglide/messages.js";

/** A page that comes sooner needs no line: it would only flicker. */
const patienceMs = 150;

/** A quiet line along the top while the next page is fetched; told to a screen reader as well. */
export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== "idle";
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay]);

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {isLate && (
        <>
          <div className="h-1 overflow-hidden bg-sky-wash">
            <div className="h-full w-1/3 animate-passing bg-sky motion-reduce:w-full motion-reduce:animate-none" />
          </div>
          <span className="sr-only">{m.page_loading()}</span>
        </>
      )}
    </div>
  );
}
