import { upperKazakh } from "@tilashar/kazakh/script";
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { insertLetter } from "#app/components/kazakh/typed-text.ts";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTypedEarly } from "#app/lib/forms/use-typed-early.ts";
import { m } from "#app/paraglide/messages.js";

const letters = [..."әғіңөұүқһ"];
const maxMessageLength = 1000;
/** From here on it is said how much room is left. */
const nearlyFull = 900;
/** Until the letters go, when the field has been left. */
const longestPressMs = 500;

/**
 * Where a message is written. Enter sends it, Shift and Enter begin a new line; while a reply is awaited
 * the next message can be written but not sent. Each Kazakh letter is one tap away.
 */
export function Composer({
  field,
  busy,
  disabled,
  onSend,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  busy: boolean;
  disabled: boolean;
  onSend: (text: string) => void;
}) {
  const id = useId();
  const [text, setText] = useState("");
  const [isWriting, setWriting] = useState(false);
  const leaving = useRef<number | undefined>(undefined);

  useEffect(() => () => clearTimeout(leaving.current), []);

  useTypedEarly(field, setText);

  // What another application shared, or another page asks about, waits in the field to be sent.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("ask");
    if (asked !== null) setText((typed) => typed || asked.slice(0, maxMessageLength));
  }, []);

  function send(event?: FormEvent) {
    event?.preventDefault();
    // The field is ahead of the state where Enter follows the last letter at once.
    const written = field.current?.value ?? text;
    if (busy || disabled || written.trim() === "") return;
    onSend(written);
    setText("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function insert(letter: string) {
    const area = field.current;
    if (area === null) return;
    area.focus();
    const caret = { start: area.selectionStart, end: area.selectionEnd };
    const next = insertLetter(area.value, caret, letter, maxMessageLength);
    if (next === null) return;
    setText(next.text);
    requestAnimationFrame(() => area.setSelectionRange(next.caret, next.caret));
  }

  return (
    <form
      onSubmit={send}
      onFocus={() => {
        clearTimeout(leaving.current);
        setWriting(true);
      }}
      // A press elsewhere takes the focus before it ends: were the letters gone at once, the page would move
      // under the finger and the press would go astray.
      onBlur={() => {
        leaving.current = window.setTimeout(() => setWriting(false), longestPressMs);
      }}
      className="flex flex-col gap-2"
    >
      <div
        role="toolbar"
        aria-label={m.kazakh_keys()}
        aria-controls={id}
        className={classNames("gap-1 sm:flex sm:max-w-lg", isWriting ? "flex" : "hidden")}
      >
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            lang="kk"
            // The focus stays in the field, or a phone's keyboard would go and come.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => insert(event.shiftKey ? upperKazakh(letter) : letter)}
            className="min-h-11 min-w-0 flex-1 rounded-tile border-2 border-stitch bg-felt-raised text-lg leading-none font-semibold hover:border-sky active:bg-sky-wash"
          >
            {letter}
          </button>
        ))}
      </div>
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {m.tutor_input()}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          maxLength={maxMessageLength}
          value={text}
          placeholder={m.tutor_placeholder()}
          enterKeyHint="send"
          autoComplete="off"
          autoCapitalize="sentences"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-h-12 w-full min-w-0 flex-1 resize-none rounded-card border-2 border-edge bg-felt-raised px-4 py-2.5 leading-snug text-ink placeholder:text-ink-soft hover:border-sky"
        />
        <Button
          type="submit"
          aria-label={m.tutor_send()}
          title={m.tutor_send()}
          disabled={disabled}
          busy={busy}
          className="min-h-12 px-4!"
        >
          {!busy && <Icon name="send" />}
        </Button>
      </div>
      {text.length >= nearlyFull && (
        <p role="status" className="text-sm text-ink-soft">
          {m.tutor_left({ left: maxMessageLength - text.length })}
        </p>
      )}
    </form>
  );
}
