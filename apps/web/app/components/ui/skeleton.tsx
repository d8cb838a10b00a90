import { classNames } from "./class-names.ts";

/** A grey piece in the place of something still loading; give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("animate-breathe rounded-tile bg-felt-sunk", className)}
    />
  );
}
