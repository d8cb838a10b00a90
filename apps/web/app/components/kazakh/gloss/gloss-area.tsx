import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { m } from "#app/paraglide/messages.js";
import { GlossFrame } from "./gloss-frame.tsx";
import { GlossPanel } from "./gloss-panel.tsx";
import type { GlossSlots } from "./gloss-slots.ts";
import { type GlossTarget, placeOf, sourcesIn, wordOf } from "./gloss-source.ts";
import { neighbourWord } from "./neighbour-word.ts";

/** True below a `GlossArea`. */
export const InGlossArea = createContext(false);

const longPressMs = 480;

/**
 * Makes the words of all `GlossedText` below it answer: a tap or Enter opens the gloss of a word, arrow
 * keys walk from word to word, a long press or a Shift-click asks about a phrase. The words are one stop
 * of the Tab key together.
 */
export function GlossArea({
  children,
  className,
  ...slots
}: { children: ReactNode; className?: string | undefined } & GlossSlots) {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef<GlossTarget | null>(null);
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasLong = useRef(false);
  const [target, setTarget] = useState<GlossTarget | null>(null);

  // Texts may come and go below, so the one word that Tab reaches is looked for anew.
  useEffect(() => {
    const words = area.current;
    if (words === null || words.querySelector("[data-word][tabindex='0']") !== null) return;
    const first = words.querySelector<HTMLElement>("[data-word]");
    if (first !== null) makeCurrent(words, first);
  });

  useEffect(() => {
    if (target === null) return;
    const lit = wordsOf(target);
    for (const word of lit) word.dataset.lit = "";
    return () => {
      for (const word of lit) delete word.dataset.lit;
    };
  }, [target]);

  function open(word: HTMLElement, { extend = false, whole = false } = {}) {
    const place = placeOf(word);
    if (place === null || area.current === null) return;
    makeCurrent(area.current, word);
    const start = extend && last.current?.source.text === place.source.text ? last.current : null;
    const [from, to] = [start?.from ?? place.offset, place.offset].sort((a, b) => a - b) as [
      number,
      number,
    ];
    const next = { anchor: word, source: place.source, from, to, whole };
    if (!extend) last.current = next;
    // On a slow phone the sheet and its engine take longer than a press may wait for its first frame.
    startTransition(() => setTarget(next));
  }

  function onClick(event: MouseEvent) {
    const word = wordOf(event.target);
    if (word === null || !area.current?.contains(word)) return;
    if (wasLong.current) {
      wasLong.current = false;
      return;
    }
    // Whoever marks text with the pointer wants to copy it.
    if (!event.shiftKey && getSelection()?.isCollapsed === false) return;
    if (event.shiftKey) getSelection()?.removeAllRanges();
    open(word, { extend: event.shiftKey });
  }

  function onPointerDown(event: PointerEvent) {
    const word = wordOf(event.target);
    wasLong.current = false;
    if (word === null || event.pointerType === "mouse") return;
    clearTimeout(press.current);
    press.current = setTimeout(() => {
      wasLong.current = true;
      getSelection()?.removeAllRanges();
      open(word, { whole: true });
    }, longPressMs);
  }
  const endPress = () => clearTimeout(press.current);

  function onKeyDown(event: KeyboardEvent) {
    const word = wordOf(event.target);
    if (word === null || area.current === null || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      open(word, { whole: event.shiftKey });
      return;
    }
    const next = neighbourWord(area.current, word, event.key);
    if (next === null) return;
    event.preventDefault();
    makeCurrent(area.current, next);
    next.focus();
  }

  function close() {
    const anchor = target?.anchor;
    setTarget(null);
    anchor?.focus({ preventScroll: true });
  }

  return (
    <InGlossArea value={true}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the words inside take the presses; the current one is a button */}
      <div
        ref={area}
        className={className}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerUp={endPress}
        onPointerCancel={endPress}
        onPointerMove={(event) => {
          if (Math.hypot(event.movementX, event.movementY) > 6) endPress();
        }}
      >
        {children}
      </div>
      {target !== null && (
        <GlossFrame
          anchor={target.anchor}
          label={m.gloss_label()}
          onClose={close}
          onLeave={() => setTarget(null)}
        >
          <GlossPanel
            target={target}
            texts={area.current === null ? [] : sourcesIn(area.current)}
            {...slots}
          />
        </GlossFrame>
      )}
    </InGlossArea>
  );
}

/** The one word of the area that Tab reaches; to a screen reader it is a button, the rest is text. */
function makeCurrent(area: HTMLElement, word: HTMLElement): void {
  for (const other of area.querySelectorAll("[data-word][tabindex]")) {
    if (other === word) continue;
    for (const name of ["tabindex", "role", "aria-haspopup"]) other.removeAttribute(name);
  }
  word.tabIndex = 0;
  word.setAttribute("role", "button");
  word.setAttribute("aria-haspopup", "dialog");
}

function wordsOf({ anchor, from, to, whole }: GlossTarget): HTMLElement[] {
  const words = [...(anchor.closest("[data-gloss]")?.querySelectorAll("[data-word]") ?? [])];
  return words.filter((word): word is HTMLElement => {
    const offset = word instanceof HTMLElement ? Number(word.dataset.word) : -1;
    return whole || (offset >= from && offset <= to);
  });
}
