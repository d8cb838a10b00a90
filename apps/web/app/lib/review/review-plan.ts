import type { ReviewSettings } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { usualPlan } from "./open-review.ts";
import { guest, readPlan, writePlan } from "./review-store.ts";

/** How this learner or guest reviews, with the zone their days are read in. */
export async function readReviewPlan(): Promise<{ settings: ReviewSettings; timezone: string }> {
  const { user } = currentSession();
  const { timezone, settings } = (await readPlan(user?.id ?? guest)) ?? usualPlan();
  return { timezone, settings: user === null ? settings : await call("GET /review/settings") };
}

/** Keeps it: a learner's on the server too, a guest's in this browser. */
export async function writeReviewSettings(settings: ReviewSettings): Promise<void> {
  const { user } = currentSession();
  if (user !== null) await call("PUT /review/settings", { body: settings });
  const owner = user?.id ?? guest;
  await writePlan(owner, { ...((await readPlan(owner)) ?? usualPlan()), settings });
}
