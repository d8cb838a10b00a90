import { type KeyboardEvent, useId, useRef, useState } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { languageTag } from "#app/lib/language/language.ts";
import { m } from "#app/paraglide/messages.js";
import { allZones, deviceZone, findZones, type Zone, zoneLabel } from "./time-zones.ts";

const shownZones = 8;

/** A zone, found by typing. Arrow keys walk through what was found, Enter takes it, Escape leaves it. */
export function TimeZoneField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (zone: string) => void;
  error: string | undefined;
}) {
  const id = useId();
  const language = useLanguage();
  const zones = useRef<Zone[] | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const open = typed !== null;

  if (open) zones.current ??= allZones(languageTag(language));
  const found = open ? findZones(zones.current ?? [], typed, shownZones) : [];
  const here = deviceZone();

  function take(zone: string) {
    onChange(zone);
    setTyped(null);
  }

  function walk(event: KeyboardEvent) {
    const last = found.length - 1;
    const chosen = found[at];
    if (event.key === "ArrowDown") setAt(open ? Math.min(last, at + 1) : 0);
    else if (event.key === "ArrowUp") setAt(Math.max(0, at - 1));
    else if (event.key === "Enter" && chosen) take(chosen.name);
    else if (event.key === "Escape" && open) setTyped(null);
    else return;
    event.preventDefault();
    if (event.key === "ArrowDown" && !open) setTyped("");
  }

  return (
    <div className="relative flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {m.settings_time_zone()}
      </label>
      <input
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? zoneLabel(value)}
        onFocus={(event) => {
          event.currentTarget.select();
          // The list needs room below, also above a phone's keyboard.
          event.currentTarget.scrollIntoView({ block: "start" });
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={walk}
        onBlur={() => setTyped(null)}
        className="min-h-12 w-full rounded-card border-2 border-edge bg-felt-raised px-4 py-2 text-ink hover:border-sky aria-invalid:border-pomegranate"
      />
      <div
        hidden={!open}
        className="absolute inset-x-0 top-21 z-20 rounded-card border-2 border-stitch bg-felt-raised p-2 shadow-lift"
      >
        {found.length === 0 && <p className="px-3 py-2">{m.settings_time_zone_none()}</p>}
        <div id={`${id}-list`} role="listbox" aria-label={m.settings_time_zone()}>
          {found.map(({ name, label }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The field must not lose the focus before the press has become a choice.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(name)}
              className={classNames(
                "flex min-h-11 cursor-pointer items-center rounded-tile px-3 hover:bg-sky-wash",
                index === at && "bg-sky-wash",
              )}
            >
              {label}
            </div>
          ))}
        </div>
      </div>
      <span role="status" className="sr-only">
        {open && m.settings_time_zone_found({ count: found.length })}
      </span>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {error ?? m.settings_time_zone_hint()}
      </p>
      {here !== value && (
        <button
          type="button"
          onClick={() => take(here)}
          className="min-h-11 self-start text-start text-sm font-semibold text-sky underline underline-offset-4 hover:text-sky-deep"
        >
          {m.settings_time_zone_here({ zone: zoneLabel(here) })}
        </button>
      )}
    </div>
  );
}
