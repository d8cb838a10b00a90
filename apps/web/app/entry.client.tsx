import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startLanguage } from "#app/lib/language/browser-language.ts";
import { pendingResults } from "#app/lib/results/pending-results.ts";
import { currentSession, startSession } from "#app/lib/session/session.ts";

if (import.meta.env.DEV) await import("#app/styles/app.css");

startLanguage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

startSession();

// Quiz results that a lost network left behind.
if (currentSession().user !== null && pendingResults().length > 0) {
  const { sendPendingResults } = await import("#app/lib/results/send-results.ts");
  sendPendingResults().catch((error: unknown) => {
    console.warn("Waiting results will be sent later", error);
  });
}
