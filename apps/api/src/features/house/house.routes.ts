import {
  type CourseState,
  type HouseStatus,
  houseEndpoints,
  type HouseSettings as SettingsOnTheWire,
} from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { Actor } from "#api/privileges.ts";
import type { HouseSettings } from "./house.model.ts";
import type { HouseService } from "./house.service.ts";
import type { LearnersService } from "./learners.service.ts";

const toSettings = ({ signUp, domains, ...texts }: HouseSettings): SettingsOnTheWire => ({
  ...texts,
  sign_up: signUp,
  domains: [...domains],
});

/** What whoever runs the house sets, sees and does; and who may join it. */
export function houseRoutes(
  house: HouseService,
  learners: LearnersService,
  {
    guard,
    status,
    reloadCourse,
  }: {
    guard: Guard;
    status(): Promise<HouseStatus>;
    reloadCourse(actor: Actor): Promise<CourseState>;
  },
): FastifyPluginAsync {
  return async (app) => {
    register(app, houseEndpoints.signUp, async () => {
      const { name, signUp, domains } = await house.settings();
      return { name, mode: signUp, domains: signUp === "domain" ? [...domains] : [] };
    });

    register(app, houseEndpoints.settings, async () => toSettings(await house.settings()));
    register(app, houseEndpoints.changeSettings, async (request) => {
      const { sign_up, ...texts } = request.body;
      return toSettings(await house.change(guard.actor(request), { ...texts, signUp: sign_up }));
    });

    register(app, houseEndpoints.invitations, async () => ({
      invitations: (await house.invitations()).map((one) => ({
        id: one.id,
        note: one.note,
        made_at: one.madeAt,
        expires_at: one.expiresAt,
        used_at: one.usedAt,
        used_by: one.usedByName,
      })),
    }));
    register(app, houseEndpoints.invite, async (request) => {
      const { code, expiresAt } = await house.invite(
        guard.actor(request),
        request.body.note.trim(),
      );
      return { code, expires_at: expiresAt };
    });
    register(app, houseEndpoints.withdraw, async (request) => {
      await house.withdraw(guard.actor(request), request.params.id);
      return { message: say(requestLanguage(request), "invitation_withdrawn") };
    });

    register(app, houseEndpoints.findLearner, async (request) => {
      const found = await learners.find(guard.actor(request), request.body.email);
      return {
        learner: found && {
          id: found.accountId,
          username: found.username,
          email: found.email,
          language: found.language,
          created_at: found.createdAt,
          roles: [...found.roles],
          suspended: found.suspended,
          hidden: found.hidden,
        },
      };
    });
    register(app, houseEndpoints.sendReset, async (request) => {
      const address = clientAddress(request.ip);
      await learners.sendReset(guard.actor(request), request.params.id, address);
      return { message: say(requestLanguage(request), "reset_sent_to_learner") };
    });

    register(app, houseEndpoints.status, status);
    register(app, houseEndpoints.usage, () => house.usage());
    register(app, houseEndpoints.reloadCourse, (request) => reloadCourse(guard.actor(request)));
  };
}
