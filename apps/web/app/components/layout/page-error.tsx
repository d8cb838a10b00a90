import { Suspense, useCallback, useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { Barys } from "#app/components/barys/barys-later.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Loader } from "#app/components/ui/loader.tsx";
import { useOnline } from "#app/lib/offline/connection.ts";
import {
  isServedOffline,
  needsNewDocument,
  neverArrived,
  reloadOnce,
  serverAnswers,
} from "#app/lib/page-failure.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * The page could not be drawn, or its code or data did not arrive. What a new document can mend is mended
 * by itself, once: a service worker then brings the kept page or the offline page, and code that failed to
 * arrive is asked for again.
 *
 * `failure` says it in the page's own words.
 */
export function PageError({ failure }: { failure?: string }) {
  const error = useRouteError();
  const [isAway] = useState(() => neverArrived(error));
  const [isMending, setMending] = useState(isAway);
  const { tryAgain, isTrying, hasFailedAgain } = useTryAgain();
  const online = useOnline();
  // The server draws no part that it would have to wait for.
  const [isDrawnHere, setDrawnHere] = useState(false);
  useEffect(() => setDrawnHere(true), []);

  useEffect(() => {
    if (!isAway) return;
    const mend = async () => {
      const mayReload = isServedOffline() || (needsNewDocument(error) && (await serverAnswers()));
      if (!mayReload || !reloadOnce()) setMending(false);
    };
    void mend();
  }, [error, isAway]);

  useEffect(() => {
    if (!isAway) return;
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [isAway, tryAgain]);

  useEffect(() => {
    if (!isAway || !hasFailedAgain || !online) return;
    let wait = firstWaitMs;
    let timer = setTimeout(async function look() {
      if (document.visibilityState === "visible" && (await serverAnswers())) location.reload();
      wait = Math.min(2 * wait, longestWaitMs);
      timer = setTimeout(look, wait);
    }, wait);
    return () => clearTimeout(timer);
  }, [isAway, hasFailedAgain, online]);

  if (isMending) return <Loader label={m.loading()} />;
  const title = !isAway ? m.error_title() : online ? m.server_away_title() : m.offline_title();
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-3 py-10 text-center"
    >
      <div className="size-40">
        {isDrawnHere && (
          <Suspense>
            <Barys pose="wrong" className="size-40" />
          </Suspense>
        )}
      </div>
      <h1 className="text-xl">{title}</h1>
      <div className="text-ink-soft">
        {failure && <p className="pb-2">{failure}</p>}
        <p>{isAway ? m.offline_text() : m.error_text()}</p>
        {hasFailedAgain && <p className="pt-2 font-semibold text-ink">{m.still_away()}</p>}
      </div>
      <div className="pt-2">
        <Button busy={isTrying} onClick={tryAgain}>
          {m.try_again()}
        </Button>
      </div>
    </div>
  );
}

/** A browser that is online again may not reach the server yet; nobody has to wait beside a button. */
const firstWaitMs = 2000;
const longestWaitMs = 30_000;

/** Loads the page anew, unless that would only leave the application for the browser's own error page. */
function useTryAgain() {
  const [isTrying, setTrying] = useState(false);
  const [hasFailedAgain, setFailedAgain] = useState(false);
  const tryAgain = useCallback(async () => {
    setTrying(true);
    setFailedAgain(false);
    if (isServedOffline() || (await serverAnswers())) {
      location.reload();
      return;
    }
    setTrying(false);
    setFailedAgain(true);
  }, []);
  return { tryAgain, isTrying, hasFailedAgain };
}
