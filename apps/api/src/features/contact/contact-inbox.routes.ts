import { moderationEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { ContactInbox } from "./contact-inbox.service.ts";

/** Contact messages for those who answer them. */
export function contactInboxRoutes(inbox: ContactInbox, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, moderationEndpoints.contactMessages, async (request) => {
      const { state, before = null } = request.query;
      const { messages, next } = await inbox.list({ open: state !== "closed", before });
      return {
        messages: messages.map(({ createdAt, closedAt, ...message }) => ({
          ...message,
          created_at: createdAt,
          closed_at: closedAt,
        })),
        next,
      };
    });

    register(app, moderationEndpoints.closeContactMessage, async (request) => {
      const { note = "" } = request.body;
      await inbox.close(guard.actor(request), request.params.id, note.trim());
      return { message: say(requestLanguage(request), "contact_closed") };
    });
  };
}
