import type { FastifyPluginAsync } from "fastify";
import { assetHeaders } from "#api/plugins/security-headers.ts";

const day = 86_400_000;

interface Contact {
  publicUrl: string;
  contactEmail: string | null;
  now(): number;
}

/**
 * `/.well-known/security.txt` (RFC 9116): where somebody who found a hole writes to. It runs out, as the
 * standard asks, half a year after it is read, and so never while the server runs.
 */
export function securityContactRoutes({
  publicUrl,
  contactEmail,
  now,
}: Contact): FastifyPluginAsync {
  const headers = {
    ...assetHeaders(publicUrl),
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "public, max-age=86400",
  };
  return async (app) => {
    app.get("/.well-known/security.txt", { schema: { hide: true } }, (_, reply) =>
      reply
        .headers(headers)
        .send(
          [
            ...(contactEmail === null ? [] : [`Contact: mailto:${contactEmail}`]),
            `Contact: ${publicUrl}/contact`,
            `Expires: ${new Date(now() + 180 * day).toISOString().slice(0, 10)}T00:00:00.000Z`,
            "Preferred-Languages: en, ru, kk",
            `Canonical: ${publicUrl}/.well-known/security.txt`,
            "",
          ].join("\n"),
        ),
    );
  };
}
