import { makeQueue } from "@tilashar/learning/review";
import { call } from "#app/lib/api/client.ts";
import { ofToday, usualPlan } from "./open-review.ts";
import { guest, readItems, readPlan } from "./review-store.ts";

/** How many reviews wait now: a learner's as the server counts them, a guest's as this browser does. */
export async function dueNow(owner: number | null): Promise<number> {
  if (owner !== null) return (await call("GET /profile/stats/")).dueReviews;
  const { settings, timezone, done } = ofToday((await readPlan(guest)) ?? usualPlan());
  const items = (await readItems(guest)).map((item) => ({
    ...item,
    addedAt: Date.parse(item.added),
  }));
  return makeQueue(items, {
    now: Date.now(),
    zone: timezone,
    // What has never been asked is not due.
    settings: { ...settings, newPerDay: 0 },
    done,
  }).length;
}
