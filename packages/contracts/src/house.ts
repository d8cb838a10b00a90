import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { Role } from "./privileges.ts";

const SignUpMode = Type.Enum(["open", "invitation", "domain"]);

/** `GET /sign-up/`: what whoever would open an account needs to know. */
export const SignUp = Type.Object({
  mode: SignUpMode,
  /** Mail domains that may, where the mode is `domain`. */
  domains: Type.Array(Type.String()),
  /** What this place is called; may be empty. */
  name: Type.String(),
});
export type SignUp = Type.Static<typeof SignUp>;

/** `GET` and `PUT /admin/settings/`. */
export const HouseSettings = Type.Object({
  name: Type.String({ maxLength: 100 }),
  /** Who answers for the place, on the page about privacy. */
  operator: Type.String({ maxLength: 500 }),
  /** What a country's law wants to be said, on the same page. */
  imprint: Type.String({ maxLength: 3000 }),
  sign_up: SignUpMode,
  domains: Type.Array(Type.String({ maxLength: 253 }), { maxItems: 50 }),
});
export type HouseSettings = Type.Static<typeof HouseSettings>;

export const Invitation = Type.Object({
  id: Type.Integer(),
  note: Type.String(),
  made_at: Type.String(),
  expires_at: Type.String(),
  used_at: Type.Union([Type.String(), Type.Null()]),
  /** Null while it is unused, and when the account is gone. */
  used_by: Type.Union([Type.String(), Type.Null()]),
});
export type Invitation = Type.Static<typeof Invitation>;

const Invitations = Type.Object({ invitations: Type.Array(Invitation) });

/** `POST /admin/invitations/`: the code is told this once. */
export const NewInvitation = Type.Object({ code: Type.String(), expires_at: Type.String() });
export type NewInvitation = Type.Static<typeof NewInvitation>;

export const FoundLearner = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  email: Type.String(),
  language: Type.String(),
  created_at: Type.String(),
  roles: Type.Array(Role),
  suspended: Type.Boolean(),
  hidden: Type.Boolean(),
});
export type FoundLearner = Type.Static<typeof FoundLearner>;

/** `POST /admin/learners/search/`. */
export const LearnerSearch = Type.Object({
  learner: Type.Union([FoundLearner, Type.Null()]),
});
export type LearnerSearch = Type.Static<typeof LearnerSearch>;

/** Which course this server gives out. */
export const CourseState = Type.Object({
  served_since: Type.String(),
  /** Approved changes laid over the files. */
  changes: Type.Integer(),
  /** Why a newer course is not served. */
  failure: Type.Union([Type.Object({ at: Type.String(), reason: Type.String() }), Type.Null()]),
});
export type CourseState = Type.Static<typeof CourseState>;

/** `GET /admin/status/`. */
export const HouseStatus = Type.Object({
  version: Type.String(),
  node: Type.String(),
  database: Type.Enum(["sqlite", "postgres"]),
  /** Of this process. */
  started_at: Type.String(),
  content: Type.Object({
    lessons: Type.Integer(),
    readings: Type.Integer(),
    films: Type.Integer(),
    grammar: Type.Integer(),
  }),
  course: CourseState,
  /** Whether mails leave by SMTP, or lie in a folder for want of a server. */
  mail: Type.Enum(["smtp", "files"]),
  deliveries: Type.Array(
    Type.Object({
      channel: Type.String(),
      waiting: Type.Integer(),
      /** Of the one that waits longest; 0 when nothing waits. */
      oldest_seconds: Type.Integer(),
      /** As far back as ended deliveries are kept. */
      sent: Type.Integer(),
      given_up: Type.Integer(),
    }),
  ),
  /** Copies in the folder of backups, newest first; null where PostgreSQL's own tools make them. */
  backups: Type.Union([
    Type.Array(Type.Object({ file: Type.String(), bytes: Type.Integer(), made_at: Type.String() })),
    Type.Null(),
  ]),
});
export type HouseStatus = Type.Static<typeof HouseStatus>;

/** A number; `few` for one to four; `hidden` where it would tell what few people did. */
const UsageCount = Type.Union([Type.Integer(), Type.Enum(["few", "hidden"])]);

const Usage = Type.Object({
  /** The day, or the Monday of the week, as `2026-11-23`. */
  from: Type.String(),
  learners: UsageCount,
  lessons: UsageCount,
  sessions: UsageCount,
  reviews: UsageCount,
  tests: UsageCount,
});
export type Usage = Type.Static<typeof Usage>;

/** `GET /admin/usage/`. */
export const UsageReport = Type.Object({ days: Type.Array(Usage), weeks: Type.Array(Usage) });
export type UsageReport = Type.Static<typeof UsageReport>;

const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

export const houseEndpoints = {
  signUp: endpoint({
    method: "GET",
    path: "/sign-up/",
    tag: "Account",
    summary: "Who may open an account here",
    access: "public",
    response: SignUp,
  }),
  settings: endpoint({
    method: "GET",
    path: "/admin/settings/",
    tag: "Administration",
    summary: "What is set about this place",
    access: "required",
    act: "see the settings of the house",
    response: HouseSettings,
  }),
  changeSettings: endpoint({
    method: "PUT",
    path: "/admin/settings/",
    tag: "Administration",
    summary: "Set what this place is called, who answers for it, and who may sign up",
    access: "required",
    act: "change the settings of the house",
    body: HouseSettings,
    response: HouseSettings,
  }),
  invitations: endpoint({
    method: "GET",
    path: "/admin/invitations/",
    tag: "Administration",
    summary: "Invitations, the newest first",
    access: "required",
    act: "see invitations",
    response: Invitations,
  }),
  invite: endpoint({
    method: "POST",
    path: "/admin/invitations/",
    tag: "Administration",
    summary: "Make an invitation",
    description: "Its code works once, for 30 days. It is told here and kept nowhere.",
    access: "required",
    act: "make an invitation",
    body: Type.Object({ note: Type.String({ maxLength: 200 }) }),
    response: NewInvitation,
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/admin/invitations/{id}/",
    tag: "Administration",
    summary: "Withdraw an unused invitation",
    access: "required",
    act: "withdraw an invitation",
    params,
    response: MessageResponse,
  }),
  findLearner: endpoint({
    method: "POST",
    path: "/admin/learners/search/",
    tag: "Administration",
    summary: "A learner by the whole e-mail",
    description: "Each search is a line of the log.",
    access: "required",
    act: "find a learner by e-mail",
    body: Type.Object({ email: Type.String({ minLength: 1, maxLength: 254 }) }),
    response: LearnerSearch,
  }),
  sendReset: endpoint({
    method: "POST",
    path: "/admin/learners/{id}/reset-mail/",
    tag: "Administration",
    summary: "Send a learner the link to a new password",
    access: "required",
    act: "send a reset mail",
    params,
    response: MessageResponse,
  }),
  status: endpoint({
    method: "GET",
    path: "/admin/status/",
    tag: "Administration",
    summary: "Version, content, what waits to be sent, backups",
    access: "required",
    act: "see the state of the house",
    response: HouseStatus,
  }),
  usage: endpoint({
    method: "GET",
    path: "/admin/usage/",
    tag: "Administration",
    summary: "How much is learned here, by days and weeks, newest first",
    description:
      "Sums over everybody, never anything about one. Fewer than five people are not counted, and what they did is not shown.",
    access: "required",
    act: "see how much is learned",
    response: UsageReport,
  }),
  reloadCourse: endpoint({
    method: "POST",
    path: "/admin/course/reload/",
    tag: "Administration",
    summary: "Read the course's files again and serve them",
    description:
      "Answers when another course is served, or says why the one before still is. What is built of the files must be built before. Other servers of the same database read theirs at a SIGHUP.",
    access: "required",
    act: "read the course anew",
    response: CourseState,
  }),
};
