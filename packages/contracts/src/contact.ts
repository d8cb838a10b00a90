import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";

/** `POST /contact/`. */
export const ContactRequest = Type.Object({
  name: Type.String({ maxLength: 100 }),
  email: Type.String({ maxLength: 254 }),
  comment: Type.Optional(Type.String({ maxLength: 3000 })),
});
export type ContactRequest = Type.Static<typeof ContactRequest>;

export const contactEndpoints = {
  write: endpoint({
    method: "POST",
    path: "/contact/",
    tag: "About",
    summary: "Write to the people behind Tilashar",
    description: "The message is stored at once and then delivered, however long that takes.",
    access: "public",
    body: ContactRequest,
    response: MessageResponse,
  }),
};
