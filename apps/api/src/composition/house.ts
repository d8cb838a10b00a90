import { contactInboxRoutes, makeContactInbox } from "../features/contact/index.ts";
import { editingRoutes, makeEditingService, openCourseDesk } from "../features/editing/index.ts";
import { houseRoutes, makeLearnersService } from "../features/house/index.ts";
import { moderationRoutes } from "../features/moderation/index.ts";
import { makeReportsService, reportsRoutes } from "../features/reports/index.ts";
import { makeRolesService, rolesRoutes } from "../features/roles/index.ts";
import type { Foundation } from "./foundation.ts";
import { makeHouseStatus, toCourseState } from "./house-status.ts";
import type { Area, FeatureParts } from "./parts.ts";
import type { Texts } from "./texts.ts";

/** Those who keep the house: what they are told, what they do about it, and who they are. */
export function makeHouse(
  parts: FeatureParts,
  { limiter, guard, noteAct, moderation, house }: Foundation,
  texts: Texts,
  requestReset: (email: string, address: string) => Promise<void>,
): Area {
  const { database, served, now } = parts;
  const inbox = makeContactInbox({ database, noteAct, now });
  const desk = parts.threads?.desk ?? openCourseDesk(parts.contentFiles);
  const editing = makeEditingService({
    database,
    desk,
    limiter,
    noteAct,
    isServed: (id) => served.changes.has(id),
    leftOut: served.leftOut,
    whyNotServed: () => served.state().failure?.reason ?? null,
    approvedAnew: () => void served.reload(),
    now,
  });
  return {
    workers: parts.threads?.desk ? [] : [{ start: async () => {}, stop: () => desk.stop() }],
    routes: [
      editingRoutes(editing, guard),
      reportsRoutes(makeReportsService({ database, limiter, noteAct, now }), guard),
      moderationRoutes(moderation, guard),
      contactInboxRoutes(inbox, guard),
      houseRoutes(house, makeLearnersService({ database, noteAct, requestReset }), {
        guard,
        status: makeHouseStatus(parts, texts),
        async reloadCourse(actor) {
          await noteAct(database.queries, actor, {
            act: "read the course anew",
            subject: "setting",
            subjectId: "course",
          });
          desk.filesChanged();
          return toCourseState(await served.reload());
        },
      }),
      rolesRoutes(makeRolesService({ database, noteAct })),
    ],
  };
}
