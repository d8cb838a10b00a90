import { contactInboxRoutes, makeContactInbox } from "../features/contact/index.ts";
import { editingRoutes, makeEditingService, openCourseDesk } from "../features/editing/index.ts";
import { moderationRoutes } from "../features/moderation/index.ts";
import { makeReportsService, reportsRoutes } from "../features/reports/index.ts";
import { makeRolesService, rolesRoutes } from "../features/roles/index.ts";
import type { Foundation } from "./foundation.ts";
import type { Area, FeatureParts } from "./parts.ts";

/** Those who keep the house: what they are told, what they do about it, and who they are. */
export function makeHouse(
  { database, contentFiles, now }: FeatureParts,
  { limiter, guard, noteAct, moderation }: Foundation,
): Area {
  const inbox = makeContactInbox({ database, noteAct, now });
  const desk = openCourseDesk(contentFiles);
  const editing = makeEditingService({ database, desk, limiter, noteAct, now });
  return {
    workers: [{ start: async () => {}, stop: () => desk.stop() }],
    routes: [
      editingRoutes(editing, guard),
      reportsRoutes(makeReportsService({ database, limiter, noteAct, now }), guard),
      moderationRoutes(moderation, guard),
      contactInboxRoutes(inbox, guard),
      rolesRoutes(makeRolesService({ database, noteAct })),
    ],
  };
}
