import { type LinkedProvider, providerEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { clientOf } from "#api/features/auth/index.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { Identity } from "./identity.model.ts";
import type { ProviderSignInService } from "./provider-sign-in.service.ts";

const toWire = ({ provider, name, linkedAt }: Identity): LinkedProvider => ({
  provider,
  name,
  linked_at: linkedAt,
});

export function providerSignInRoutes(
  service: ProviderSignInService,
  guard: Guard,
): FastifyPluginAsync {
  return async (app) => {
    register(app, providerEndpoints.list, async () => [...service.providers()]);

    register(app, providerEndpoints.begin, async (request) =>
      service.begin(request.params.provider, clientAddress(request.ip)),
    );

    register(app, providerEndpoints.signIn, async (request) => {
      const { flow, answer, time_zone: timeZone } = request.body;
      const attempt = { flow, answer, language: requestLanguage(request), timeZone };
      return service.finish(attempt, clientOf(request));
    });

    register(app, providerEndpoints.linked, async (request) =>
      (await service.list(guard.viewer(request).accountId)).map(toWire),
    );

    register(app, providerEndpoints.beginLink, async (request) =>
      service.beginLink(guard.viewer(request), request.params.provider, request.body.password),
    );

    register(app, providerEndpoints.link, async (request, reply) =>
      reply.code(201).send(toWire(await service.link(guard.viewer(request), request.body))),
    );

    register(app, providerEndpoints.unlink, async (request) => {
      const { provider } = request.params;
      await service.unlink(guard.viewer(request), provider, request.body.password);
      return { message: say(requestLanguage(request), "provider_unlinked") };
    });
  };
}
