import type { CachedUser } from "@tilashar/contracts";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { Loader } from "#app/components/ui/loader.tsx";
import { paths } from "#app/lib/paths.ts";
import { useCheckedSession } from "#app/lib/session/checked-session.ts";
import { previousPage } from "#app/lib/session/previous-page.ts";
import { rights } from "#app/lib/session/rights.ts";
import { rememberPage } from "#app/lib/session/wanted-page.ts";
import { m } from "#app/paraglide/messages.js";

/** A page for signed-in learners: a guest is sent to log in, and the wanted page is remembered. */
export function SignedIn({ children }: { children: (user: CachedUser) => ReactNode }) {
  const session = useCheckedSession();
  const { pathname, search } = useLocation();
  const isGuest = session.status === "guest";

  useEffect(() => {
    if (isGuest) rememberPage(pathname + search);
  }, [isGuest, pathname, search]);

  if (isGuest) return <Navigate to={paths.login} replace />;
  if (session.status === "loading") return <Loader label={m.session_checking()} />;
  return (
    <>
      <UnreadNotices />
      {children(session.user)}
    </>
  );
}

const Notices = lazy(() =>
  import("#app/components/house/notices-dialog.tsx").then((part) => ({
    default: part.NoticesDialog,
  })),
);

/** What moderators did about the learner, told at the next visit; fetched for the few it concerns. */
function UnreadNotices() {
  return rights.use().notices > 0 ? (
    <Suspense>
      <Notices />
    </Suspense>
  ) : null;
}

/**
 * A page for guests: a learner goes to `leadTo`, by default the page they came from, else their profile.
 * The page is in the cached HTML for everyone; `for-guest` keeps it from flashing up before that.
 */
export function GuestOnly({
  leadTo = null,
  children,
}: {
  leadTo?: string | null;
  children: ReactNode;
}) {
  const session = useCheckedSession();
  if (session.status === "user") {
    return <Navigate to={leadTo ?? previousPage() ?? paths.profile} replace />;
  }
  return (
    <>
      <div className="for-guest flex flex-1 flex-col">{children}</div>
      <div className="for-user flex flex-1 flex-col">
        <Loader label={m.session_checking()} />
      </div>
    </>
  );
}
