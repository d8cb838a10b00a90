import Type from "typebox";
import { MessageResponse, TokenPair } from "./auth.ts";
import { endpoint, numberedBy } from "./endpoint.ts";

/** One of the caller's passkeys. */
export const Passkey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  created_at: Type.String(),
  /** When it last signed in; null before the first time. */
  used_at: Type.Union([Type.String(), Type.Null()]),
});
export type Passkey = Type.Static<typeof Passkey>;

const base64url = (maxLength: number) => Type.String({ maxLength, pattern: "^[A-Za-z0-9_-]+$" });

/** What the browser was given to finish what it began: a secret of its own. */
const Flow = Type.String({ minLength: 20, maxLength: 100 });

/** Options of the browser's own call, as JSON. */
const Begun = Type.Object({ flow: Type.String(), options: Type.Unknown() });

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: Type.Literal("public-key"),
  authenticatorAttachment: Type.Optional(
    Type.Union([Type.Literal("platform"), Type.Literal("cross-platform")]),
  ),
  clientExtensionResults: Type.Object({}),
};

/** What the browser's `navigator.credentials.get` answered, as JSON. */
export const PasskeySignature = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: Type.Optional(base64url(100)),
  }),
});

/** What the browser's `navigator.credentials.create` answered, as JSON. */
export const NewPasskeyAnswer = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});

const Name = Type.String({ maxLength: 60 });

/** The password, where the session is not a fresh one. */
export const OwnerProofRequest = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 128 })),
});
export type OwnerProofRequest = Type.Static<typeof OwnerProofRequest>;

const proofNote =
  "Asks for the password when the session began more than 15 minutes ago; a 400 on `password` says so.";

export const passkeyEndpoints = {
  beginSignIn: endpoint({
    method: "POST",
    path: "/auth/passkeys/options/",
    tag: "Account",
    summary: "Begin to sign in with a passkey",
    description: "The same for everybody: the options name no account and no passkey.",
    access: "public",
    response: Begun,
  }),
  signIn: endpoint({
    method: "POST",
    path: "/auth/passkeys/sign-in/",
    tag: "Account",
    summary: "Sign in with a passkey",
    description: "The answer to one challenge, once, within ten minutes, from this site alone.",
    access: "public",
    body: Type.Object({ flow: Flow, response: PasskeySignature }),
    response: TokenPair,
  }),
  list: endpoint({
    method: "GET",
    path: "/profile/passkeys/",
    tag: "Settings",
    summary: "The caller's passkeys",
    access: "required",
    response: Type.Array(Passkey),
  }),
  beginNew: endpoint({
    method: "POST",
    path: "/profile/passkeys/options/",
    tag: "Settings",
    summary: "Begin to make a passkey",
    description: proofNote,
    access: "required",
    body: OwnerProofRequest,
    response: Begun,
  }),
  add: endpoint({
    method: "POST",
    path: "/profile/passkeys/",
    tag: "Settings",
    summary: "Keep a new passkey",
    description: "The account's owner is told by mail.",
    access: "required",
    body: Type.Object({ flow: Flow, response: NewPasskeyAnswer, name: Name }),
    response: Passkey,
    status: 201,
  }),
  rename: endpoint({
    method: "PATCH",
    path: "/profile/passkeys/{id}/",
    tag: "Settings",
    summary: "Call a passkey something else",
    access: "required",
    params: numberedBy("The passkey's number"),
    body: Type.Object({ name: Name }),
    response: Passkey,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/profile/passkeys/{id}/",
    tag: "Settings",
    summary: "Remove a passkey",
    description: proofNote,
    access: "required",
    params: numberedBy("The passkey's number"),
    body: OwnerProofRequest,
    response: MessageResponse,
  }),
};
