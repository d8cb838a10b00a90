import { type ReactNode, Suspense } from "react";
import type { Pose } from "#app/components/barys/pose.ts";
import { Barys } from "#barys-later";

/** Nothing here, or something went wrong: the cub, what it means, and the next step. */
export function EmptyState({
  pose = "empty",
  heading: Heading = "h2",
  title,
  children,
  action,
}: {
  pose?: Pose;
  /** `h1` where this is all there is on the page. */
  heading?: "h1" | "h2";
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      <Suspense fallback={<div className="size-40" />}>
        <Barys pose={pose} className="size-40" />
      </Suspense>
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
