import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export type TileState = "idle" | "chosen" | "right" | "wrong" | "spent";

const states: Record<TileState, string> = {
  idle: "border-stitch bg-felt-raised hover:border-sky active:border-sky",
  chosen: "border-sky bg-sky-wash",
  right: "border-steppe bg-steppe-wash text-steppe",
  wrong: "border-pomegranate bg-pomegranate-wash text-pomegranate",
  spent: "border-dashed border-stitch bg-transparent text-transparent",
};

/**
 * A thing to pick: an answer (`wide`) or a letter. State shows in colour, in the border and in words that
 * the page adds; never in colour alone.
 */
export function Tile({
  state = "idle",
  wide = false,
  className,
  ...rest
}: ComponentProps<"button"> & { state?: TileState; wide?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        "rounded-tile border-2 font-bold disabled:cursor-default",
        wide ? "min-h-14 w-full px-4 py-2 text-start text-lg" : "h-13 min-w-12 px-3 text-xl",
        states[state],
        className,
      )}
    />
  );
}
