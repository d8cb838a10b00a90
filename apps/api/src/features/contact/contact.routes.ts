import { contactEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { ContactService } from "./contact.service.ts";

export function contactRoutes(service: ContactService): FastifyPluginAsync {
  return async (app) => {
    register(app, contactEndpoints.write, async (request) => {
      const { name, email, comment = "" } = request.body;
      const language = requestLanguage(request);
      const address = clientAddress(request.ip);
      await service.take({ name, email, comment }, { address, language });
      return { message: say(language, "contact_sent") };
    });
  };
}
