import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";

/** `POST /auth/email-confirmation/confirm/`: the secret of the link in the mail. */
export const ConfirmEmailRequest = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100 }),
});
export type ConfirmEmailRequest = Type.Static<typeof ConfirmEmailRequest>;

export const emailConfirmationEndpoints = {
  ask: endpoint({
    method: "POST",
    path: "/auth/email-confirmation/",
    tag: "Account",
    summary: "Ask for a new link to confirm the e-mail",
    description:
      "A newer link takes the place of an older one; nothing is sent when the address needs no confirmation. At most five an hour.",
    access: "required",
    response: MessageResponse,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/auth/email-confirmation/confirm/",
    tag: "Account",
    summary: "Confirm an e-mail by the link that was sent there",
    description:
      "The link works once, for three days, on any device, and while the account's address is the one it was sent to.",
    access: "public",
    body: ConfirmEmailRequest,
    response: MessageResponse,
  }),
};
