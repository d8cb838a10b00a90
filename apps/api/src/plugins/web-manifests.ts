import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { assetHeaders } from "./security-headers.ts";

/** Which of the client's files are served here instead of as they stand. */
export const manifestFiles = ["en", "ru", "kk"].map((tag) => `manifest.${tag}.webmanifest`);

/**
 * Serves what a browser installs the product by, under the name of the place where it has one: who has
 * installed two of them can tell them apart.
 *
 * @param client the browser's build
 */
export function serveWebManifests(
  app: FastifyInstance,
  {
    client,
    placeName,
    publicUrl,
  }: { client: string; placeName(): Promise<string>; publicUrl: string },
): void {
  const headers = assetHeaders(publicUrl);
  for (const file of manifestFiles) {
    const manifest = JSON.parse(readFileSync(join(client, file), "utf8")) as { name: string };
    app.get(`/${file}`, async (_request, reply) => {
      const place = await placeName();
      const name = place === "" ? manifest.name : `Tilashar · ${place}`;
      return reply
        .headers({ ...headers, "cache-control": "public, max-age=3600" })
        .type("application/manifest+json")
        .send(JSON.stringify({ ...manifest, name }));
    });
  }
}
