import { authEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { PasswordResetService } from "./password-reset.service.ts";

export function passwordResetRoutes(service: PasswordResetService): FastifyPluginAsync {
  return async (app) => {
    register(app, authEndpoints.requestPasswordReset, async (request) => {
      await service.request(request.body.email, clientAddress(request.ip));
      return { message: say(requestLanguage(request), "reset_sent") };
    });

    register(app, authEndpoints.confirmPasswordReset, async (request) => {
      await service.confirm(request.body, clientAddress(request.ip));
      return { message: say(requestLanguage(request), "reset_done") };
    });
  };
}
