import { lazy, Suspense, useEffect, useState } from "react";
import { IconButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FirstReview } from "#app/features/review/first-review.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

// The scheduler, the device's store and the judge of typed answers come when a review begins.
const ReviewScreen = lazy(() => import("#app/features/review/review-screen.tsx"));
const ReviewSettings = lazy(() => import("#app/features/review/review-settings.tsx"));

export const meta = () =>
  pageMeta(`${m.review_title()} · ${m.app_name()}`, m.review_meta_description());

export default function Review() {
  const { status, user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [settingsLoaded, setSettingsLoaded] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (isOpen) setSettingsLoaded(true);
  }, [isOpen]);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-4 pt-4 md:pt-8">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{m.review_title()}</h1>
        <IconButton label={m.review_settings()} onClick={() => setOpen(true)}>
          <Icon name="sliders" />
        </IconButton>
      </div>
      {status === "loading" ? (
        <FirstReview />
      ) : (
        <Suspense fallback={<FirstReview />}>
          <ReviewScreen key={`${user?.id ?? "guest"} ${round}`} />
        </Suspense>
      )}
      {settingsLoaded && (
        <Suspense>
          <ReviewSettings
            open={isOpen}
            onClose={(changed) => {
              setOpen(false);
              if (changed) setRound(round + 1);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
