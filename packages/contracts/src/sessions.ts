import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";

/** One device the caller is signed in on. */
export const DeviceSession = Type.Object({
  id: Type.String(),
  /** What the browser calls itself, such as `Firefox, Windows`; null when that is not known. */
  device: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
  /** To a quarter of an hour. */
  seen_at: Type.String(),
  /** Whether it is the session that asks. */
  current: Type.Boolean(),
});
export type DeviceSession = Type.Static<typeof DeviceSession>;

export const sessionEndpoints = {
  sessions: endpoint({
    method: "GET",
    path: "/auth/sessions/",
    tag: "Account",
    summary: "The devices the caller is signed in on",
    description: "The one that asks comes first, then the one last seen.",
    access: "required",
    response: Type.Array(DeviceSession),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/auth/sessions/{id}/",
    tag: "Account",
    summary: "Sign one device out",
    description: "Its refresh token is dead at once, its access token within 15 minutes.",
    access: "required",
    params: Type.Object({
      id: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
    }),
    response: MessageResponse,
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/auth/sessions/",
    tag: "Account",
    summary: "Sign every other device out",
    access: "required",
    response: MessageResponse,
  }),
};
