import { authEndpoints, type SessionResponse, type User } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import { jsonBytes, type SendBytes } from "#api/plugins/answer-bytes.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import { actsOf } from "#api/privileges.ts";
import type { Account } from "./account.model.ts";
import type { AuthService } from "./auth.service.ts";
import { clientOf } from "./client.ts";

const toUser = ({ id, username, email, language }: Account): User => ({
  id,
  username,
  email,
  language_preference: language,
});

export function authRoutes(
  service: AuthService,
  guard: Guard,
  send: SendBytes,
): FastifyPluginAsync {
  return async (app) => {
    register(app, authEndpoints.signIn, async (request) =>
      service.signIn(request.body, clientOf(request)),
    );

    register(app, authEndpoints.refresh, async (request) => service.refresh(request.body.refresh));

    register(app, authEndpoints.register, async (request, reply) => {
      const { username, email, password, password2, language_preference, time_zone, invitation } =
        request.body;
      const account = await service.register(
        {
          username,
          email,
          password,
          password2,
          language: language_preference ?? requestLanguage(request),
          timeZone: time_zone,
          invitation,
        },
        clientAddress(request.ip),
      );
      return reply.code(201).send(toUser(account));
    });

    register(app, authEndpoints.session, async (request, reply) => {
      const account = await service.session(guard.viewer(request));
      if (account === null) throw new AppError("not_authenticated");
      const { roles, unreadNotices } = account;
      const answer: SessionResponse = {
        user: toUser(account),
        roles: [...roles],
        acts: actsOf(roles),
        notices: unreadNotices,
      };
      send(request, reply, jsonBytes(answer));
    });

    register(app, authEndpoints.signOut, async (request) => {
      await service.signOut(request.body.refresh);
      return { message: say(requestLanguage(request), "logged_out") };
    });
  };
}
