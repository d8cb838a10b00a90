import Type from "typebox";
import { User } from "./auth.ts";

/** `GET /profile/settings/`: the account as its owner may change it. */
export const ProfileSettings = Type.Object({
  ...User.properties,
  /** IANA time zone: the learner's days are read from it. */
  time_zone: Type.String(),
  /** Whether others see the learner on the leaderboard. */
  on_leaderboard: Type.Boolean(),
  /** Address of the picture below `/assets/`; null while there is none. */
  avatar: Type.Union([Type.String(), Type.Null()]),
});
export type ProfileSettings = Type.Static<typeof ProfileSettings>;

/**
 * `PUT /profile/update-profile/`, multipart. Parts with other names are ignored; what is not sent stays
 * as it is, but username and email must be there.
 */
export const UpdateProfileForm = Type.Object({
  username: Type.String(),
  email: Type.String(),
  language_preference: Type.Optional(Type.String({ enum: ["en", "ru", "kz"] })),
  time_zone: Type.Optional(Type.String()),
  on_leaderboard: Type.Optional(Type.String({ enum: ["true", "false"] })),
  /** A bitmap of at most 8 MB and 25 megapixels: PNG, JPEG, WebP, GIF or AVIF. */
  profile_image: Type.Optional(Type.String({ format: "binary" })),
  /** `true` takes the picture away. */
  remove_image: Type.Optional(Type.String({ enum: ["true", "false"] })),
});

/** The account after an update, and an access token whose claims are those of now. */
export const UpdatedProfile = Type.Object({
  ...ProfileSettings.properties,
  access: Type.String(),
});
export type UpdatedProfile = Type.Static<typeof UpdatedProfile>;

/** `POST /profile/password-change/`. Passwords are taken verbatim. */
export const PasswordChangeRequest = Type.Object({
  current_password: Type.String({ maxLength: 128 }),
  new_password: Type.String({ maxLength: 128 }),
});
export type PasswordChangeRequest = Type.Static<typeof PasswordChangeRequest>;

/** `DELETE /profile/`. */
export const DeleteAccountRequest = Type.Object({ password: Type.String({ maxLength: 128 }) });
export type DeleteAccountRequest = Type.Static<typeof DeleteAccountRequest>;

/** `POST /auth/email-undo/`: the secret of a link that was sent to the address an account left. */
export const EmailUndoRequest = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100 }),
});
export type EmailUndoRequest = Type.Static<typeof EmailUndoRequest>;

/** The address that is the account's again. */
export const EmailUndoResponse = Type.Object({ email: Type.String(), message: Type.String() });
export type EmailUndoResponse = Type.Static<typeof EmailUndoResponse>;

/** `GET /profile/export/`: every row the product keeps about the learner, by table; secrets are left out. */
export const ProfileExport = Type.Object({
  exported_at: Type.String(),
  product: Type.Literal("Tilashar"),
  /** The picture as a data address; null while there is none. */
  picture: Type.Union([Type.String(), Type.Null()]),
  data: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
});
export type ProfileExport = Type.Static<typeof ProfileExport>;
