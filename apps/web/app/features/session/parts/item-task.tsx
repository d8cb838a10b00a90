import type { ReactNode } from "react";

/** What is to be done, in a sentence; it takes the focus when the item comes. */
export function ItemTask({ children }: { children: ReactNode }) {
  return (
    <h2
      data-item-task=""
      tabIndex={-1}
      className="text-base font-semibold text-ink-soft outline-none"
    >
      {children}
    </h2>
  );
}
