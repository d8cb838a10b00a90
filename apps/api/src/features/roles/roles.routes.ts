import { type LoggedAct, rolesEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { register } from "#api/plugins/register.ts";
import type { ActWithName, RolesService } from "./roles.service.ts";

const toLoggedAct = ({
  actorId,
  actorName,
  subjectId,
  subjectName,
  ...act
}: ActWithName): LoggedAct => ({
  ...act,
  actor: actorId === null ? null : { id: actorId, username: actorName },
  subject_id: subjectId,
  subject_name: subjectName,
});

/** Who is trusted with what, and what they did with it. */
export function rolesRoutes(service: RolesService): FastifyPluginAsync {
  return async (app) => {
    register(app, rolesEndpoints.holders, async () => ({
      holders: (await service.list()).map(({ accountId, roles, ...names }) => ({
        id: accountId,
        ...names,
        roles: [...roles],
      })),
    }));

    register(app, rolesEndpoints.acts, async (request) => {
      const { acts, next } = await service.acts(request.query.before ?? null);
      return { acts: acts.map(toLoggedAct), next };
    });
  };
}
