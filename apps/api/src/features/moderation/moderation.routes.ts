import {
  type Measure as MeasureOnTheWire,
  type ModeratedPerson,
  moderationEndpoints,
} from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { avatarAddress } from "#api/features/avatars/index.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { Measure, Person } from "./measure.model.ts";
import type { ModerationService, Why } from "./moderation.service.ts";

const toMeasure = ({ oldName, madeAt, endedAt, ...measure }: Measure): MeasureOnTheWire => ({
  ...measure,
  old_name: oldName,
  made_at: madeAt,
  ended_at: endedAt,
});

const toPerson = ({
  person,
  measures,
}: {
  person: Person;
  measures: readonly Measure[];
}): ModeratedPerson => ({
  id: person.accountId,
  username: person.username,
  avatar: avatarAddress(person.avatar),
  created_at: person.createdAt,
  roles: [...person.roles],
  suspended: person.suspended,
  hidden: person.hidden,
  measures: measures.map(toMeasure),
});

const toWhy = ({ reason, note = "" }: { reason: Why["reason"]; note?: string }): Why => ({
  reason,
  note: note.trim(),
});

/** What moderators do about people, and what people are told of it. */
export function moderationRoutes(service: ModerationService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    const personNow = async (id: number) => toPerson(await service.find({ id }));

    register(app, moderationEndpoints.findPerson, async (request) =>
      toPerson(await service.find({ name: request.query.name })),
    );
    register(app, moderationEndpoints.person, (request) => personNow(request.params.id));

    register(app, moderationEndpoints.rename, async (request) => {
      const { id } = request.params;
      const { username, ...why } = request.body;
      await service.rename(guard.actor(request), id, username ?? null, toWhy(why));
      return personNow(id);
    });
    register(app, moderationEndpoints.hide, async (request) => {
      await service.hide(guard.actor(request), request.params.id, toWhy(request.body));
      return personNow(request.params.id);
    });
    register(app, moderationEndpoints.suspend, async (request) => {
      await service.suspend(guard.actor(request), request.params.id, toWhy(request.body));
      return personNow(request.params.id);
    });
    register(app, moderationEndpoints.end, async (request) => {
      await service.end(guard.actor(request), request.params.id, request.body.reason.trim());
      return { message: say(requestLanguage(request), "measure_ended") };
    });

    register(app, moderationEndpoints.notices, async (request) => ({
      notices: await service.notices(guard.viewer(request).accountId, requestLanguage(request)),
    }));
    register(app, moderationEndpoints.noticesSeen, async (request) => {
      await service.seen(guard.viewer(request).accountId);
      return { message: say(requestLanguage(request), "notices_seen") };
    });
  };
}
