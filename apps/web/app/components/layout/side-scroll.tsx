import type { ReactNode } from "react";
import { classNames } from "#app/components/ui/class-names.ts";

/**
 * What may be wider than a phone and is scrolled sideways, by finger and by keyboard. It is the frame of what
 * it holds: words for screen readers are placed by their nearest positioned frame, and without this one they
 * would lie beside the page and make it wider.
 */
export function SideScroll({
  title,
  className,
  children,
}: {
  title: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
      tabIndex={0}
      aria-label={title}
      className={classNames("relative overflow-x-auto", className)}
    >
      {children}
    </section>
  );
}
