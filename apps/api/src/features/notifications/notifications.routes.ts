import { type NotificationSettings, notificationsEndpoints } from "@tilashar/contracts";
import type { Weekday } from "@tilashar/learning";
import type { FastifyPluginAsync } from "fastify";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { addressOf, register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { NoticeSettings, NotificationsService } from "./notifications.service.ts";

export function notificationsRoutes(
  service: NotificationsService,
  guard: Guard,
  pushKey: string,
): FastifyPluginAsync {
  return async (app) => {
    register(app, notificationsEndpoints.settings, async (request) =>
      toWire(await service.settings(guard.viewer(request).accountId)),
    );

    register(app, notificationsEndpoints.changeSettings, async (request) => {
      const saved = await service.change(guard.viewer(request).accountId, fromWire(request.body));
      return { ...toWire(saved), message: say(requestLanguage(request), "notifications_updated") };
    });

    register(app, notificationsEndpoints.pushKey, async () => ({ key: pushKey }));

    register(app, notificationsEndpoints.subscribe, async (request) => {
      const language = requestLanguage(request);
      const { endpoint, keys } = request.body;
      await service.listen(guard.viewer(request).accountId, { endpoint, ...keys }, language);
      return { message: say(language, "notifications_updated") };
    });

    register(app, notificationsEndpoints.unsubscribe, async (request) => {
      await service.stopListening(guard.viewer(request).accountId, request.body.endpoint);
      return { message: say(requestLanguage(request), "notifications_updated") };
    });

    await app.register(unsubscribeRoutes(service));
  };
}

const toWire = ({ wishes, zone }: NoticeSettings): NotificationSettings => ({
  daily_reminder: wishes.dailyReminder,
  reminder_hour: wishes.hour,
  weekly_summary: wishes.weeklySummary,
  quiet_days: [...wishes.quietDays].sort(),
  timezone: zone,
});

const fromWire = (settings: NotificationSettings): NoticeSettings => ({
  wishes: {
    dailyReminder: settings.daily_reminder,
    weeklySummary: settings.weekly_summary,
    hour: settings.reminder_hour,
    quietDays: new Set(settings.quiet_days as Weekday[]),
  },
  zone: settings.timezone,
});

/** Apart, because mail programs and pages without scripts send forms, which no other call takes. */
function unsubscribeRoutes(service: NotificationsService): FastifyPluginAsync {
  return async (app) => {
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
      // The address says all there is to say.
      app.addContentTypeParser(
        type,
        { parseAs: "string", bodyLimit: 2048 },
        (_request, _body, done) => done(null, undefined),
      );
    }
    const page = (token: string, search = "") =>
      `/unsubscribe/${encodeURIComponent(token)}${search}`;

    register(app, notificationsEndpoints.endMails, async (request, reply) => {
      const { token } = request.params;
      await service.unsubscribe(token);
      if (request.headers.accept?.includes("text/html")) {
        return reply.redirect(page(token, "?done"), 303);
      }
      return { message: say(requestLanguage(request), "unsubscribed") };
    });

    const { endMails } = notificationsEndpoints;
    app.get<{ Params: { token: string } }>(
      addressOf(endMails),
      { schema: { hide: true, params: endMails.params } },
      // Opened instead of posted to: the page asks first, because programs open links to look at them.
      async (request, reply) => reply.redirect(page(request.params.token), 303),
    );
  };
}
