import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ContactRequest, ErrorResponse, MessageResponse } from "@tilashar/contracts";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { ContactService } from "./contact.service.ts";

export function contactRoutes(service: ContactService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/contact/",
      {
        schema: {
          tags: ["About"],
          summary: "Write to the people behind Tilashar",
          description: "The message is stored at once and then delivered, however long that takes.",
          body: ContactRequest,
          response: { 200: MessageResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { name, email, comment = "" } = request.body;
        const language = requestLanguage(request);
        const address = clientAddress(request.ip);
        await service.take({ name, email, comment }, { address, language });
        return { message: say(language, "contact_sent") };
      },
    );
  };
}
