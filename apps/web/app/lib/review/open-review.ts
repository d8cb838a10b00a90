import { localDay } from "@tilashar/learning";
import { USUAL_SETTINGS } from "@tilashar/learning/review";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { currentSession } from "#app/lib/session/session.ts";
import {
  guest,
  type LocalItem,
  type LocalPlan,
  type Owner,
  readItems,
  readPlan,
  replaceItems,
  writePlan,
} from "./review-store.ts";

/** Everything a session needs, of whoever looks at the page. */
export interface OpenedReview {
  owner: Owner;
  items: LocalItem[];
  plan: LocalPlan;
  /** Words and rules altogether, as far as known. */
  total: number;
  /** Nothing came from the server: this is what the device remembers. */
  offline: boolean;
}

/** Days of guests change with Almaty's. */
const guestZone = "Asia/Almaty";

/** How everyone reviews until they choose otherwise; no day has been counted of it yet. */
export const usualPlan = (): LocalPlan => ({
  settings: { ...USUAL_SETTINGS, kinds: [...USUAL_SETTINGS.kinds] },
  weights: null,
  timezone: guestZone,
  day: "",
  done: { fresh: 0, reviews: 0 },
});

/** The plan with today's counts: yesterday's do not count any more. */
export function ofToday(plan: LocalPlan): LocalPlan {
  const day = localDay(Date.now(), plan.timezone);
  return plan.day === day ? plan : { ...plan, day, done: { fresh: 0, reviews: 0 } };
}

async function fromDevice(owner: Owner, offline: boolean): Promise<OpenedReview> {
  const items = await readItems(owner);
  const kept = await readPlan(owner);
  // Whoever has nothing yet counts no days: a slow phone needs a tenth of a second for its first one in a time zone.
  const plan = kept === null && items.length === 0 ? usualPlan() : ofToday(kept ?? usualPlan());
  return { owner, items, plan, total: items.length, offline };
}

/**
 * Opens the review: what the device has not sent yet goes first, then the server tells what is due. With
 * no network the device goes on with what it knows.
 *
 * @throws ApiFailure when the server refuses for another reason than a lost network
 */
export async function openReview(): Promise<OpenedReview> {
  const { user } = currentSession();
  if (user === null) return fromDevice(guest, false);
  try {
    await outbox.send();
    const queue = await call("GET /review/queue");
    const plan = {
      settings: queue.settings,
      weights: queue.weights,
      timezone: queue.timezone,
      day: localDay(Date.now(), queue.timezone),
      done: queue.done,
    };
    // Something was answered in another tab meanwhile, or has not left: the device knows better for now.
    if ((await outbox.waiting()).some(({ endpoint }) => endpoint.includes(" /review/")))
      return fromDevice(user.id, false);
    await replaceItems(user.id, queue.items);
    await writePlan(user.id, plan);
    return { owner: user.id, items: queue.items, plan, total: queue.total, offline: false };
  } catch (error) {
    const isAway = error instanceof ApiFailure && (error.code === "offline" || error.status >= 500);
    if (!isAway) throw error;
    return fromDevice(user.id, true);
  }
}
