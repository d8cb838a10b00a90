import Type from "typebox";
import { MessageResponse, User } from "./auth.ts";
import { endpoint } from "./endpoint.ts";

/** `GET /profile/settings/`: the account as its owner may change it. */
export const ProfileSettings = Type.Object({
  ...User.properties,
  /** False while a link to confirm the address waits to be opened. */
  email_confirmed: Type.Boolean(),
  /** The last mail to the address was refused for good. */
  email_refused: Type.Boolean(),
  /** False for who signs in by other ways alone. */
  has_password: Type.Boolean(),
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

export const settingsEndpoints = {
  exportEverything: endpoint({
    method: "GET",
    path: "/profile/export/",
    tag: "Settings",
    summary: "Everything the product keeps about the caller",
    access: "required",
    response: ProfileExport,
  }),
  exportWords: endpoint({
    method: "GET",
    path: "/profile/export/words.csv",
    tag: "Settings",
    summary: "The words of completed lessons, for Anki",
    access: "required",
    response: Type.String(),
    produces: ["text/csv"],
  }),
  settings: endpoint({
    method: "GET",
    path: "/profile/settings/",
    tag: "Settings",
    summary: "The account as its owner may change it",
    access: "required",
    response: ProfileSettings,
  }),
  update: endpoint({
    method: "PUT",
    path: "/profile/update-profile/",
    tag: "Settings",
    summary: "Change the account",
    description:
      "A multipart form. A new address holds at once; the old one is told and can take the change back for 7 days. The answer's access token carries the claims of now.",
    access: "required",
    form: UpdateProfileForm,
    response: UpdatedProfile,
  }),
  changePassword: endpoint({
    method: "POST",
    path: "/profile/password-change/",
    tag: "Settings",
    summary: "Change the password",
    description:
      "Ends every other session. A wrong current password is a 400; after ten of them 429.",
    access: "required",
    body: PasswordChangeRequest,
    response: MessageResponse,
  }),
  deleteAccount: endpoint({
    method: "DELETE",
    path: "/profile/",
    tag: "Settings",
    summary: "Delete the account and everything in it",
    access: "required",
    body: DeleteAccountRequest,
    response: MessageResponse,
  }),
  undoEmailChange: endpoint({
    method: "POST",
    path: "/auth/email-undo/",
    tag: "Account",
    summary: "Take an e-mail change back",
    description: "By the secret in the mail to the old address; ends all sessions.",
    access: "public",
    body: EmailUndoRequest,
    response: EmailUndoResponse,
  }),
};
