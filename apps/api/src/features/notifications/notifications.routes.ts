import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ErrorResponse,
  MessageResponse,
  NotificationSettings,
  NotificationSettingsResponse,
  PushKey,
  PushSubscriptionRequest,
  PushUnsubscribeRequest,
} from "@tilashar/contracts";
import Type from "typebox";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { NotificationsService } from "./notifications.service.ts";

const tags = ["Notifications"];
const security = [{ bearer: [] }];
const TokenParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) });

export function notificationsRoutes(
  service: NotificationsService,
  guard: Guard,
  pushKey: string,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/profile/notifications-settings/",
      {
        onRequest: guard.required,
        schema: {
          tags,
          security,
          summary: "What a learner wants to hear from us",
          response: { 200: NotificationSettings, "4xx": ErrorResponse },
        },
      },
      async (request) => service.settings(guard.viewer(request).accountId),
    );

    app.put(
      "/profile/notifications-settings/",
      {
        onRequest: guard.required,
        schema: {
          tags,
          security,
          summary: "Change it",
          body: NotificationSettings,
          response: { 200: NotificationSettingsResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const saved = await service.change(guard.viewer(request).accountId, request.body);
        return { ...saved, message: say(requestLanguage(request), "notifications_updated") };
      },
    );

    app.get(
      "/notifications/push-key/",
      {
        schema: {
          tags,
          summary: "The key a browser subscribes to pushes with",
          response: { 200: PushKey, "4xx": ErrorResponse },
        },
      },
      async () => ({ key: pushKey }),
    );

    app.post(
      "/profile/push-subscriptions/",
      {
        onRequest: guard.required,
        schema: {
          tags,
          security,
          summary: "Let this browser show reminders",
          body: PushSubscriptionRequest,
          response: { 200: MessageResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const language = requestLanguage(request);
        await service.listen(guard.viewer(request).accountId, request.body, language);
        return { message: say(language, "notifications_updated") };
      },
    );

    app.delete(
      "/profile/push-subscriptions/",
      {
        onRequest: guard.required,
        schema: {
          tags,
          security,
          summary: "Let this browser show none",
          body: PushUnsubscribeRequest,
          response: { 200: MessageResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        await service.stopListening(guard.viewer(request).accountId, request.body.endpoint);
        return { message: say(requestLanguage(request), "notifications_updated") };
      },
    );

    await app.register(unsubscribeRoutes(service));
  };
}

/** Apart, because mail programs and pages without scripts send forms, which no other call takes. */
function unsubscribeRoutes(service: NotificationsService): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
      // The address says all there is to say.
      app.addContentTypeParser(
        type,
        { parseAs: "string", bodyLimit: 2048 },
        (_request, _body, done) => done(null, undefined),
      );
    }
    const url = "/notifications/unsubscribe/:token/";
    const page = (token: string, search = "") =>
      `/unsubscribe/${encodeURIComponent(token)}${search}`;

    app.post(
      url,
      {
        schema: {
          tags,
          summary: "End an account's mails, by a link from one of them",
          description: "The one click of RFC 8058; no sign-in. A form gets the page, others JSON.",
          params: TokenParams,
          response: { 200: MessageResponse, 303: Type.Null(), "4xx": ErrorResponse },
        },
      },
      async (request, reply) => {
        const { token } = request.params;
        await service.unsubscribe(token);
        if (request.headers.accept?.includes("text/html")) {
          return reply.redirect(page(token, "?done"), 303);
        }
        return { message: say(requestLanguage(request), "unsubscribed") };
      },
    );

    app.get(
      url,
      { schema: { hide: true, params: TokenParams } },
      // Opened instead of posted to: the page asks first, because programs open links to look at them.
      async (request, reply) => reply.redirect(page(request.params.token), 303),
    );
  };
}
