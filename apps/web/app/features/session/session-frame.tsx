import type { FirstWord } from "@tilashar/contracts";
import { useMemo } from "react";
import type { SessionPart } from "#app/lib/path/session-of-address.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { SessionScreen } from "./session-screen.tsx";
import { SessionSkeleton } from "./session-skeleton.tsx";
import type { SessionPlace } from "./subject.ts";

/** The page of a session: nothing but the session, from the first paint on. */
export function SessionFrame({
  title,
  unit,
  lesson,
  part,
  firstWord,
}: {
  title: string;
  unit: string;
  /** Null where the session is about the whole unit. */
  lesson: number | null;
  part: SessionPart;
  /** What every session of this step begins with, if anything. */
  firstWord: FirstWord | null;
}) {
  const { status, user } = useSession();
  const place = useMemo<SessionPlace>(
    () => ({
      unit,
      subject:
        part === "story" || part === "checkpoint"
          ? { what: part }
          : { what: "step", lesson: lesson ?? 0, step: part },
    }),
    [unit, lesson, part],
  );
  return (
    <div
      data-session-page=""
      className="mx-auto flex w-full max-w-2xl flex-1 flex-col px-4 pt-3 md:pt-6"
    >
      <h1 className="sr-only">{title}</h1>
      <noscript>
        <p className="font-semibold">{m.session_no_scripts()}</p>
      </noscript>
      {status === "loading" ? (
        <SessionSkeleton title={title} firstWord={firstWord} />
      ) : (
        <SessionScreen
          key={user?.id ?? "guest"}
          title={title}
          place={place}
          firstWord={firstWord}
        />
      )}
    </div>
  );
}
