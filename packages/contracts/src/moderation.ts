import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { Role } from "./privileges.ts";

export const MeasureReason = Type.Enum([
  "name",
  "picture",
  "cheating",
  "advertising",
  "harm",
  "other",
]);
export type MeasureReason = Type.Static<typeof MeasureReason>;

export const Measure = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(["renamed", "hidden", "suspended"]),
  reason: MeasureReason,
  /** In the moderator's own words. */
  note: Type.String(),
  /** The name that was taken away; null but for `renamed`. */
  old_name: Type.Union([Type.String(), Type.Null()]),
  made_at: Type.String(),
  /** Null while it is in force. */
  ended_at: Type.Union([Type.String(), Type.Null()]),
});
export type Measure = Type.Static<typeof Measure>;

/** A person as moderators see them: nothing of their learning, and no address. */
export const ModeratedPerson = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  avatar: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
  roles: Type.Array(Role),
  suspended: Type.Boolean(),
  /** Kept off the boards by a moderator. */
  hidden: Type.Boolean(),
  /** The newest first. */
  measures: Type.Array(Measure),
});
export type ModeratedPerson = Type.Static<typeof ModeratedPerson>;

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const params = Type.Object({ id });

const why = {
  /** What the person is told in their language. */
  reason: MeasureReason,
  /** What is told beside it, as it is written. */
  note: Type.Optional(Type.String({ maxLength: 300 })),
};
export const MeasureRequest = Type.Object(why);
export type MeasureRequest = Type.Static<typeof MeasureRequest>;

export const RenamingRequest = Type.Object({
  ...why,
  /** Without one the person is `oqushy-…` (learner) until they choose. */
  username: Type.Optional(Type.String({ maxLength: 200 })),
});
export type RenamingRequest = Type.Static<typeof RenamingRequest>;

export const EndingRequest = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 300 }),
});
export type EndingRequest = Type.Static<typeof EndingRequest>;

export const ContactMessage = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  comment: Type.String(),
  language: Type.String(),
  created_at: Type.String(),
  /** Null while it is open. */
  closed_at: Type.Union([Type.String(), Type.Null()]),
  note: Type.String(),
});
export type ContactMessage = Type.Static<typeof ContactMessage>;

/** `GET /moderation/contact-messages/`. */
export const ContactMessagesPage = Type.Object({
  messages: Type.Array(ContactMessage),
  /** `before` of the next page; null at the end. */
  next: Type.Union([Type.Integer(), Type.Null()]),
});
export type ContactMessagesPage = Type.Static<typeof ContactMessagesPage>;

/** What a learner is told of measures about them, in the language asked for. */
export const NoticesResponse = Type.Object({
  notices: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Type.String(),
      text: Type.String(),
      /** Empty where a measure has ended. */
      reason: Type.String(),
    }),
  ),
});
export type NoticesResponse = Type.Static<typeof NoticesResponse>;

const told = "The person is told why, by mail and at their next visit.";

export const moderationEndpoints = {
  findPerson: endpoint({
    method: "GET",
    path: "/moderation/people/",
    tag: "Moderation",
    summary: "A person by name",
    description: "404 when nobody is called so.",
    access: "required",
    act: "look up a person",
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: ModeratedPerson,
  }),
  person: endpoint({
    method: "GET",
    path: "/moderation/people/{id}/",
    tag: "Moderation",
    summary: "A person, with what was done about them",
    access: "required",
    act: "look up a person",
    params,
    response: ModeratedPerson,
  }),
  rename: endpoint({
    method: "POST",
    path: "/moderation/people/{id}/renaming/",
    tag: "Moderation",
    summary: "Take a name away",
    description: told,
    access: "required",
    act: "rename a person",
    params,
    body: RenamingRequest,
    response: ModeratedPerson,
  }),
  hide: endpoint({
    method: "POST",
    path: "/moderation/people/{id}/hiding/",
    tag: "Moderation",
    summary: "Keep a person off the boards",
    description: told,
    access: "required",
    act: "hide a person",
    params,
    body: MeasureRequest,
    response: ModeratedPerson,
  }),
  suspend: endpoint({
    method: "POST",
    path: "/moderation/people/{id}/suspension/",
    tag: "Moderation",
    summary: "Let a person in no more",
    description: `Every session ends at once. ${told}`,
    access: "required",
    act: "suspend a person",
    params,
    body: MeasureRequest,
    response: ModeratedPerson,
  }),
  end: endpoint({
    method: "POST",
    path: "/moderation/measures/{id}/ending/",
    tag: "Moderation",
    summary: "End a measure",
    description: "The person is told that it has ended.",
    access: "required",
    act: "end a measure",
    params,
    body: EndingRequest,
    response: MessageResponse,
  }),
  contactMessages: endpoint({
    method: "GET",
    path: "/moderation/contact-messages/",
    tag: "Moderation",
    summary: "What people wrote by the contact form",
    description: "A page of 30, the newest first.",
    access: "required",
    act: "see contact messages",
    query: Type.Object({
      state: Type.Optional(Type.Enum(["open", "closed"])),
      before: Type.Optional(id),
    }),
    response: ContactMessagesPage,
  }),
  closeContactMessage: endpoint({
    method: "POST",
    path: "/moderation/contact-messages/{id}/closing/",
    tag: "Moderation",
    summary: "Close a contact message",
    access: "required",
    act: "close a contact message",
    params,
    body: Type.Object({ note: Type.Optional(Type.String({ maxLength: 300 })) }),
    response: MessageResponse,
  }),
  notices: endpoint({
    method: "GET",
    path: "/profile/notices/",
    tag: "Account",
    summary: "What moderators did about the learner, and has not been seen",
    access: "required",
    response: NoticesResponse,
  }),
  noticesSeen: endpoint({
    method: "POST",
    path: "/profile/notices/seen/",
    tag: "Account",
    summary: "The learner has seen them",
    access: "required",
    response: MessageResponse,
  }),
};
