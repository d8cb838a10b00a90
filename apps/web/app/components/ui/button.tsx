import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

type Look = "primary" | "secondary" | "quiet" | "danger";
type Size = "normal" | "large";

/**
 * A press is shown by the colour alone and at once: a colour that fades is drawn anew ten times, and what moves by a
 * pixel is laid out anew and gets a layer of its own. Together that was half of what a press cost a slow phone.
 */
const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-5 py-2 text-center leading-tight font-bold text-balance disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const looks: Record<Look, string> = {
  primary:
    "stitched bg-sky text-on-sky hover:bg-sky-deep active:bg-sky-deep disabled:bg-felt-sunk disabled:text-ink-soft aria-disabled:bg-felt-sunk aria-disabled:text-ink-soft",
  secondary:
    "border-2 border-sky bg-felt-raised text-sky hover:bg-sky-wash active:bg-sky-wash disabled:border-stitch disabled:text-ink-soft aria-disabled:border-stitch aria-disabled:text-ink-soft",
  /** For what cannot be undone. */
  danger:
    "border-2 border-pomegranate bg-felt-raised text-pomegranate hover:bg-pomegranate-wash active:bg-pomegranate-wash disabled:border-stitch disabled:text-ink-soft",
  quiet: "text-sky hover:bg-sky-wash active:bg-sky-wash disabled:text-ink-soft",
};

const sizes: Record<Size, string> = { normal: "", large: "min-h-14 px-8 text-lg" };

interface Style {
  look?: Look;
  size?: Size;
}

function buttonClass({ look = "primary", size = "normal" }: Style, extra?: string): string {
  return classNames(base, looks[look], sizes[size], extra);
}

/**
 * A button that does something here. `busy` keeps its width and its name, and refuses a second press
 * while the first one is under way.
 */
export function Button({
  look = "primary",
  size = "normal",
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<"button"> & Style & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ look, size }, className)}
    >
      {busy && (
        <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
      )}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere. Its page is fetched when a finger comes near. */
export function ButtonLink({
  look = "primary",
  size = "normal",
  className,
  ...rest
}: ComponentProps<typeof Link> & Style) {
  return <Link prefetch="intent" {...rest} className={buttonClass({ look, size }, className)} />;
}

const roundLooks = {
  plain: "size-11 text-ink hover:bg-felt-sunk",
  /** One that can stay pressed is filled while it is. */
  sky: "min-h-11 min-w-11 font-bold text-sky hover:bg-sky-wash aria-pressed:bg-sky aria-pressed:text-on-sky aria-pressed:hover:bg-sky-deep",
  filled: "size-14 bg-sky text-on-sky hover:bg-sky-deep",
};

/** A round button that shows only an icon; `label` is what it is called. */
export function IconButton({
  label,
  look = "plain",
  className,
  ...rest
}: ComponentProps<"button"> & { label: string; look?: keyof typeof roundLooks }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-full",
        roundLooks[look],
        className,
      )}
    />
  );
}
