import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

/** Pages of one place, one of them open. Left and right arrows, Home and End move between the tabs. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { name: string; content: ReactNode }[];
}) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const row = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const to = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(to);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  }

  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-1 rounded-[1.625rem] bg-felt-sunk p-1"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className={classNames(
              "min-h-11 flex-1 rounded-full px-4 font-semibold whitespace-nowrap",
              index === chosen ? "bg-felt-raised text-sky" : "text-ink-soft hover:text-ink",
            )}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
          className="pt-4"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
