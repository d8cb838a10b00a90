import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

type Tone = "plain" | "sky" | "sun" | "steppe" | "pomegranate";

const tones: Record<Tone, string> = {
  plain: "bg-felt-sunk text-ink",
  sky: "bg-sky-wash text-sky-deep",
  sun: "bg-sun-wash text-ink",
  steppe: "bg-steppe-wash text-steppe",
  pomegranate: "bg-pomegranate-wash text-pomegranate",
};

/** A short fact beside a thing: its level, its size, its state. */
export function Chip({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-full px-3 py-1 text-sm leading-tight font-semibold",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

/** One of several filters; the chosen one is the current page. */
export function FilterLink({
  to,
  chosen,
  className,
  children,
}: {
  to: string;
  chosen: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={chosen ? "page" : undefined}
      className={classNames(
        "inline-flex min-h-11 items-center rounded-full border-2 px-4 leading-tight font-semibold whitespace-nowrap",
        chosen
          ? "border-sky bg-sky text-on-sky"
          : "border-stitch bg-felt-raised text-ink hover:border-sky",
        className,
      )}
    >
      {children}
    </Link>
  );
}
