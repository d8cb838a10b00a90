import { type DeviceSession, sessionEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { OpenSession, OpenSessionsService } from "./open-sessions.service.ts";

const toDeviceSession = ({
  id,
  device,
  createdAt,
  seenAt,
  current,
}: OpenSession): DeviceSession => ({
  id,
  device,
  created_at: createdAt,
  seen_at: seenAt,
  current,
});

export function openSessionsRoutes(service: OpenSessionsService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, sessionEndpoints.sessions, async (request) =>
      (await service.list(guard.viewer(request))).map(toDeviceSession),
    );

    register(app, sessionEndpoints.endSession, async (request) => {
      await service.end(guard.viewer(request), request.params.id);
      return { message: say(requestLanguage(request), "session_ended") };
    });

    register(app, sessionEndpoints.endOtherSessions, async (request) => {
      await service.endOthers(guard.viewer(request));
      return { message: say(requestLanguage(request), "sessions_ended") };
    });
  };
}
