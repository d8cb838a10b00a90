import { emailConfirmationEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { EmailConfirmation } from "./email-confirmation.service.ts";

export function emailConfirmationRoutes(
  service: EmailConfirmation,
  guard: Guard,
): FastifyPluginAsync {
  return async (app) => {
    register(app, emailConfirmationEndpoints.ask, async (request) => {
      await service.again(guard.viewer(request).accountId);
      return { message: say(requestLanguage(request), "confirm_sent") };
    });

    register(app, emailConfirmationEndpoints.confirm, async (request) => {
      await service.confirm(request.body.token, clientAddress(request.ip));
      return { message: say(requestLanguage(request), "email_confirmed") };
    });
  };
}
