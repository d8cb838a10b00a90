import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

const style =
  "font-semibold text-sky underline decoration-2 underline-offset-4 hover:text-sky-deep";

/** A link inside a sentence, to a page of ours. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" {...rest} className={classNames(style, className)} />;
}
