import { contactInboxRoutes, makeContactInbox } from "../features/contact/index.ts";
import { moderationRoutes } from "../features/moderation/index.ts";
import { makeReportsService, reportsRoutes } from "../features/reports/index.ts";
import { makeRolesService, rolesRoutes } from "../features/roles/index.ts";
import type { Foundation } from "./foundation.ts";
import type { Area, FeatureParts } from "./parts.ts";

/** Those who keep the house: what they are told, what they do about it, and who they are. */
export function makeHouse(
  { database, now }: FeatureParts,
  { limiter, guard, noteAct, moderation }: Foundation,
): Area {
  const inbox = makeContactInbox({ database, noteAct, now });
  return {
    routes: [
      reportsRoutes(makeReportsService({ database, limiter, noteAct, now }), guard),
      moderationRoutes(moderation, guard),
      contactInboxRoutes(inbox, guard),
      rolesRoutes(makeRolesService({ database, noteAct })),
    ],
  };
}
