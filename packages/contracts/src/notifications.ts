import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";

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

export const notificationsEndpoints = {
  settings: endpoint({
    method: "GET",
    path: "/profile/notifications-settings/",
    tag: "Notifications",
    summary: "What a learner wants to hear from us",
    access: "required",
    response: NotificationSettings,
  }),
  changeSettings: endpoint({
    method: "PUT",
    path: "/profile/notifications-settings/",
    tag: "Notifications",
    summary: "Change it",
    access: "required",
    body: NotificationSettings,
    response: NotificationSettingsResponse,
  }),
  pushKey: endpoint({
    method: "GET",
    path: "/notifications/push-key/",
    tag: "Notifications",
    summary: "The key a browser subscribes to pushes with",
    access: "public",
    response: PushKey,
  }),
  subscribe: endpoint({
    method: "POST",
    path: "/profile/push-subscriptions/",
    tag: "Notifications",
    summary: "Let this browser show reminders",
    access: "required",
    body: PushSubscriptionRequest,
    response: MessageResponse,
  }),
  unsubscribe: endpoint({
    method: "DELETE",
    path: "/profile/push-subscriptions/",
    tag: "Notifications",
    summary: "Let this browser show none",
    access: "required",
    body: PushUnsubscribeRequest,
    response: MessageResponse,
  }),
  endMails: endpoint({
    method: "POST",
    path: "/notifications/unsubscribe/{token}/",
    tag: "Notifications",
    summary: "End an account's mails, by a link from one of them",
    description: "The one click of RFC 8058; no sign-in. A form gets the page, others JSON.",
    access: "public",
    params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) }),
    response: MessageResponse,
    otherAnswers: { 303: Type.Null() },
  }),
};
