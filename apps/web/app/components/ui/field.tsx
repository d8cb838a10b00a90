import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

const boxClass =
  "min-h-12 w-full rounded-card border-2 border-edge bg-felt-raised px-4 py-2 text-ink placeholder:text-ink-soft hover:border-sky aria-invalid:border-pomegranate disabled:bg-felt-sunk disabled:text-ink-soft";

interface Shared {
  label: string;
  /** What the field wants, before anything went wrong. */
  hint?: string | undefined;
  /** What is wrong with it; read out with the field. */
  error?: string | undefined;
}

function Frame({
  id,
  label,
  hint,
  error,
  children,
}: Shared & { id: string; children: (describedBy: string | undefined) => ReactNode }) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children(described || undefined)}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="flex items-start gap-1.5 text-sm font-semibold text-pomegranate"
        >
          <Icon name="warning" className="mt-px size-4.5" />
          {error}
        </p>
      )}
    </div>
  );
}

/** A line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  className,
  ...rest
}: Shared & ComponentProps<"input">) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      {(describedBy) => (
        <input
          {...rest}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={classNames(boxClass, className)}
        />
      )}
    </Frame>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: Shared & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      {(describedBy) => (
        <textarea
          {...rest}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={classNames(boxClass, "resize-y py-3", className)}
        />
      )}
    </Frame>
  );
}

/** A password, with a button that shows it: typing blind on a phone is how accounts are lost. */
export function PasswordField({
  label,
  hint,
  error,
  className,
  ...rest
}: Shared & ComponentProps<"input">) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      {(describedBy) => (
        <div className="relative">
          <input
            {...rest}
            id={id}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className={classNames(boxClass, "pe-14", className)}
          />
          <IconButton
            label={m.field_show_password()}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-e-1 inset-y-0 my-auto aria-pressed:text-sky"
          >
            <Icon name="eye" />
          </IconButton>
        </div>
      )}
    </Frame>
  );
}

/** One of a few: the browser's own list, which every phone shows in its own good way. */
export function SelectField({
  label,
  hint,
  error,
  className,
  children,
  ...rest
}: Shared & ComponentProps<"select">) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      {(describedBy) => (
        <select
          {...rest}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={classNames(boxClass, className)}
        >
          {children}
        </select>
      )}
    </Frame>
  );
}

/** Yes or no. */
export function Checkbox({
  label,
  className,
  ...rest
}: { label: string } & ComponentProps<"input">) {
  return (
    <label className={classNames("flex min-h-11 cursor-pointer items-center gap-3", className)}>
      <input {...rest} type="checkbox" className="size-5 shrink-0" />
      {label}
    </label>
  );
}
