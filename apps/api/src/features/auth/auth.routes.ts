import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ErrorResponse,
  MessageResponse,
  RefreshRequest,
  RegisterRequest,
  SessionResponse,
  TokenPair,
  TokenRequest,
  User,
} from "@tilashar/contracts";
import { AppError } from "#api/errors.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { Account } from "./account.model.ts";
import type { AuthService } from "./auth.service.ts";

const toUser = ({ id, username, email, language }: Account): User => ({
  id,
  username,
  email,
  language_preference: language,
});

const tags = ["Account"];

export function authRoutes(service: AuthService, guard: Guard): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/auth/token/",
      {
        schema: {
          tags,
          summary: "Sign in",
          description:
            "An access token for 15 minutes and a refresh token for 30 days. Ten failures lock an account's sign-in for at most 15 minutes.",
          body: TokenRequest,
          response: { 200: TokenPair, "4xx": ErrorResponse },
        },
      },
      async (request) => service.signIn(request.body, clientAddress(request.ip)),
    );

    app.post(
      "/auth/token/refresh/",
      {
        schema: {
          tags,
          summary: "Exchange a refresh token",
          description:
            "Each refresh token is used once; presenting a used one again ends the whole session, except within 30 seconds, when a second tab gets the same answer.",
          body: RefreshRequest,
          response: { 200: TokenPair, "4xx": ErrorResponse },
        },
      },
      async (request) => service.refresh(request.body.refresh),
    );

    app.post(
      "/auth/register/",
      {
        schema: {
          tags,
          summary: "Open an account",
          body: RegisterRequest,
          response: { 201: User, "4xx": ErrorResponse },
        },
      },
      async (request, reply) => {
        const { username, email, password, password2, language_preference, time_zone } =
          request.body;
        const account = await service.register(
          {
            username,
            email,
            password,
            password2,
            language: language_preference ?? requestLanguage(request),
            timeZone: time_zone,
          },
          clientAddress(request.ip),
        );
        return reply.code(201).send(toUser(account));
      },
    );

    app.get(
      "/auth/session/",
      {
        onRequest: guard.required,
        schema: {
          tags,
          summary: "Who is signed in",
          description: "401 when the session has ended, also while its access token has not.",
          security: [{ bearer: [] }],
          response: { 200: SessionResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const account = await service.session(guard.viewer(request));
        if (account === null) throw new AppError("not_authenticated");
        return { user: toUser(account) };
      },
    );

    app.post(
      "/auth/logout/",
      {
        schema: {
          tags,
          summary: "Sign out",
          description: "Ends the session that the refresh token belongs to, with all its tokens.",
          body: RefreshRequest,
          response: { 200: MessageResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        await service.signOut(request.body.refresh);
        return { message: say(requestLanguage(request), "logged_out") };
      },
    );
  };
}
