import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { type PageShape, shapeOf } from "./page-shape.ts";

/** The page that is left stays for so long: most pages come sooner, and a line says meanwhile that they come. */
const patienceMs = 500;

/** The shape of the page that was asked for, once it is late; null while none is. */
export function useLatePage(): PageShape | null {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  // A filter of the page that is here keeps it.
  const coming = state === "loading" && location.pathname !== pathname ? location.pathname : null;
  const [late, setLate] = useState<string | null>(null);

  useEffect(() => {
    if (coming === null) return;
    const timer = setTimeout(() => setLate(coming), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [coming]);

  const shape = late === null || late !== coming ? null : shapeOf(late);
  const isShown = shape !== null;
  // What comes is seen from its top; who stays after all finds the place they were at.
  useLayoutEffect(() => {
    if (!isShown) return;
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: "instant" });
    return () => window.scrollTo({ top: scrollY, behavior: "instant" });
  }, [isShown]);
  return shape;
}
