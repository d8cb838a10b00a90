import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { IconButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { m } from "#app/paraglide/messages.js";
import { wordOf } from "./gloss-source.ts";

const phoneWidth = 640;
const gap = 8;

/**
 * Holds a gloss: beside its word on a wide screen, a sheet from below on a phone. The page stays
 * reachable; Escape, the close button or a press elsewhere closes it.
 */
export function GlossFrame({
  anchor,
  label,
  onClose,
  onLeave,
  children,
}: {
  anchor: HTMLElement;
  label: string;
  /** Closed on purpose: the focus goes back to the word. */
  onClose: () => void;
  /** The reader pressed elsewhere: the focus is there. */
  onLeave: () => void;
  children: ReactNode;
}) {
  const sheet = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    if (!element.matches(":popover-open")) element.showPopover();
    element.scrollTop = 0;
    element.focus({ preventScroll: true });
    const place = () => placeBeside(element, anchor);
    place();
    if (innerWidth < phoneWidth) uncover(anchor, element);
    const growth = new ResizeObserver(place);
    growth.observe(element);
    addEventListener("scroll", place, { passive: true, capture: true });
    addEventListener("resize", place);
    return () => {
      growth.disconnect();
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }, [anchor]);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    const onPress = (event: globalThis.PointerEvent) => {
      const inside = event.target instanceof Node && sheet.current?.contains(event.target);
      // Another word takes the gloss over.
      if (!inside && wordOf(event.target) === null) onLeave();
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [onClose, onLeave]);

  return (
    <div
      ref={sheet}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="gloss-sheet border-2 border-stitch bg-felt-raised text-start text-base text-ink shadow-lift outline-none"
    >
      <IconButton
        label={m.close()}
        onClick={onClose}
        className="absolute inset-e-2 top-2 bg-felt-raised"
      >
        <Icon name="close" />
      </IconButton>
      <div className="px-5 pt-4 pb-5">{children}</div>
    </div>
  );
}

function placeBeside(sheet: HTMLElement, anchor: HTMLElement): void {
  const { style } = sheet;
  if (innerWidth < phoneWidth) {
    for (const side of ["left", "top", "bottom", "maxHeight"] as const) style[side] = "";
    return;
  }
  const word = anchor.getBoundingClientRect();
  const below = innerHeight - word.bottom - 2 * gap;
  const above = word.top - 2 * gap;
  const isBelow = below >= Math.min(sheet.scrollHeight, 420) || below >= above;
  const widest = document.documentElement.clientWidth - sheet.offsetWidth - gap;
  style.left = `${Math.max(gap, Math.min(word.left - 16, widest))}px`;
  style.top = isBelow ? `${word.bottom + gap}px` : "auto";
  style.bottom = isBelow ? "auto" : `${innerHeight - word.top + gap}px`;
  style.maxHeight = `${Math.max(160, Math.min(560, isBelow ? below : above))}px`;
}

/** Moves the page so far that the word stands above the sheet. */
function uncover(anchor: HTMLElement, sheet: HTMLElement): void {
  const free = innerHeight - Math.max(sheet.offsetHeight, innerHeight * 0.5);
  const hidden = anchor.getBoundingClientRect().bottom - free + 24;
  if (hidden > 0) scrollBy({ top: hidden, behavior: "smooth" });
}
