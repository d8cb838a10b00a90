import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startLanguage } from "#app/lib/language/browser-language.ts";
import { startSession } from "#app/lib/session/session.ts";

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
