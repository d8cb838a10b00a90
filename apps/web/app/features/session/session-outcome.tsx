import { type ReactNode, useEffect, useRef } from "react";
import { Barys, type Pose } from "#app/components/barys/barys.tsx";
import { m } from "#app/paraglide/messages.js";
import type { SessionResult } from "./session-result.ts";

/** How a session went, in a picture, a heading and a count; below it stands what is to be told and done next. */
export function SessionOutcome({
  pose,
  title,
  result: { right, asked },
  note,
  children,
}: {
  pose: Pose;
  title: string;
  result: SessionResult;
  /** What there is to say of the count. */
  note: string | null;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="flex flex-1 animate-rise flex-col items-center gap-5 pt-4 pb-6 text-center">
      <Barys pose={pose} className="size-36 sm:size-44" />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h2>
      <div className="max-w-md">
        {asked > 0 && <p className="text-lg">{m.session_end_right({ right, total: asked })}</p>}
        {note !== null && <p className="text-ink-soft">{note}</p>}
      </div>
      {children}
    </div>
  );
}
