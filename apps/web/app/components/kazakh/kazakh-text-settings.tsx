import { useId, useRef } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import {
  chooseKazakhView,
  type Script,
  scripts,
  type TextSize,
  textSizes,
  useKazakhView,
} from "#app/lib/kazakh/kazakh-view.ts";
import { m } from "#app/paraglide/messages.js";

const scriptNames: Record<Script, { label: () => string; sample: string; lang: string }> = {
  cyrillic: { label: m.kazakh_script_cyrillic, sample: "Қазақша", lang: "kk" },
  latin: { label: m.kazakh_script_latin, sample: "Qazaqşa", lang: "kk-Latn" },
  arabic: { label: m.kazakh_script_arabic, sample: "قازاقشا", lang: "kk-Arab" },
};

const sizeNames: Record<TextSize, () => string> = {
  normal: m.kazakh_size_normal,
  large: m.kazakh_size_large,
  largest: m.kazakh_size_largest,
};

const choiceClass =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-tile px-3 hover:bg-sky-wash has-focus-visible:outline-3 has-focus-visible:outline-sky";

/** A button with the choices of how Kazakh text looks: script, vowel colours, size. Kept in this browser. */
export function KazakhTextSettings({
  compact = false,
  className,
}: {
  /** On a phone only the sign shows, where other buttons stand beside it. */
  compact?: boolean;
  className?: string;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const view = useKazakhView();

  // Opened by a handler, not by `popovertarget`: a choice made before the page has started would be lost.
  function toggle() {
    const choices = panel.current;
    if (choices?.matches(":popover-open")) choices.hidePopover();
    // The press itself has closed it, as any press outside does.
    else if (!wasOpen.current) choices?.showPopover();
    wasOpen.current = false;
  }

  function place() {
    const edge = button.current?.getBoundingClientRect();
    const { style } = panel.current ?? {};
    if (!edge || !style) return;
    const width = 288;
    const widest = document.documentElement.clientWidth - width - 8;
    style.left = `${Math.max(8, Math.min(edge.left, widest))}px`;
    const height = 440;
    const fitsBelow = innerHeight - edge.bottom > height;
    const fitsAbove = edge.top > height;
    style.top = fitsBelow ? `${edge.bottom + 6}px` : "auto";
    // On a small screen neither side has room: it lies over the button, and all of it can be reached.
    if (fitsBelow) style.bottom = "auto";
    else style.bottom = fitsAbove ? `${innerHeight - edge.top + 6}px` : "8px";
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-controls={id}
        aria-haspopup="dialog"
        onPointerDown={() => {
          wasOpen.current = panel.current?.matches(":popover-open") ?? false;
        }}
        onClick={toggle}
        className={classNames(
          "inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-stitch bg-felt-raised px-4 font-semibold hover:border-sky",
          className,
        )}
      >
        <span aria-hidden="true" className="font-extrabold">
          Әә
        </span>
        <span className={classNames("whitespace-nowrap", compact && "max-sm:sr-only")}>
          {m.kazakh_settings()}
        </span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={m.kazakh_settings()}
        onBeforeToggle={place}
        className="menu max-h-[calc(100dvh-16px)] w-72 overflow-y-auto rounded-card border-2 border-stitch bg-felt-raised p-3 text-start text-base text-ink shadow-lift"
      >
        <fieldset>
          <legend className="px-3 pb-1 text-sm font-semibold text-ink-soft">
            {m.kazakh_script()}
          </legend>
          {scripts.map((script) => {
            const { label, sample, lang } = scriptNames[script];
            return (
              <label key={script} className={choiceClass}>
                <input
                  type="radio"
                  name={`${id}-script`}
                  checked={view.script === script}
                  onChange={() => chooseKazakhView({ script })}
                  className="size-5 shrink-0"
                />
                <span className="flex-1">{label()}</span>
                <span lang={lang} className="font-semibold">
                  {sample}
                </span>
              </label>
            );
          })}
        </fieldset>
        <fieldset className="pt-2">
          <legend className="px-3 pb-1 text-sm font-semibold text-ink-soft">
            {m.kazakh_size()}
          </legend>
          {textSizes.map((size) => (
            <label key={size} className={choiceClass}>
              <input
                type="radio"
                name={`${id}-size`}
                checked={view.size === size}
                onChange={() => chooseKazakhView({ size })}
                className="size-5 shrink-0"
              />
              <span>{sizeNames[size]()}</span>
            </label>
          ))}
        </fieldset>
        <label className={classNames(choiceClass, "mt-2 border-t-2 border-felt-sunk")}>
          <input
            type="checkbox"
            checked={view.harmony}
            onChange={(event) => chooseKazakhView({ harmony: event.currentTarget.checked })}
            className="size-5 shrink-0"
          />
          {m.kazakh_harmony()}
        </label>
      </div>
    </>
  );
}
