import { type RefObject, useEffect } from "react";

/** Keeps what sticks to the foot of the page above a phone's keyboard, which covers the page rather than shrinking it. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const place = () => {
      // Whoever zooms in moves about by themselves.
      const covered =
        viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      // Without a keyboard its place is that of its styles: above the tab bar.
      element.current?.style.setProperty(
        "bottom",
        covered >= 1 ? `max(var(--tab-bar), ${Math.round(covered)}px)` : "",
      );
    };
    place();
    viewport.addEventListener("resize", place);
    viewport.addEventListener("scroll", place);
    return () => {
      viewport.removeEventListener("resize", place);
      viewport.removeEventListener("scroll", place);
    };
  }, [element]);
}
