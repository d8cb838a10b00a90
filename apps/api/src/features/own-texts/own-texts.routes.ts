import { type KeptOwnText, ownTextsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { OwnTextHead } from "./own-text.model.ts";
import type { OwnTextsService } from "./own-texts.service.ts";

/** A long novel, compressed, in base64; the contract says how long it may be. */
const bodyLimit = 8_600_000;

const toKept = ({ keptAt, ...text }: OwnTextHead): KeptOwnText => ({ ...text, kept_at: keptAt });

/** The calls of texts that learners keep on the server. */
export function ownTextsRoutes(service: OwnTextsService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, ownTextsEndpoints.list, async (request) => {
      const { texts, used, quota } = await service.list(guard.viewer(request).accountId);
      return { texts: texts.map(toKept), used, quota };
    });

    register(app, ownTextsEndpoints.read, async (request) => {
      const { content, ...text } = await service.read(
        guard.viewer(request).accountId,
        request.params.id,
      );
      return { ...toKept(text), content };
    });

    register(
      app,
      ownTextsEndpoints.keep,
      async (request) =>
        toKept(
          await service.keep(guard.viewer(request).accountId, {
            id: request.params.id,
            ...request.body,
          }),
        ),
      { bodyLimit },
    );

    register(app, ownTextsEndpoints.remove, async (request) => {
      await service.remove(guard.viewer(request).accountId, request.params.id);
      return { message: say(requestLanguage(request), "own_text_removed") };
    });
  };
}
