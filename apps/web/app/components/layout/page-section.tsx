import type { ReactNode } from "react";

/** A part of a page under its own heading; `id` names it for links within the page. */
export function PageSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-3 text-xl md:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
