import { useEffect } from "react";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { rights } from "#app/lib/session/rights.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

/** Kinds of reports that point at a text of the course. */
const ofTheCourse: ReadonlySet<string> = new Set([
  "sentence",
  "word",
  "question",
  "grammar",
  "gloss",
]);

/** For those who may propose a change: the way from a text to its form. */
export function EditLink({ kind, text }: { kind: string; text: string }) {
  const { user } = useSession();
  const { acts } = rights.use();
  const mayAsk = user !== null && ofTheCourse.has(kind);

  useEffect(() => {
    if (!mayAsk) return;
    const controller = new AbortController();
    // A public page does not know whether its reader has a role.
    call("GET /auth/session/", { signal: controller.signal }).then(
      (told) => rights.set({ acts: told.acts, notices: told.notices }),
      (error: unknown) => {
        if (!controller.signal.aborted && !(error instanceof ApiFailure)) throw error;
      },
    );
    return () => controller.abort();
  }, [mayAsk]);

  if (!mayAsk || !acts.includes("propose a change")) return null;
  return (
    <a
      href={paths.editText(text)}
      className="inline-flex min-h-11 items-center self-start font-semibold text-sky underline underline-offset-4"
    >
      {m.edit_this_text()}
    </a>
  );
}
