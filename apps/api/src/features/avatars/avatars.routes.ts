import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import { assetHeaders } from "#api/plugins/security-headers.ts";
import { avatarFolder } from "./avatar-address.ts";

/** Serves learners' pictures beside the built files; registered at the root, not below `/api`. */
export function avatarRoutes(
  pictureOf: (hash: string) => Promise<Buffer | null>,
  publicUrl: string,
): FastifyPluginAsync {
  const headers = {
    ...assetHeaders(publicUrl),
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  };
  return async (app) => {
    app.get<{ Params: { name: string } }>(
      `${avatarFolder}/:name`,
      { schema: { hide: true } },
      async (request, reply) => {
        const hash = /^([0-9a-f]{32})\.webp$/.exec(request.params.name)?.[1];
        const image = hash === undefined ? null : await pictureOf(hash);
        if (image === null) throw new AppError("not_found");
        return reply.headers(headers).send(image);
      },
    );
  };
}
