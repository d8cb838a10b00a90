import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useOnline } from "#app/lib/offline/connection.ts";
import { tellWorker } from "#app/lib/offline/worker-messages.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Says in the frame of every page that there is no network, and that this is no reason to stop. */
export function OfflineMark() {
  const online = useOnline();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // A page that was reached without a new document is remembered too.
    tellWorker({ type: "visited", page: pathname + search, language });
  }, [pathname, search, language]);
  return (
    <div role="status">
      {!online && (
        <p className="bg-sun px-4 py-1.5 text-center text-sm font-semibold text-on-sun">
          {m.offline_mark()}{" "}
          <Link to={paths.offline} className="underline underline-offset-4">
            {m.offline_what_works()}
          </Link>
        </p>
      )}
    </div>
  );
}
