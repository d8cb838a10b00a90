import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ErrorResponse,
  MessageResponse,
  PasswordResetConfirmRequest,
  PasswordResetRequest,
} from "@tilashar/contracts";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { PasswordResetService } from "./password-reset.service.ts";

const tags = ["Account"];

export function passwordResetRoutes(service: PasswordResetService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/auth/password-reset/",
      {
        schema: {
          tags,
          summary: "Ask for a link to set a new password",
          description:
            "The same answer for every well-formed address, whether an account has it or not. A newer link takes the place of an older one; an account gets at most five mails an hour.",
          body: PasswordResetRequest,
          response: { 200: MessageResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        await service.request(request.body.email, clientAddress(request.ip));
        return { message: say(requestLanguage(request), "reset_sent") };
      },
    );

    app.post(
      "/auth/password-reset/confirm/",
      {
        schema: {
          tags,
          summary: "Set a new password by a link",
          description:
            "The link works once and for an hour, and only while neither the password nor the e-mail has changed. Every session of the account ends.",
          body: PasswordResetConfirmRequest,
          response: { 200: MessageResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        await service.confirm(request.body, clientAddress(request.ip));
        return { message: say(requestLanguage(request), "reset_done") };
      },
    );
  };
}
