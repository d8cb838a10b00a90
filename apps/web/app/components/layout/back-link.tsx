import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { m } from "#app/paraglide/messages.js";

/** Leads from a page to the list that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <nav aria-label={m.lesson_breadcrumb()} className="print:hidden">
      <Link
        to={to}
        prefetch="intent"
        className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-full pe-3 font-semibold text-sky hover:bg-sky-wash"
      >
        <Icon name="back" className="size-5" />
        {children}
      </Link>
    </nav>
  );
}
