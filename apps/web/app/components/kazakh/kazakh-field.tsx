import { upperKazakh } from "@tilashar/kazakh/script";
import { type ComponentProps, type MouseEvent, useId, useRef, useState } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import { m } from "#app/paraglide/messages.js";
import { insertLetter, meantInKazakh } from "./typed-text.ts";

/** The letters that a Russian or English keyboard lacks, in the order of the alphabet. */
const letters = [..."әғіңөұүқһ"];

const aidKey = "kazakh-typing-aid";

interface KazakhFieldProps
  extends Omit<ComponentProps<"input">, "value" | "onChange" | "defaultValue" | "ref"> {
  label: string;
  /** The label is for screen readers alone, where the place of the field says it to the rest. */
  hideLabel?: boolean;
  value: string;
  /** Called with Kazakh in Cyrillic: look-alike letters are mended, and with the typing aid Latin ones are turned. */
  onValueChange: (value: string) => void;
}

/**
 * A field for Kazakh text: each special letter is one tap away and goes in at the caret, while the field
 * keeps the focus. Whoever likes to type in Latin letters can have them turned into Kazakh ones.
 */
export function KazakhField({
  label,
  hideLabel = false,
  value,
  onValueChange,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: KazakhFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [aid, setAid] = useState(() => readStored(aidKey) === "on");
  const [typed, setTyped] = useState({ text: value, means: value });
  // The owner changed the text, by clearing it for instance.
  const text = typed.means === value ? typed.text : value;

  function take(written: string) {
    const means = meantInKazakh(written, aid);
    setTyped({ text: written, means });
    onValueChange(means);
  }

  /** What was typed in Latin letters becomes what it means. */
  const settle = () => {
    if (text !== value) setTyped({ text: value, means: value });
  };

  function insert(letter: string) {
    const field = input.current;
    if (field === null) return;
    field.focus();
    const start = field.selectionStart ?? text.length;
    const end = field.selectionEnd ?? start;
    const next = insertLetter(text, { start, end }, letter, rest.maxLength);
    if (next === null) return;
    take(next.text);
    requestAnimationFrame(() => field.setSelectionRange(next.caret, next.caret));
  }

  function toggleAid() {
    settle();
    if (aid) removeStored(aidKey);
    else writeStored(aidKey, "on");
    setAid(!aid);
  }

  // A press on a key must not take the focus from the field, or a phone's keyboard would go and come.
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "font-semibold"}>
        {label}
      </label>
      <input
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
        ref={input}
        id={id}
        lang="kk"
        value={text}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle();
          onKeyDown?.(event);
        }}
        className={classNames(
          "min-h-12 w-full rounded-card border-2 border-edge bg-felt-raised px-4 py-2 text-ink placeholder:text-ink-soft hover:border-sky disabled:bg-felt-sunk disabled:text-ink-soft",
          className,
        )}
      />
      <div
        role="toolbar"
        aria-label={m.kazakh_keys()}
        aria-controls={id}
        className="flex flex-wrap gap-1"
      >
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            lang="kk"
            disabled={rest.disabled}
            onMouseDown={keepFocus}
            onClick={(event) => insert(event.shiftKey ? upperKazakh(letter) : letter)}
            className="min-h-11 min-w-8 flex-1 rounded-tile border-2 border-stitch bg-felt-raised text-lg font-semibold hover:border-sky active:bg-sky-wash disabled:text-ink-soft sm:max-w-12"
          >
            {letter}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={aid}
          title={m.kazakh_typing_aid_hint()}
          disabled={rest.disabled}
          onMouseDown={keepFocus}
          onClick={toggleAid}
          className="min-h-11 rounded-tile border-2 border-stitch bg-felt-raised px-3 text-sm font-semibold whitespace-nowrap hover:border-sky aria-pressed:border-sky aria-pressed:bg-sky-wash aria-pressed:text-sky-deep"
        >
          <span aria-hidden="true">q → қ</span>
          <span className="sr-only">{m.kazakh_typing_aid()}</span>
        </button>
      </div>
      {aid && (
        <p aria-live="polite" className="min-h-6 text-sm text-ink-soft">
          {text === value ? (
            m.kazakh_typing_aid_hint()
          ) : (
            <>
              → <span lang="kk">{value}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
