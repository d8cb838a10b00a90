import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

function focusFirst(menu: HTMLElement) {
  menu.querySelector<HTMLElement>("a,button")?.focus();
}

/**
 * A button with a list of links or buttons below it. The list is the browser's popover: a press outside
 * or Escape closes it, and the focus goes back to the button. Arrow keys walk through the items.
 */
export function Menu({
  label,
  button,
  children,
  className,
}: {
  label: string;
  button: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    // The browser opens it by itself for whoever presses before the application has started.
    if (!list.current?.matches(":popover-open")) return;
    setOpen(true);
    focusFirst(list.current);
  }, []);

  function place() {
    const menu = list.current;
    const edge = opener.current?.getBoundingClientRect();
    if (!menu || !edge) return;
    menu.style.top = `${edge.bottom + 6}px`;
    menu.style.right = `${Math.max(8, document.documentElement.clientWidth - edge.right)}px`;
  }

  function walk(event: KeyboardEvent) {
    const items = [...(list.current?.querySelectorAll<HTMLElement>("a,button") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || items.length === 0) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-expanded={open}
        className={classNames(
          "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 font-semibold hover:bg-felt-sunk",
          className,
        )}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys serve the items inside */}
      <div
        ref={list}
        id={id}
        popover="auto"
        onToggle={(event) => {
          const opened = event.newState === "open";
          setOpen(opened);
          if (opened) focusFirst(event.currentTarget);
        }}
        onBeforeToggle={place}
        onKeyDown={walk}
        onClick={() => list.current?.hidePopover()}
        className="menu rounded-card border-2 border-stitch bg-felt-raised p-2 text-ink shadow-lift"
      >
        {children}
      </div>
    </>
  );
}

/** How an item of a menu looks, be it a link or a button. */
export const menuItemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-tile px-3 py-2 text-start font-semibold hover:bg-sky-wash";
