import { type Passkey as PasskeyOnWire, passkeyEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { clientOf } from "#api/features/auth/index.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { Passkey } from "./passkey.model.ts";
import type { PasskeysService } from "./passkeys.service.ts";

const toWire = ({ id, name, createdAt, usedAt }: Passkey): PasskeyOnWire => ({
  id,
  name,
  created_at: createdAt,
  used_at: usedAt,
});

export function passkeysRoutes(service: PasskeysService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, passkeyEndpoints.beginSignIn, async (request) =>
      service.beginSignIn(clientOf(request)),
    );

    register(app, passkeyEndpoints.signIn, async (request) =>
      service.signIn(request.body, clientOf(request)),
    );

    register(app, passkeyEndpoints.list, async (request) =>
      (await service.list(guard.viewer(request).accountId)).map(toWire),
    );

    register(app, passkeyEndpoints.beginNew, async (request) =>
      service.beginNew(guard.viewer(request), request.body.password),
    );

    register(app, passkeyEndpoints.add, async (request, reply) =>
      reply.code(201).send(toWire(await service.add(guard.viewer(request), request.body))),
    );

    register(app, passkeyEndpoints.rename, async (request) =>
      toWire(
        await service.rename(guard.viewer(request).accountId, request.params.id, request.body.name),
      ),
    );

    register(app, passkeyEndpoints.remove, async (request) => {
      await service.remove(guard.viewer(request), request.params.id, request.body.password);
      return { message: say(requestLanguage(request), "passkey_removed") };
    });
  };
}
