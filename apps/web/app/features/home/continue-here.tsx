import { lazy, Suspense, useEffect, useState } from "react";
import { paths } from "#app/lib/paths.ts";
import { ContinueCard } from "./continue-card.tsx";

const OwnNextStep = lazy(() => import("./own-next-step.tsx"));

/** What a returning visitor goes on with: as large before it is known as after. */
export function ContinueHere() {
  const [isReturning, setReturning] = useState(false);
  useEffect(() => setReturning(document.documentElement.dataset.returning !== undefined), []);
  const unknown = <ContinueCard to={paths.lessons} />;
  return isReturning ? (
    <Suspense fallback={unknown}>
      <OwnNextStep />
    </Suspense>
  ) : (
    unknown
  );
}
