import type { FilmLine } from "@tilashar/contracts";
import { useEffect, useRef } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { KeepLine } from "./keep-line.tsx";

/** The film's lines, each a button that plays it, and one that keeps it. The current one is lit and kept in view. */
export function LineList({
  lines,
  current,
  onPlay,
}: {
  lines: readonly FilmLine[];
  current: number;
  onPlay: (index: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const into = useMeaningLanguage();

  useEffect(() => {
    const frame = list.current;
    const item = frame?.children[current];
    if (!frame || !(item instanceof HTMLElement)) return;
    // Only the list moves: scrolling the page would take the film out of sight.
    const top = item.offsetTop - (frame.clientHeight - item.clientHeight) / 2;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    frame.scrollTo({ top, behavior: calm ? "auto" : "smooth" });
  }, [current]);

  return (
    <ol
      ref={list}
      aria-label={m.film_lines()}
      className="relative flex max-h-80 flex-col overflow-y-auto overscroll-contain rounded-card bg-felt-raised py-2 shadow-lift md:max-h-none md:min-h-0 md:flex-1 md:basis-0"
    >
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a film never change places
          key={index}
          className={classNames(
            "flex items-start border-s-4 pe-1",
            index === current ? "border-sun bg-sky-wash" : "border-transparent hover:bg-felt-sunk",
          )}
        >
          <button
            type="button"
            aria-current={index === current ? "true" : undefined}
            onClick={() => onPlay(index)}
            className="block min-w-0 flex-1 px-4 py-2 text-start"
          >
            <Kazakh className="block text-sm font-bold text-sky">{line.speaker.kz}</Kazakh>
            <Kazakh className="block font-semibold">{line.kz}</Kazakh>
            <span lang={into} className="block text-sm text-ink-soft">
              {line[into]}
            </span>
          </button>
          <KeepLine line={line} />
        </li>
      ))}
    </ol>
  );
}
