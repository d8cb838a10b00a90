import { settingsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import type { ExportService } from "./export.service.ts";

export function exportRoutes(service: ExportService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, settingsEndpoints.exportEverything, async (request, reply) => {
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
    });

    register(app, settingsEndpoints.exportWords, async (request, reply) =>
      reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="tilashar-words.csv"')
        .send(await service.words(guard.viewer(request).accountId)),
    );
  };
}
