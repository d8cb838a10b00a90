import Type from "typebox";

/** `GET` and `PUT /profile/notifications-settings/`. */
export const NotificationSettings = Type.Object({
  /** A reminder on days on which nothing was done. */
  daily_reminder: Type.Boolean(),
  /** By the learner's clock. */
  reminder_hour: Type.Integer({ minimum: 0, maximum: 23 }),
  /** Last week in numbers, on Mondays. */
  weekly_summary: Type.Boolean(),
  /** Weekdays on which nothing is sent: 1 is Monday, 7 is Sunday. */
  quiet_days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7 }),
  /** IANA name, such as `Asia/Almaty`; the same as the account's. */
  timezone: Type.String({ minLength: 1, maxLength: 64 }),
});
export type NotificationSettings = Type.Static<typeof NotificationSettings>;

/** The settings as saved, with a sentence to show. */
export const NotificationSettingsResponse = Type.Object({
  ...NotificationSettings.properties,
  message: Type.String(),
});
export type NotificationSettingsResponse = Type.Static<typeof NotificationSettingsResponse>;

/** `GET /notifications/push-key/`: what a browser subscribes with. */
export const PushKey = Type.Object({ key: Type.String() });
export type PushKey = Type.Static<typeof PushKey>;

/** `POST /profile/push-subscriptions/`: the browser's own PushSubscription as JSON. */
export const PushSubscriptionRequest = Type.Object({
  endpoint: Type.String({ minLength: 1, maxLength: 1000 }),
  keys: Type.Object({
    p256dh: Type.String({ pattern: "^[\\w-]{86,88}=*$" }),
    auth: Type.String({ pattern: "^[\\w-]{21,24}=*$" }),
  }),
});
export type PushSubscriptionRequest = Type.Static<typeof PushSubscriptionRequest>;

/** `DELETE /profile/push-subscriptions/`. */
export const PushUnsubscribeRequest = Type.Object({
  endpoint: Type.String({ minLength: 1, maxLength: 1000 }),
});
export type PushUnsubscribeRequest = Type.Static<typeof PushUnsubscribeRequest>;
