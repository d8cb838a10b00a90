import Type from "typebox";
import { MessageResponse, TokenPair } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { OwnerProofRequest } from "./passkeys.ts";

/** An OpenID Connect provider that people may sign in with here. */
export const SignInProvider = Type.Object({ id: Type.String(), title: Type.String() });
export type SignInProvider = Type.Static<typeof SignInProvider>;

/** An account of the caller's at a provider. */
export const LinkedProvider = Type.Object({
  provider: Type.String(),
  /** How its owner is called there. */
  name: Type.String(),
  linked_at: Type.String(),
});
export type LinkedProvider = Type.Static<typeof LinkedProvider>;

const named = {
  params: Type.Object({ provider: Type.String({ pattern: "^[a-z][a-z0-9]{0,19}$" }) }),
};

/** Where the browser is sent, and the secret that it keeps for its coming back. */
const Begun = Type.Object({ flow: Type.String(), url: Type.String() });

const comingBack = {
  flow: Type.String({ minLength: 20, maxLength: 100 }),
  answer: Type.String({
    maxLength: 4000,
    description: "The query of the address that the provider sent the browser to.",
  }),
};

const proofNote =
  "Asks for the password when the session began more than 15 minutes ago; a 400 on `password` says so.";

export const providerEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/auth/providers/",
    tag: "Account",
    summary: "Where people may sign in beside here",
    access: "public",
    response: Type.Array(SignInProvider),
  }),
  begin: endpoint({
    method: "POST",
    path: "/auth/providers/{provider}/",
    tag: "Account",
    summary: "Begin to sign in with a provider",
    description:
      "OpenID Connect with code and PKCE; the browser goes to the address and comes back to `/sign-in/{provider}`.",
    access: "public",
    ...named,
    response: Begun,
  }),
  signIn: endpoint({
    method: "POST",
    path: "/auth/providers/sign-in/",
    tag: "Account",
    summary: "Sign in with what a provider answered",
    description:
      "Once, within ten minutes, by the browser that began. Opens an account for whoever has none.",
    access: "public",
    body: Type.Object({ ...comingBack, time_zone: Type.Optional(Type.String({ maxLength: 60 })) }),
    response: TokenPair,
  }),
  linked: endpoint({
    method: "GET",
    path: "/profile/providers/",
    tag: "Settings",
    summary: "The caller's accounts at providers",
    access: "required",
    response: Type.Array(LinkedProvider),
  }),
  beginLink: endpoint({
    method: "POST",
    path: "/profile/providers/{provider}/",
    tag: "Settings",
    summary: "Begin to link an account at a provider",
    description: proofNote,
    access: "required",
    ...named,
    body: OwnerProofRequest,
    response: Begun,
  }),
  link: endpoint({
    method: "POST",
    path: "/profile/providers/",
    tag: "Settings",
    summary: "Link an account at a provider",
    description: "The account's owner is told by mail.",
    access: "required",
    body: Type.Object(comingBack),
    response: LinkedProvider,
    status: 201,
  }),
  unlink: endpoint({
    method: "DELETE",
    path: "/profile/providers/{provider}/",
    tag: "Settings",
    summary: "Unlink an account at a provider",
    description: proofNote,
    access: "required",
    ...named,
    body: OwnerProofRequest,
    response: MessageResponse,
  }),
};
