import Type from "typebox";

/** `POST /contact/`. */
export const ContactRequest = Type.Object({
  name: Type.String({ maxLength: 100 }),
  email: Type.String({ maxLength: 254 }),
  comment: Type.Optional(Type.String({ maxLength: 3000 })),
});
export type ContactRequest = Type.Static<typeof ContactRequest>;
