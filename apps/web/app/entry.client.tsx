import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { startLanguage } from "#app/lib/language/browser-language.ts";
import { mayHaveKept, pageWork } from "#app/lib/outbox/page-work.ts";
import { neverArrived } from "#app/lib/page-failure.ts";
import { completeManifestOnTouch } from "#app/lib/route-imports.ts";
import { startSession } from "#app/lib/session/session.ts";
import { trustPageData } from "#app/lib/trusted-data.ts";
import { whenIdle } from "#app/lib/when-idle.ts";

if (import.meta.env.DEV) await import("#app/styles/app.css");

/** A page that did not arrive is a matter of the network, and the page says so; anything else is a fault of ours. */
function reportError(error: unknown): void {
  const isExpected = neverArrived(error) || isRouteErrorResponse(error);
  console[isExpected ? "warn" : "error"](error);
}

trustPageData();
startLanguage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
    // The router's boundary is the only one, and it has told.
    { onCaughtError: () => {} },
  );
});

startSession();
completeManifestOnTouch();

pageWork.takeAlong = async (userId) => {
  const { takeReviewAlong } = await import("#app/lib/review/leave-review.ts");
  await takeReviewAlong(userId);
};
pageWork.tellSetAside = async () => {
  const { tellSetAside } = await import("#app/features/offline/tell-set-aside.ts");
  tellSetAside();
};

whenIdle(async () => {
  if (!(await mayHaveKept())) return;
  try {
    const { startOutbox } = await import("#app/lib/outbox/start-outbox.ts");
    await startOutbox();
  } catch (error) {
    console.warn("What waits is sent at the next start", error);
  }
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  whenIdle(async () => {
    try {
      const { startOffline } = await import("#app/features/offline/start-offline.ts");
      await startOffline();
    } catch (error) {
      // The site works as it did, with a network.
      console.warn("The service worker could not be started", error);
    }
  });
}
