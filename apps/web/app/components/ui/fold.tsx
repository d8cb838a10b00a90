import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** The browser's own disclosure: it opens without scripts and is found by the page's search. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-card bg-felt-raised shadow-lift">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-2 font-bold hover:bg-sky-wash [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title}</span>
        <Icon
          name="down"
          className="size-6 shrink-0 text-sky transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
