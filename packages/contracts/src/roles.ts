import Type from "typebox";
import { endpoint } from "./endpoint.ts";
import { Role } from "./privileges.ts";

/** `GET /admin/roles/`. */
export const RoleHolders = Type.Object({
  holders: Type.Array(
    Type.Object({
      id: Type.Integer(),
      username: Type.String(),
      email: Type.String(),
      roles: Type.Array(Role),
    }),
  ),
});
export type RoleHolders = Type.Static<typeof RoleHolders>;

export const LoggedAct = Type.Object({
  id: Type.Integer(),
  /** ISO 8601 instant. */
  at: Type.String(),
  /** Null: whoever has a shell on the server. */
  actor: Type.Union([
    Type.Object({
      id: Type.Integer(),
      /** Null when the account is gone. */
      username: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
  act: Type.String(),
  /** What kind of thing it was done to, and which. */
  subject: Type.String(),
  subject_id: Type.String(),
  /** Of an account that is still there: its name. */
  subject_name: Type.Union([Type.String(), Type.Null()]),
  change: Type.String(),
  reason: Type.String(),
});
export type LoggedAct = Type.Static<typeof LoggedAct>;

/** `GET /admin/acts/`: the newest first. */
export const ActsResponse = Type.Object({
  acts: Type.Array(LoggedAct),
  /** `before` of the next page; null at the end. */
  next: Type.Union([Type.Integer(), Type.Null()]),
});
export type ActsResponse = Type.Static<typeof ActsResponse>;

export const rolesEndpoints = {
  holders: endpoint({
    method: "GET",
    path: "/admin/roles/",
    tag: "Administration",
    summary: "Who holds which role",
    access: "required",
    act: "see who holds roles",
    response: RoleHolders,
  }),
  acts: endpoint({
    method: "GET",
    path: "/admin/acts/",
    tag: "Administration",
    summary: "What people with roles have done",
    description: "A page of 50. Lines are only ever added.",
    access: "required",
    act: "see the log of acts",
    query: Type.Object({
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    }),
    response: ActsResponse,
  }),
};
