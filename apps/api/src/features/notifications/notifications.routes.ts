import { notificationsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { addressOf, register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { NotificationsService } from "./notifications.service.ts";

export function notificationsRoutes(
  service: NotificationsService,
  guard: Guard,
  pushKey: string,
): FastifyPluginAsync {
  return async (app) => {
    register(app, notificationsEndpoints.settings, async (request) =>
      service.settings(guard.viewer(request).accountId),
    );

    register(app, notificationsEndpoints.changeSettings, async (request) => {
      const saved = await service.change(guard.viewer(request).accountId, request.body);
      return { ...saved, message: say(requestLanguage(request), "notifications_updated") };
    });

    register(app, notificationsEndpoints.pushKey, async () => ({ key: pushKey }));

    register(app, notificationsEndpoints.subscribe, async (request) => {
      const language = requestLanguage(request);
      await service.listen(guard.viewer(request).accountId, request.body, language);
      return { message: say(language, "notifications_updated") };
    });

    register(app, notificationsEndpoints.unsubscribe, async (request) => {
      await service.stopListening(guard.viewer(request).accountId, request.body.endpoint);
      return { message: say(requestLanguage(request), "notifications_updated") };
    });

    await app.register(unsubscribeRoutes(service));
  };
}

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
