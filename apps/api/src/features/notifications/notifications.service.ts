import { isTimeZone, type NoticeWishes } from "@tilashar/learning";
import type { Database } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import { type AsLearner, findAccount, setTimeZone } from "#api/features/auth/index.ts";
import type { Language } from "#api/messages/messages.ts";
import { endNotices, findWishes, putWishes } from "./notification-settings.repository.ts";
import { isPushEndpoint } from "./push-address.ts";
import { putSubscription, removeSubscription } from "./push-subscriptions.repository.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

/** What a learner wishes to be told, and by which clock. */
export interface NoticeSettings {
  wishes: NoticeWishes;
  zone: string;
}

export interface NotificationsService {
  /** @throws AppError `not_authenticated` when the account is gone */
  settings(accountId: number): Promise<NoticeSettings>;
  /** @throws AppError `validation`, `rate_limited`, `not_authenticated` */
  change(accountId: number, settings: NoticeSettings): Promise<NoticeSettings>;
  /**
   * Ends the mails of whoever the token was made for.
   *
   * @throws AppError `validation` for a token that is not ours
   */
  unsubscribe(token: string): Promise<void>;
  /** @throws AppError `validation` for an endpoint that is no push service's; `rate_limited` */
  listen(
    accountId: number,
    subscription: { endpoint: string; p256dh: string; auth: string },
    language: Language,
  ): Promise<void>;
  /** Unknown endpoints are no error: the wish is granted. */
  stopListening(accountId: number, endpoint: string): Promise<void>;
}

interface NotificationsParts {
  database: Database;
  asLearner: AsLearner;
  tokens: UnsubscribeTokens;
  now(): number;
}

export function makeNotificationsService({
  database,
  asLearner,
  tokens,
  now,
}: NotificationsParts): NotificationsService {
  return {
    async settings(accountId) {
      const account = await findAccount(database.queries, accountId);
      if (account === null) throw new AppError("not_authenticated");
      return { wishes: await findWishes(database.queries, accountId), zone: account.timeZone };
    },

    async change(accountId, { wishes, zone }) {
      if (!isTimeZone(zone)) throw invalid({ timezone: [{ key: "time_zone_unknown" }] });
      await asLearner(accountId, "updateByAccount", async (queries, account) => {
        if (account.timeZone !== zone) await setTimeZone(queries, accountId, zone);
        await putWishes(queries, accountId, wishes, { zone, now: now() });
      });
      return { wishes, zone };
    },

    async unsubscribe(token) {
      const accountId = tokens.read(token);
      if (accountId === null) throw invalid({ token: [{ key: "unsubscribe_invalid" }] });
      await endNotices(database.queries, accountId);
    },

    async listen(accountId, { endpoint, ...keys }, language) {
      if (!isPushEndpoint(endpoint)) throw invalid({ endpoint: [{ key: "field_form" }] });
      const createdAt = new Date(now()).toISOString();
      await asLearner(accountId, "updateByAccount", async (queries) => {
        const subscription = { endpoint, ...keys, language };
        await putSubscription(queries, accountId, subscription, createdAt);
      });
    },

    stopListening: (accountId, endpoint) =>
      removeSubscription(database.queries, accountId, endpoint),
  };
}
