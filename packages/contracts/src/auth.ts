import Type from "typebox";
import { endpoint } from "./endpoint.ts";
import { LanguageSchema } from "./language.ts";
import { Act, Role } from "./privileges.ts";

/** `POST /auth/token/`. Passwords are taken verbatim: never trimmed, folded or cut. */
export const TokenRequest = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
});
export type TokenRequest = Type.Static<typeof TokenRequest>;

export const TokenPair = Type.Object({ access: Type.String(), refresh: Type.String() });
export type TokenPair = Type.Static<typeof TokenPair>;

/** `POST /auth/token/refresh/` and `POST /auth/logout/`. */
export const RefreshRequest = Type.Object({
  refresh: Type.String({ minLength: 1, maxLength: 512 }),
});
export type RefreshRequest = Type.Static<typeof RefreshRequest>;

/** `POST /auth/register/`. The finer rules (script mixing, common passwords) are the service's. */
export const RegisterRequest = Type.Object({
  username: Type.String({ maxLength: 200 }),
  email: Type.String({ maxLength: 254 }),
  password: Type.String({ maxLength: 128 }),
  password2: Type.String({ maxLength: 128 }),
  language_preference: Type.Optional(LanguageSchema),
  /** IANA time zone of the browser, such as `Asia/Almaty`: the learner's days are read from it. */
  time_zone: Type.Optional(Type.String({ maxLength: 64 })),
  /** The code of an invitation, where `GET /sign-up/` says that one is needed. */
  invitation: Type.Optional(Type.String({ maxLength: 64 })),
});
export type RegisterRequest = Type.Static<typeof RegisterRequest>;

/** `POST /auth/password-reset/`. */
export const PasswordResetRequest = Type.Object({ email: Type.String({ maxLength: 254 }) });
export type PasswordResetRequest = Type.Static<typeof PasswordResetRequest>;

/** `POST /auth/password-reset/confirm/`: `uid` and `token` as they stand in the link. */
export const PasswordResetConfirmRequest = Type.Object({
  uid: Type.String({ maxLength: 64 }),
  token: Type.String({ maxLength: 256 }),
  password: Type.String({ maxLength: 128 }),
});
export type PasswordResetConfirmRequest = Type.Static<typeof PasswordResetConfirmRequest>;

export const User = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  email: Type.String(),
  language_preference: LanguageSchema,
});
export type User = Type.Static<typeof User>;

/** What the access token (a JWT of 15 minutes) carries. */
export interface AccessClaims {
  user_id: number;
  username: string;
  email: string;
  language_preference: "en" | "ru" | "kz";
  jti: string;
  /** Seconds since the epoch. */
  iat: number;
  /** Seconds since the epoch. */
  exp: number;
}

/** `GET /auth/session/`. */
export const SessionResponse = Type.Object({
  user: User,
  roles: Type.Array(Role),
  /** What these roles let somebody do: for menus; each call asks again. */
  acts: Type.Array(Act),
  /** How many things moderators did that the learner has not seen: `GET /profile/notices/`. */
  notices: Type.Integer(),
});
export type SessionResponse = Type.Static<typeof SessionResponse>;

export const MessageResponse = Type.Object({ message: Type.String() });
export type MessageResponse = Type.Static<typeof MessageResponse>;

export const authEndpoints = {
  signIn: endpoint({
    method: "POST",
    path: "/auth/token/",
    tag: "Account",
    summary: "Sign in",
    description:
      "An access token for 15 minutes and a refresh token for 30 days. Ten failures lock an account's sign-in for at most 15 minutes.",
    access: "public",
    body: TokenRequest,
    response: TokenPair,
  }),
  refresh: endpoint({
    method: "POST",
    path: "/auth/token/refresh/",
    tag: "Account",
    summary: "Exchange a refresh token",
    description:
      "Each refresh token is used once; presenting a used one again ends the whole session, except within 30 seconds, when a second tab gets the same answer.",
    access: "public",
    body: RefreshRequest,
    response: TokenPair,
  }),
  register: endpoint({
    method: "POST",
    path: "/auth/register/",
    tag: "Account",
    summary: "Open an account",
    access: "public",
    body: RegisterRequest,
    response: User,
    status: 201,
  }),
  session: endpoint({
    method: "GET",
    path: "/auth/session/",
    tag: "Account",
    summary: "Who is signed in",
    description: "401 when the session has ended, also while its access token has not.",
    access: "required",
    response: SessionResponse,
  }),
  signOut: endpoint({
    method: "POST",
    path: "/auth/logout/",
    tag: "Account",
    summary: "Sign out",
    description: "Ends the session that the refresh token belongs to, with all its tokens.",
    access: "public",
    body: RefreshRequest,
    response: MessageResponse,
  }),
  requestPasswordReset: endpoint({
    method: "POST",
    path: "/auth/password-reset/",
    tag: "Account",
    summary: "Ask for a link to set a new password",
    description:
      "The same answer for every well-formed address, whether an account has it or not. A newer link takes the place of an older one; an account gets at most five mails an hour.",
    access: "public",
    body: PasswordResetRequest,
    response: MessageResponse,
  }),
  confirmPasswordReset: endpoint({
    method: "POST",
    path: "/auth/password-reset/confirm/",
    tag: "Account",
    summary: "Set a new password by a link",
    description:
      "The link works once and for an hour, and only while neither the password nor the e-mail has changed. Every session of the account ends.",
    access: "public",
    body: PasswordResetConfirmRequest,
    response: MessageResponse,
  }),
};
