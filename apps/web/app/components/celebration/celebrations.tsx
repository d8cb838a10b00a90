import { lazy, Suspense } from "react";
import { useCelebration } from "#app/lib/celebration/celebration.ts";

// Fetched with the first achievement: most visits earn none.
const Celebration = lazy(() => import("./celebration.tsx"));

/** Where achievements are celebrated, on whatever page they are earned. It is there before they are, or nobody hears them. */
export function Celebrations() {
  const achievements = useCelebration();
  return (
    <div role="status" className="flex w-full justify-center">
      {achievements.length > 0 && (
        <Suspense fallback={null}>
          <Celebration achievements={achievements} />
        </Suspense>
      )}
    </div>
  );
}
