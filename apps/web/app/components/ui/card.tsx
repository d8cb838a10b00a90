import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A piece of felt with things on it. `stitched` draws the seam: for the few cards that stand out. */
export function Card({
  stitched = false,
  className,
  ...rest
}: ComponentProps<"div"> & { stitched?: boolean }) {
  return (
    <div
      {...rest}
      className={classNames(
        "rounded-card bg-felt-raised shadow-lift",
        stitched && "stitched stitched-soft",
        className,
      )}
    />
  );
}
