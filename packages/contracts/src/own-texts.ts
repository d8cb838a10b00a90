import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";

/** Made by the browser that the text was brought to. */
const id = Type.String({
  pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
});
const params = Type.Object({ id });

/** What a list tells of a text; a browser that does not have it can fetch it. */
export const KeptOwnText = Type.Object({
  id,
  title: Type.String(),
  author: Type.String(),
  format: Type.String(),
  /** Running words; null where they have not been counted. */
  words: Type.Union([Type.Integer(), Type.Null()]),
  /** Bytes of it, compressed. */
  size: Type.Integer(),
  /** ISO 8601 instant. */
  kept_at: Type.String(),
});
export type KeptOwnText = Type.Static<typeof KeptOwnText>;

/** `GET /own-texts`. */
export const OwnTextsResponse = Type.Object({
  texts: Type.Array(KeptOwnText),
  /** Bytes that are used, and that may be. */
  used: Type.Integer(),
  quota: Type.Integer(),
});
export type OwnTextsResponse = Type.Static<typeof OwnTextsResponse>;

/** `PUT /own-texts/{id}/`. What is in the text is nobody's business: the server keeps it as it comes. */
export const OwnTextRequest = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  author: Type.String({ maxLength: 200 }),
  format: Type.String({ pattern: "^[a-z0-9]{1,8}$" }),
  words: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000_000 }), Type.Null()]),
  /** Its chapters as gzip in base64; the rest of its form is looked at by a loop, since a pattern's steps back over eight million letters fill the stack. */
  content: Type.String({
    minLength: 20,
    maxLength: 8_000_000,
    pattern: "^H4sI",
  }),
});
export type OwnTextRequest = Type.Static<typeof OwnTextRequest>;

/** `GET /own-texts/{id}/`. */
export const OwnTextContent = Type.Object({ ...KeptOwnText.properties, content: Type.String() });
export type OwnTextContent = Type.Static<typeof OwnTextContent>;

export const ownTextsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/own-texts",
    tag: "Own texts",
    summary: "Texts that the learner keeps on the server",
    access: "required",
    response: OwnTextsResponse,
  }),
  read: endpoint({
    method: "GET",
    path: "/own-texts/{id}/",
    tag: "Own texts",
    summary: "One of the learner's texts, with its content",
    access: "required",
    params,
    response: OwnTextContent,
  }),
  keep: endpoint({
    method: "PUT",
    path: "/own-texts/{id}/",
    tag: "Own texts",
    summary: "Keep a text on the server",
    description: "Kept again under the same id, it takes the place of what was there.",
    access: "required",
    params,
    body: OwnTextRequest,
    response: KeptOwnText,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/own-texts/{id}/",
    tag: "Own texts",
    summary: "Remove a text from the server",
    access: "required",
    params,
    response: MessageResponse,
  }),
};
