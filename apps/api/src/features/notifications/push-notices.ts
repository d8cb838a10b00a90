import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import type { Day } from "@tilashar/learning";
import webPush from "web-push";
import type { Database, Queries } from "#api/db/database.ts";
import type { Outbox, Outcome } from "#api/outbox/outbox.ts";
import type { DueLearner } from "./notification-settings.repository.ts";
import { reminderMessage } from "./push-message.ts";
import {
  deleteSubscription,
  findSubscription,
  listSubscriptions,
  type PushSubscription,
} from "./push-subscriptions.repository.ts";
import type { VapidKeys } from "./vapid-keys.ts";

const channel = "push";
const timeoutMs = 15_000;

/** Queues a day's reminder for each browser of a learner. @returns false when none listens */
export type QueuePush = (
  queries: Queries,
  learner: Pick<DueLearner, "accountId">,
  notice: { day: Day; staleAt: number; daysToExam: number | null },
) => Promise<boolean>;

/** Where a push goes to, checked at the moment of sending. */
export type ResolveHost = (host: string) => Promise<{ address: string; family: number }>;

interface PushParts {
  database: Database;
  outbox: Outbox;
  keys: VapidKeys;
  /** Who to write to about our pushes: a `mailto:` or `https:` address. */
  contact: string;
  resolveHost: ResolveHost;
}

interface PushPayload {
  subscriptionId: number;
  staleAt: number;
  /** Not there in what was queued before it was told. */
  daysToExam?: number | null;
}

/** Lets the outbox send pushes (RFC 8030), encrypted for the one browser that may read them. */
export function servePush(parts: PushParts): QueuePush {
  const { database, outbox } = parts;
  outbox.serve<PushPayload>({
    name: channel,
    giveUpAfterMs: 3 * 3_600_000,
    longestPauseMs: 10 * 60_000,
    async deliver({ subscriptionId, staleAt, daysToExam = null }, { now, signal }) {
      const subscription = await findSubscription(database.queries, subscriptionId);
      if (subscription === null || now >= staleAt) return { kind: "never", reason: "too late" };
      const answer = await push(parts, subscription, {
        secondsLeft: (staleAt - now) / 1000,
        daysToExam,
        signal,
      });
      if (answer.status === 404 || answer.status === 410) {
        // The browser has unsubscribed, or is gone.
        await deleteSubscription(database.queries, subscriptionId);
        return { kind: "sent" };
      }
      return outcomeOf(answer);
    },
  });
  return async (queries, { accountId }, { day, staleAt, daysToExam }) => {
    const subscriptions = await listSubscriptions(queries, accountId);
    for (const { id } of subscriptions) {
      await outbox.add(queries, {
        channel,
        key: `push reminder ${id} ${day}`,
        payload: { subscriptionId: id, staleAt, daysToExam } satisfies PushPayload,
      });
    }
    return subscriptions.length > 0;
  };
}

interface PushAnswer {
  status: number;
  retryAfter: number;
}

function outcomeOf({ status, retryAfter }: PushAnswer): Outcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const reason = `status ${status}`;
  if (status === 429 || status >= 500) {
    return { kind: "later", reason, ...(retryAfter > 0 && { afterMs: retryAfter * 1000 }) };
  }
  return { kind: "never", reason };
}

async function push(
  { keys, contact, resolveHost }: PushParts,
  { endpoint, p256dh, auth, language }: PushSubscription,
  {
    secondsLeft,
    daysToExam,
    signal,
  }: { secondsLeft: number; daysToExam: number | null; signal: AbortSignal },
): Promise<PushAnswer> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(reminderMessage(language, daysToExam)),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: Math.max(60, Math.round(secondsLeft)),
      urgency: "low",
      topic: "daily-reminder",
      contentEncoding: "aes128gcm",
    },
  );
  const url = new URL(endpoint);
  const { address, family } = await resolveHost(url.hostname);
  const send = url.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: "POST",
        headers: headers as Record<string, string>,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        lookup: (_host, { all }, done) =>
          all
            ? (done as unknown as (e: null, found: object[]) => void)(null, [{ address, family }])
            : done(null, address, family),
      },
      (response) => {
        response.resume();
        const retryAfter = Number(response.headers["retry-after"]);
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number.isFinite(retryAfter) ? Math.min(retryAfter, 3600) : 0,
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
