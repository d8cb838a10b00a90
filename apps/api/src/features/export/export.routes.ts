import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorResponse, ProfileExport } from "@tilashar/contracts";
import Type from "typebox";
import type { Guard } from "#api/plugins/authentication.ts";
import type { ExportService } from "./export.service.ts";

export function exportRoutes(service: ExportService, guard: Guard): FastifyPluginAsyncTypebox {
  return async (app) => {
    const shared = { tags: ["Settings"], security: [{ bearer: [] }] };

    app.get(
      "/profile/export/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Everything the product keeps about the caller",
          response: { 200: ProfileExport, "4xx": ErrorResponse },
        },
      },
      async (request, reply) => {
        const { exportedAt, picture, data } = await service.everything(
          guard.viewer(request).accountId,
        );
        reply.header("content-disposition", 'attachment; filename="tilashar.json"');
        return {
          exported_at: exportedAt,
          product: "Tilashar" as const,
          picture: picture && `data:image/webp;base64,${picture.toString("base64")}`,
          data,
        };
      },
    );

    app.get(
      "/profile/export/words.csv",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "The words of completed lessons, for Anki",
          produces: ["text/csv"],
          response: { 200: Type.String(), "4xx": ErrorResponse },
        },
      },
      async (request, reply) =>
        reply
          .header("content-type", "text/csv; charset=utf-8")
          .header("content-disposition", 'attachment; filename="tilashar-words.csv"')
          .send(await service.words(guard.viewer(request).accountId)),
    );
  };
}
